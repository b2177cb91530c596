/**
 * Stands in for `react-remove-scroll`, whose lock is a `<style>` element that our Content-Security-Policy
 * refuses: here a class on the root element holds the page still while a list is open.
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
