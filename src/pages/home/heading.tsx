/** The heading of the pay calculator, whose words are those of the product's description. */
import { memo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import type { Home } from './calculation.ts';

/** A key draws it again only if the tax year is another. */
export const Heading = memo(
  function Heading({ result: { taxYear } }: { readonly result: Home }) {
    return (
      <hgroup>
        <h1>Australian Pay Calculator</h1>
        <p>
          <b>
            <LiveText>{`Tax year ${taxYear.label}`}</LiveText>
          </b>{' '}
          <LiveText>{taxYear.description}</LiveText>
        </p>
      </hgroup>
    );
  },
  (one, other) => one.result.taxYear === other.result.taxYear,
);
