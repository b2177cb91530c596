/**
 * Stands in for React's JSX runtime inside Radix: the same, but for `<style>`, which it leaves out. The select's
 * viewport hides its scrollbar with one, which our Content-Security-Policy refuses; our style sheet does so instead.
 */
import type { ElementType, Key, ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';

export { Fragment, jsxs } from 'react/jsx-runtime';

export function jsx(type: ElementType, props: unknown, key?: Key): ReactElement | null {
  return type === 'style' ? null : runtime.jsx(type, props, key);
}
