/** Places for a subject, where the site's calculators about it are offered, whichever they are. */
import { Fragment, type PropsWithChildren } from 'react';
import type { RuleSetName } from '../pay/rules/rule-set-names.ts';
import { type Calculator, offersOf, type Topic } from '../site/calculators.ts';

interface OffersProps {
  readonly topic: Topic;
  readonly rules: RuleSetName;
}

/** Links to the calculators by name, after `children`. Draws nothing if the site has no calculator for the topic. */
export function Offers({ topic, rules, children }: PropsWithChildren<OffersProps>) {
  const offers = offersOf(topic, rules);
  return (
    offers.length > 0 && (
      <>
        {children} <Names of={offers} />
      </>
    )
  );
}

/** Links that a script gives the entries of the live page that they are on. */
function Names({ of }: { of: readonly Calculator[] }) {
  return of.map(({ path, name }, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      <a className="carries-entries" href={path}>
        {name}
      </a>
    </Fragment>
  ));
}

interface AskedOffersProps extends OffersProps {
  /** The entries that the links bring, such as `#salary=80000`. */
  readonly entries: string;
  readonly className?: 'button';
}

/** Links to the calculators by question. Each follows a space. */
export function AskedOffers({ topic, rules, entries, className }: AskedOffersProps) {
  return offersOf(topic, rules).map(({ path, question }) => (
    <Fragment key={path}>
      {' '}
      <a className={className} href={path + entries}>
        {question}
      </a>
    </Fragment>
  ));
}

/** A subject, a sentence on how the site treats it, and the topics of the calculators that go further. */
export type Treatment = readonly [subject: string, words: string, ...topics: Topic[]];

export function Treatments({ of, rules }: { of: readonly Treatment[]; rules: RuleSetName }) {
  return (
    <dl className="treatments">
      {of.map(([subject, words, ...topics]) => {
        const offers = new Set(topics.flatMap((topic) => offersOf(topic, rules)));
        return (
          <div key={subject}>
            <dt>{subject}</dt>
            <dd>
              {offers.size > 0 ? `${words} See `.trimStart() : words}
              {offers.size > 0 && <Names of={[...offers]} />}
              {offers.size > 0 && '.'}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
