/** What the pages of salaries and of hourly rates have alike. */
import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import { AmountLinks } from '../components/amount-links.tsx';
import { Breadcrumb, Calculators } from '../components/navigation.tsx';
import type { AmountLink } from '../words/amount-links.ts';
import type { TaxYearWords } from '../words/tax-year-words.ts';

interface AmountPageProps {
  readonly name: string;
  readonly heading: string;
  /** Links to the pages before and after this one. */
  readonly pager: ReactNode;
  readonly year: TaxYearWords;
  /** The entries that the links to the calculators bring. */
  readonly fragment: string;
}

export function AmountPage(props: PropsWithChildren<AmountPageProps>) {
  const { name, heading, pager, year, fragment, children } = props;
  return (
    <div className="amount-page">
      <Calculators rules={year.rules} fragment={fragment} />
      <Breadcrumb current={name} />
      <header>
        <h1>{heading}</h1>
        {pager}
      </header>
      {children}
    </div>
  );
}

interface PagerProps {
  readonly previous: AmountLink | undefined;
  readonly next: AmountLink | undefined;
  readonly pathOf: (amount: string) => string;
}

export function Pager({ previous, next, pathOf }: PagerProps) {
  return (
    <p className="pager">
      {previous && <a rel="prev" href={pathOf(previous.amount)}>{`Previous: ${previous.text}`}</a>}
      {next && <a rel="next" href={pathOf(next.amount)}>{`Next: ${next.text}`}</a>}
    </p>
  );
}

/** Answers by their questions. */
export type Answers = Readonly<Record<string, string>>;

/** Answers folded behind their questions, and `children` below them. */
export function Questions({ of, children }: PropsWithChildren<{ of: Answers }>) {
  return (
    <section className="faq">
      <h2>Common questions</h2>
      {Object.entries(of).map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      {children}
    </section>
  );
}

type LinkSectionProps = ComponentProps<typeof AmountLinks> & { title: string; Title?: 'h2' | 'h3' };

export function LinkSection({ title, Title = 'h2', ...links }: LinkSectionProps) {
  return (
    <section>
      <Title>{title}</Title>
      <AmountLinks {...links} />
    </section>
  );
}
