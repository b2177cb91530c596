import { PAY_BAR_LENGTH, type PayBarContent, type PayBarPart } from '../../site/plots/pay-bar.ts';

/**
 * 'Where your pay goes', or another `caption`: a bar cut into net pay, each tax and the parts of `last`, with a key that
 * says the same in words. `length` is how many units of `PAY_BAR_LENGTH` the whole width has: the more, the shorter the bar.
 */
export function PayBar({
  caption = 'Where your pay goes',
  length = PAY_BAR_LENGTH,
  last = [],
  ...content
}: PayBarContent & { caption?: string; length?: number; last?: readonly NamedPart[] }) {
  const parts = [...namedParts(content), ...last];
  return (
    <figure className="pay-bar">
      <figcaption>{caption}</figcaption>
      <svg viewBox={`0 0 ${length} 2`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ kind, line }) => (
          <path key={kind} className={kind} d={line} />
        ))}
      </svg>
      {parts.length === 0 ? (
        <p>Enter a salary to see where it goes.</p>
      ) : (
        <ul>
          {parts.map((part) => (
            // By its words, so that a changed share is a new element: see LiveText.
            <li key={wordsOf(part)} className={part.kind}>
              {wordsOf(part)}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

interface NamedPart extends PayBarPart {
  /** Its class, which gives its colour. */
  readonly kind: string;
  readonly label: string;
}

/** The key of a bar, in words. */
export function payBarWords(content: PayBarContent): readonly string[] {
  return namedParts(content).map(wordsOf);
}

function wordsOf({ label, share }: NamedPart): string {
  return `${label} ${share}`;
}

function namedParts({ net, incomeTax, medicareLevy, surcharge, studentLoan }: PayBarContent) {
  return [
    part('net', 'Net pay', net),
    part('tax', 'Income tax', incomeTax),
    part('medicare', 'Medicare levy', medicareLevy),
    part('surcharge', 'Medicare levy surcharge', surcharge),
    part('loan', 'Student loan', studentLoan),
  ].flat();
}

function part(kind: string, label: string, drawn: PayBarPart | undefined): NamedPart[] {
  return drawn === undefined ? [] : [{ kind, label, ...drawn }];
}
