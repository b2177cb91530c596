/**
 * What Radix gets in place of React's JSX runtime: the same, except that it leaves `<style>` out. The select's
 * viewport hides its scrollbar by one, which the Content-Security-Policy refuses; `select.css` hides it instead.
 */
import type { ElementType, Key, ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';

export { Fragment, jsxs } from 'react/jsx-runtime';

export function jsx(type: ElementType, props: unknown, key?: Key): ReactElement | null {
  return type === 'style' ? null : runtime.jsx(type, props, key);
}
