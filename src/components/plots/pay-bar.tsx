import { PAY_BAR_LENGTH, type PayBarContent, type PayBarPart } from '../../site/plots/pay-bar.ts';

/** 'Where your pay goes': a bar cut into net pay and each tax, with a key that says the same in words. */
export function PayBar({ net, incomeTax, medicareLevy, surcharge, studentLoan }: PayBarContent) {
  const parts = [
    part('net', 'Net pay', net),
    part('tax', 'Income tax', incomeTax),
    part('medicare', 'Medicare levy', medicareLevy),
    part('surcharge', 'Medicare levy surcharge', surcharge),
    part('loan', 'Student loan', studentLoan),
  ].flat();
  return (
    <figure className="pay-bar">
      <figcaption>Where your pay goes</figcaption>
      <svg viewBox={`0 0 ${PAY_BAR_LENGTH} 2`} preserveAspectRatio="none" aria-hidden="true">
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
