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

type FigureSectionProps = { title: string; figures: readonly Figure[]; className?: string };

/** Figures under a title, and `children` below them. */
export function FigureSection(props: PropsWithChildren<FigureSectionProps>) {
  return (
    <section className={props.className}>
      <h2>{props.title}</h2>
      <FigureList figures={props.figures} />
      {props.children}
    </section>
  );
}
