/** The cards that follow from the pays: each of them, the same pay evenly, the year, and part-time work. */
import { memo } from 'react';
import { FigureTable, figuresWidth } from '../../components/figure-table.tsx';
import { LiveHint, LiveText } from '../../components/live-text.tsx';
import { HOME_PATH, TAX_RETURN_PATH } from '../../site/paths.ts';
import type { LatePart } from '../live/late.tsx';
import type { CasualCalculation } from './calculation.ts';
import { cardFigures } from './card-figures.ts';
import { evenText, partTimeText, rowsOfPays, superText, yearText } from './card-texts.ts';

export const Cards = memo(function Cards({ of: calculation }: LatePart<CasualCalculation>) {
  const figures = cardFigures(calculation);
  const { partTime, rate, year } = figures;
  const table = rowsOfPays(calculation);
  return (
    <>
      {rate > 0 && (
        <>
          <section className="card">
            <FigureTable
              kind="plain"
              title="Your pays"
              columns={['Before tax', 'Withheld', 'Lands', 'Super']}
              {...table}
              // A phone has no more room beside the names of pays.
              size={figuresWidth([...table.rows, ...table.rest]) > 32 ? 'long' : undefined}
            />
            <LiveHint>{superText(calculation)}</LiveHint>
          </section>
          <section className="card">
            <h2>Uneven pays, and the year</h2>
            {[evenText(figures), yearText(figures)].filter(Boolean).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {year === undefined && (
              <p>
                <a href={TAX_RETURN_PATH}>Tax return calculator</a>
              </p>
            )}
          </section>
        </>
      )}
      {partTime && (
        <section className="card">
          <h2>Part-time</h2>
          <p>
            <LiveText>{partTimeText(partTime)}</LiveText>
          </p>
          <p>
            <a href={HOME_PATH + partTime.fragment}>See what lands of it</a>
          </p>
        </section>
      )}
    </>
  );
});
