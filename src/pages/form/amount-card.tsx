/** A card whose title is the label of an amount. */
import type { PropsWithChildren } from 'react';
import { LiveText } from '../../components/live-text.tsx';

interface AmountCardProps {
  /** The field's name. */
  readonly name: string;
  readonly title: string;
  readonly className: string;
}

export function AmountCard(props: PropsWithChildren<AmountCardProps>) {
  const { name, title, className, children } = props;
  return (
    <section className={className}>
      <h2>
        <label htmlFor={name}>
          <LiveText>{title}</LiveText>
        </label>
      </h2>
      {children}
    </section>
  );
}
