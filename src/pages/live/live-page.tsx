/** The frame of a live page: all that is on it besides what comes alive in the browser. */
import type { ComponentType, ReactNode } from 'react';
import { Calculators } from '../../components/navigation.tsx';
import type { DescribedRuleSet } from '../../pay/rules/rule-sets.ts';
import { DISCLAIMER_PATH, SIMPLIFIED_MODEL_LINK } from '../../site/paths.ts';
import { type Page, type PageContext, pageAt } from '../page.ts';
import { ExampleText } from './example.tsx';

interface LivePage extends Pick<Page, 'title' | 'description' | 'structuredData'> {
  /** Of the element that the page's script hydrates. */
  readonly id: string;
  /** Its heading, with a line below it. Absent where the live part has the heading. */
  readonly heading?: { readonly name: string; readonly line: string };
  /** A sentence on what needs JavaScript, for visitors without it. */
  readonly noscript: string;
  /** The entries that the page is sent with, as its figures are for them: such as '$80,000 a year in 2026-27'. */
  readonly example: (rules: DescribedRuleSet) => string;
  /** The part that is hydrated. */
  readonly Live: ComponentType<PageContext>;
  readonly after?: (rules: DescribedRuleSet) => ReactNode;
  /** The limits of the figures, in a sentence before the link to what they leave out. */
  readonly limits?: (rules: DescribedRuleSet) => string;
}

/** The page at `path`: the frame around `Live`. */
export function livePage(
  path: string,
  { id, heading, noscript, example, Live, after, limits, ...page }: LivePage,
): Page {
  const Main = (context: PageContext) => {
    const { rules } = context;
    return (
      <>
        <noscript>
          <p className="card">{noscript}</p>
        </noscript>
        <Calculators rules={rules.name} current={path} />
        {heading && (
          <hgroup>
            <h1>{heading.name}</h1>
            <p>{heading.line}</p>
          </hgroup>
        )}
        <div id={id}>
          <ExampleText value={`These figures are for ${example(rules)}.`}>
            <Live {...context} />
          </ExampleText>
        </div>
        {after?.(rules)}
        {limits && (
          <p className="hint">
            {`${limits(rules)} `}
            {rules.name === 'simplified' ? (
              <a href={SIMPLIFIED_MODEL_LINK}>How it differs</a>
            ) : (
              <a href={DISCLAIMER_PATH}>Read the full disclaimer</a>
            )}
          </p>
        )}
      </>
    );
  };
  return pageAt(path, { ...page, Main });
}
