import { Treatments } from '../components/offers.tsx';
import { TextSection } from '../components/text-section.tsx';
import { taxYearOf } from '../pay/rules/rule-set.ts';
import { DISCLAIMER_PATH } from '../site/paths.ts';
import { DATA_PATH } from '../site/response-headers.ts';
import { dayText, monthText } from '../words/dates.ts';
import { yearSpan } from '../words/year-span.ts';
import { legalOmissions } from './legal-omissions.ts';
import { ModelDifferences } from './model-differences.tsx';
import { type PageContext, pageAt } from './page.ts';

/**
 * The legal text under its date, then what is of the date of the figures: their sources and what they leave out. The only page with neither
 * donation block nor footer.
 */
export const disclaimerPage = pageAt(DISCLAIMER_PATH, {
  title: ({ site }) => `Disclaimer | ${site.name}`,
  description: () =>
    'The pay calculator gives estimates for general information, not tax or financial advice. What its figures leave out and the limits of our liability.',
  hasDonationBlock: false,
  hasFooter: false,
  Main: Disclaimer,
});

function Disclaimer({ rules }: PageContext) {
  const { fullTime, average } = taxYearOf(rules, rules.defaultTaxYear).earnings;
  return (
    <div className="prose">
      <h1>Disclaimer</h1>
      <p>Last updated: January 2025</p>
      <TextSection title="General information only">
        This website gives estimates for general information. They do not take account of your
        goals, finances or needs, and they are not official. We are not part of the Australian
        Taxation Office (ATO) or any other government agency. None of them endorses us.
      </TextSection>
      <TextSection title="Not tax, financial or legal advice">
        Nothing here is tax, financial or legal advice. Using this website does not make you our
        client. Before you act on a figure, check it with the ATO, a registered tax agent or a
        licensed financial adviser.
      </TextSection>
      <TextSection title="Accuracy">
        We take care over rates and sums, but tax law changes and mistakes happen. We do not promise
        that a figure is accurate, complete or up to date. Nor do we promise that the website is
        always there.
      </TextSection>
      <TextSection title="Limitation of liability">
        We are not liable for loss or damage from this website or its figures, as far as the law
        allows. Nothing here excludes, restricts or changes a right or guarantee that the law does
        not let us exclude. That includes those of the Australian Consumer Law.
      </TextSection>
      <TextSection title="External links">
        The donation link leads to another website. We do not control it and are not responsible for
        it.
      </TextSection>
      <section>
        <h2>Where the figures come from</h2>
        <p>{`The figures are those of the tax years ${yearSpan(rules.taxYears.map(({ label }) => label))}. They were compared with the law on ${dayText(rules.law.comparedOn)}.`}</p>
        <p>
          {`Tax rates, limits, loan repayments and super rates are those that the ATO publishes${rules.name === 'simplified' ? ', but for the differences below' : ''}.`}
        </p>
        {rules.name === 'legislated' && (
          <p>
            Every figure of the law, with its sources, is in{' '}
            <a href={`${DATA_PATH}index.json`}>files for other programs</a>.
          </p>
        )}
        <p>
          {`Earnings are from the Australian Bureau of Statistics (ABS): Employee Earnings, ${monthText(fullTime.month)}, and Average Weekly Earnings, ${monthText(average.month)}. Both are free to reuse under CC BY 4.0. The minimum wage is from the Fair Work Commission.`}
        </p>
      </section>
      {rules.name === 'simplified' ? (
        <ModelDifferences rules={rules} />
      ) : (
        <section>
          <h2>What the estimates leave out</h2>
          <Treatments of={legalOmissions(rules)} rules={rules.name} />
        </section>
      )}
    </div>
  );
}
