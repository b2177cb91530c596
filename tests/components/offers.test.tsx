import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AskedOffers, Offers, Treatments } from '../../src/components/offers.tsx';
import { offersOf } from '../../src/site/calculators.ts';
import { all, parsedHtml, wordsOf } from '../support/parsed-html.ts';

const rendered = (element: ReactElement) => parsedHtml(renderToString(element));
const [offer] = offersOf('redundancy', 'legislated');

test('a calculator is offered on the sites that have it, with the words before it', () => {
  const place = (rules: 'simplified' | 'legislated') =>
    wordsOf(
      rendered(
        <p>
          <Offers topic="redundancy" rules={rules}>
            Paid out?
          </Offers>
        </p>,
      ),
    );
  expect(place('legislated')).toBe(`Paid out? ${offer?.name}`);
  expect(place('simplified')).toBe('');
});

test('on a page of an amount it is asked by its question, and brings the amount', () => {
  const asked = <AskedOffers topic="redundancy" rules="legislated" entries="#salary=80000" />;
  const links = all(rendered(asked), 'a').map((link) => [link.attribs.href, wordsOf(link)]);
  expect(links).toEqual([[`${offer?.path}#salary=80000`, offer?.question]]);
});

test('a subject has its words, then each calculator once that is about one of its topics', () => {
  const list = rendered(
    <Treatments
      rules="legislated"
      of={[
        ['Leave', 'Schedule 7.', 'redundancy', 'redundancy'],
        ['Leases', 'Not covered.', 'packaging'],
        ['Pay', '', 'redundancy'],
      ]}
    />,
  );
  const leases = offersOf('packaging', 'legislated').map(({ name }) => name);
  expect(all(list, 'dd').map(wordsOf)).toEqual([
    `Schedule 7. See ${offer?.name}.`,
    leases.length > 0 ? `Not covered. See ${leases.join(', ')}.` : 'Not covered.',
    `See ${offer?.name}.`,
  ]);
});
