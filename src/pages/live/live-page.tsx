/** The frame of a live page: all that is on it besides what comes alive in the browser. */
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import type { DescribedRuleSet } from '../../pay/rules/index.ts';
import { DISCLAIMER_PATH, SIMPLIFIED_MODEL_LINK } from '../../site/paths.ts';

export interface LivePageProps {
  readonly rules: DescribedRuleSet;
  /** Of the element that the page's script hydrates. */
  readonly id: string;
  /** What the page shows without a script, in a sentence. */
  readonly noscript: string;
  /** Its heading, with a line below it. Absent where the live part has the heading. */
  readonly heading?: { readonly name: string; readonly line: string };
  /** What is hydrated. */
  readonly children: ReactNode;
  readonly after?: ReactNode;
  /** What the figures are not, in a sentence before the link to what they leave out. */
  readonly limits?: string;
}

export function LivePage({ rules, id, noscript, heading, children, after, limits }: LivePageProps) {
  return (
    <>
      <noscript>
        <p className="card">{noscript}</p>
      </noscript>
      {heading && (
        <>
          <Breadcrumb current={heading.name} />
          <hgroup>
            <h1>{heading.name}</h1>
            <p>{heading.line}</p>
          </hgroup>
        </>
      )}
      <div id={id}>{children}</div>
      {after}
      {limits && (
        <p className="hint">
          {`${limits} `}
          {rules.name === 'simplified' ? (
            <a href={SIMPLIFIED_MODEL_LINK}>How it differs</a>
          ) : (
            <a href={DISCLAIMER_PATH}>Read the full disclaimer</a>
          )}
        </p>
      )}
    </>
  );
}
