/**
 * What Radix gets in place of `react-remove-scroll`, which locks the scroll by a `<style>` element that the
 * Content-Security-Policy refuses. Here a class on the root element does so while a list is open.
 */
import { type ReactNode, useEffect } from 'react';

const LOCK_CLASS = 'scroll-locked';

export function RemoveScroll({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.classList.add(LOCK_CLASS);
    return () => document.documentElement.classList.remove(LOCK_CLASS);
  }, []);
  return children;
}
