/** The first card of an hour page: what the rate comes to in a year, before and after tax. */
import {
  COMPARE_PATH,
  DISCLAIMER_PATH,
  HOME_PATH,
  hourEntries,
  salaryPath,
} from '../../site/paths.ts';
import type { HourPageProps } from './texts.ts';

export function Answer(props: HourPageProps) {
  const { rate, gross, net, digits, pays, taxTime, year, yearBefore, salary } = props;
  const entries = hourEntries(digits);
  return (
    <div className="card answer">
      <p>
        {`${rate} an hour is ${gross} a year: `}
        <strong>{net}</strong>
        {year.isSimplified
          ? ` after tax, for 38 hours a week and 52 weeks. A simplified model of ${year.label}: `
          : ` after tax in ${year.label}, if single, for 38 hours a week and 52 weeks`}
        {year.isSimplified && <a href={DISCLAIMER_PATH}>what differs</a>}
      </p>
      <dl>
        <Part name="Week" text={pays.weekly.net} />
        <Part name="Fortnight" text={pays.fortnightly.net} />
        <Part name="Month" text={pays.monthly.net} />
        <Part name={`Year in ${yearBefore.label}`} text={yearBefore.net} />
        {taxTime && <Part name="At tax time" text={taxTime} />}
      </dl>
      <p className="actions">
        <a className="button main" href={HOME_PATH + entries}>
          {`Adjust ${rate} an hour in the calculator`}
        </a>{' '}
        <a className="button" href={COMPARE_PATH + entries}>
          {`Compare ${rate} an hour with another pay`}
        </a>{' '}
        <a href={salaryPath(salary.amount)}>{`${salary.text} salary`}</a>
      </p>
    </div>
  );
}

function Part({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
