import type { PropsWithChildren } from 'react';
import type { Figure } from '../words/figures.ts';
import { LiveText, useFigureAttributes } from './live-text.tsx';

type FigureListProps = { figures: readonly Figure[]; inRow?: boolean };

/** A description list of figures: one below the other, or with `inRow` side by side. */
export function FigureList({ figures, inRow = false }: FigureListProps) {
  const attributes = useFigureAttributes();
  return (
    <dl className={inRow ? 'figures-row' : 'figures'}>
      {figures.map(({ label, amount, note, emphasis }) => (
        <div key={label} className={emphasis}>
          <dt>{label}</dt>
          <dd {...attributes}>{amount}</dd>
          {note && (
            <dd className="note">
              <LiveText>{note}</LiveText>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

interface FigureSectionProps {
  readonly title: string;
  readonly Title?: 'h2' | 'h3';
  readonly figures: readonly Figure[];
  readonly className?: string;
}

/** Figures under a title, and `children` below them. */
export function FigureSection(props: PropsWithChildren<FigureSectionProps>) {
  const { Title = 'h2' } = props;
  return (
    <section className={props.className}>
      <Title>{props.title}</Title>
      <FigureList figures={props.figures} />
      {props.children}
    </section>
  );
}
