import { PAY_BAR_LENGTH, type PayBarContent, type PayBarPart } from '../../site/plots/pay-bar.ts';

/** 'Where your pay goes': a bar cut into net pay and each tax, with a key that says the same in words. */
export function PayBar(content: PayBarContent) {
  return <Bar caption="Where your pay goes" length={PAY_BAR_LENGTH} {...content} />;
}

/**
 * A bar under any `caption`, and with what goes into super by salary sacrifice. `length` is how many units of
 * `PAY_BAR_LENGTH` the whole width has: more than that makes the bar shorter.
 */
export function Bar({
  caption,
  length,
  net,
  incomeTax,
  medicareLevy,
  surcharge,
  studentLoan,
  sacrificed,
}: PayBarContent & { caption: string; length: number; sacrificed?: PayBarPart | undefined }) {
  const parts = [
    part('net', 'Net pay', net),
    part('tax', 'Income tax', incomeTax),
    part('medicare', 'Medicare levy', medicareLevy),
    part('surcharge', 'Medicare levy surcharge', surcharge),
    part('loan', 'Student loan', studentLoan),
    part('super', 'Salary sacrifice', sacrificed),
  ].flat();
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
          {parts.map(({ kind, label, share }) => (
            // By its words, so that a changed share is a new element: see LiveText.
            <li key={label + share} className={kind}>{`${label} ${share}`}</li>
          ))}
        </ul>
      )}
    </figure>
  );
}

function part(kind: string, label: string, drawn: PayBarPart | undefined) {
  return drawn === undefined ? [] : [{ kind, label, ...drawn }];
}
