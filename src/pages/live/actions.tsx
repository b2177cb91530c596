/** What can be done with the entries of a page: copying or sharing a link to them, and going back to those that it was sent with. */
import { type PropsWithChildren, useState, useSyncExternalStore } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { addressOf } from '../form/address.ts';
import type { Texts } from '../form/field.ts';
import type { LiveForm } from '../form/use-form.tsx';
import type { LatePart } from './late.tsx';

/** `children` are further ones. */
export function Actions({
  of: { entries, fragmentOf },
  children,
}: PropsWithChildren<LatePart<LiveForm['link']>>) {
  const canShare = useSyncExternalStore(neverChanges, browserShares, () => false);
  const [sent, setSent] = useState<{ entries?: Texts; outcome: string }>({ outcome: '' });
  const by = (way: (address: string) => Promise<string>) => async () => {
    setSent({ entries, outcome: await way(addressOf(fragmentOf(entries))) });
  };
  return (
    <p className="actions">
      <button type="button" onClick={by(copyLink)}>
        Copy link
      </button>
      <button type="reset">Reset</button>
      {canShare && (
        <button type="button" onClick={by(shareLink)}>
          Share
        </button>
      )}
      {children}
      {/* Empty until then: a reset before the script runs empties it in Firefox, and React would miss what it held. */}
      <output>
        {sent.entries === entries && sent.outcome && <LiveText>{sent.outcome}</LiveText>}
      </output>
    </p>
  );
}

const neverChanges = () => () => undefined;
const browserShares = () => 'share' in navigator;

/** Returns the outcome, in words. */
async function copyLink(address: string): Promise<string> {
  try {
    // Where the page is not sent securely, browsers have no clipboard: that throws too.
    await navigator.clipboard.writeText(address);
    return 'Link copied';
  } catch {
    return REFUSED;
  }
}

/** Offers the address to the apps of the device. Returns the outcome, in words. */
async function shareLink(url: string): Promise<string> {
  try {
    await navigator.share({ title: document.title, url });
    return '';
  } catch (error) {
    // The visitor has closed the list of apps.
    return error instanceof DOMException && error.name === 'AbortError' ? '' : REFUSED;
  }
}

const REFUSED = 'Your browser did not allow that. Copy the address of this page instead.';
