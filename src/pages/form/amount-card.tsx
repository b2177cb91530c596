/** The card of an amount: the label of its field is the title. */
import type { PropsWithChildren } from 'react';
import { LiveText } from '../../components/live-text.tsx';

interface AmountCardProps {
  /** The name of its field. */
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
