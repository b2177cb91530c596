import { taxTablePath } from '../../site/paths.ts';
import type { HourPageProps } from './texts.ts';

/** What people ask of an hourly rate, and the way to the tables of withholding. */
export function Questions(props: HourPageProps) {
  return (
    <section className="faq">
      <h2>Frequently asked questions</h2>
      {questions(props).map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      {!props.year.isSimplified && (
        <p>
          <a href={taxTablePath('weekly')}>Weekly tax table</a>
        </p>
      )}
    </section>
  );
}

type Question = readonly [question: string, answer: string];

function questions(props: HourPageProps): Question[] {
  const { rate, gross, net, pays, taxTime, withoutLeave, loading, superannuation, year } = props;
  const { yearBefore, totalTax } = props;
  const after = (pay: typeof pays.weekly) =>
    taxTime === undefined
      ? `${pay.gross} before tax and ${pay.net} after it.`
      : `${pay.gross} before tax. ${pay.taken} is withheld, and ${pay.net} lands.`;
  return [
    [
      `How much is ${rate} an hour a year?`,
      `${gross} before tax and ${net} after it, for 38 hours a week and 52 paid weeks.`,
    ],
    [`How much is ${rate} an hour a week?`, after(pays.weekly)],
    [`How much is ${rate} an hour a fortnight?`, after(pays.fortnightly)],
    [`How much is ${rate} an hour a month?`, after(pays.monthly)],
    [`How much tax is paid on ${rate} an hour?`, `${totalTax} a year, Medicare levy included.`],
    [
      'What if four weeks are unpaid?',
      `Then 48 weeks come to ${withoutLeave.gross} before tax and ${withoutLeave.net} after it.`,
    ],
    [
      `How much is ${rate} an hour with casual loading?`,
      `${loading.onTop} an hour with 25% on top. The loading stands for leave that casuals are not paid.`,
    ],
    [
      'Is super on top?',
      `Yes, unless your offer says that it is included: ${year.superRate} of ordinary pay, ${superannuation} a year.`,
    ],
    [
      `How much was ${rate} an hour after tax in ${yearBefore.label}?`,
      `${yearBefore.net} a year, for the same pay.`,
    ],
  ];
}
