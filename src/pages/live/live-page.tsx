/** The frame of a live page: all that is on it besides what comes alive in the browser. */
import type { ComponentType, ReactNode } from 'react';
import { Calculators } from '../../components/navigation.tsx';
import type { DescribedRuleSet } from '../../pay/rules/index.ts';
import { DISCLAIMER_PATH, SIMPLIFIED_MODEL_LINK } from '../../site/paths.ts';
import { type Page, type PageContext, pageAt } from '../page.ts';

interface LivePage extends Pick<Page, 'title' | 'description' | 'structuredData'> {
  /** Of the element that the page's script hydrates. */
  readonly id: string;
  /** Its heading, with a line below it. Absent where the live part has the heading. */
  readonly heading?: { readonly name: string; readonly line: string };
  /** The notice without a script: the example that the page shows, in a sentence. */
  readonly noscript: (rules: DescribedRuleSet) => string;
  /** The part that is hydrated. */
  readonly Live: ComponentType<PageContext>;
  readonly after?: (rules: DescribedRuleSet) => ReactNode;
  /** The limits of the figures, in a sentence before the link to what they leave out. */
  readonly limits?: (rules: DescribedRuleSet) => string;
}

/** The page at `path`: the frame around `Live`. */
export function livePage(
  path: string,
  { id, heading, noscript, Live, after, limits, ...page }: LivePage,
): Page {
  const Main = (context: PageContext) => {
    const { rules } = context;
    return (
      <>
        <noscript>
          <p className="card">{noscript(rules)}</p>
        </noscript>
        <Calculators rules={rules.name} current={path} />
        {heading && (
          <hgroup>
            <h1>{heading.name}</h1>
            <p>{heading.line}</p>
          </hgroup>
        )}
        <div id={id}>
          <Live {...context} />
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
