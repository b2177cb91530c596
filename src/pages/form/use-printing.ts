import { useSyncExternalStore } from 'react';

/** Whether the page is being printed. React renders for it at once: the browser prints what is there after `beforeprint`. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}

let printing = false;

function isPrinting(): boolean {
  return printing;
}

function subscribe(changed: () => void): () => void {
  const change = ({ type }: Event) => {
    printing = type === 'beforeprint';
    changed();
  };
  addEventListener('beforeprint', change);
  addEventListener('afterprint', change);
  return () => {
    removeEventListener('beforeprint', change);
    removeEventListener('afterprint', change);
  };
}
