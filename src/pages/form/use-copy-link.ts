import { useState } from 'react';
import { addressOf } from './use-address.ts';

/** Copies the link with `fragment`. The outcome is said until the fragment changes. */
export function useCopyLink(fragment: string): { copyLink: () => void; copyOutcome: string } {
  const [copied, setCopied] = useState<{ fragment: string; outcome: string }>();
  return {
    copyLink: async () => setCopied({ fragment, outcome: await outcomeOfCopying(fragment) }),
    copyOutcome: copied?.fragment === fragment ? copied.outcome : '',
  };
}

async function outcomeOfCopying(fragment: string): Promise<string> {
  // Browsers have no clipboard where the page is not sent securely.
  const isCopied = await navigator.clipboard?.writeText(addressOf(fragment)).then(
    () => true,
    () => false,
  );
  return isCopied
    ? 'Link copied'
    : 'Your browser did not allow that. Copy the address of this page instead.';
}
