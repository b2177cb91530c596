/** The line of a live page that says which entries its figures are for, until its script answers others. */
import { createContext, useContext, useLayoutEffect, useState } from 'react';

/** The text of the line. The browser has no need of it: it keeps the line as it was sent. */
export const ExampleText = createContext('');

/** In the answer. Until the script runs, whatever is typed, the figures stay those of the page as it was sent. */
export function Example() {
  const [isSent, setSent] = useState(true);
  // Gone in the frame that first answers the entries of the visitor.
  useLayoutEffect(() => setSent(false), []);
  const text = useContext(ExampleText);
  return isSent ? (
    <span className="example" suppressHydrationWarning>
      {text}
    </span>
  ) : null;
}
