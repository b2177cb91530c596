/**
 * Replaces React's JSX runtime, and leaves out `<style>` elements. Radix hides the scrollbar of the select's viewport with one,
 * which the Content-Security-Policy refuses; `src/styles/select.css` hides it instead. For all code, and not for Radix alone: React's
 * own is a CommonJS module, with which each first load would be 130 to 190 bytes more (Brotli).
 */
import type { ElementType, Key, ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';

export const { Fragment, jsxs } = runtime;

export function jsx(type: ElementType, props: unknown, key?: Key): ReactElement | null {
  return type === 'style' ? null : runtime.jsx(type, props, key);
}
