/**
 * React's JSX runtime as a module that the whole bundle shares (`sharedJsx`). In production React makes elements of one child
 * and of several in the same way.
 */
import * as runtime from 'react/jsx-runtime';

export const { Fragment, jsx } = runtime;
export { jsx as jsxs };
