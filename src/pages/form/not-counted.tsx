/** Names, where they would be entered, the entries that a page doesn't count though links bring them. */
import { memo } from 'react';

interface NotCountedProps {
  /** A sentence, such as 'We don't count a partner or children here.' */
  readonly says: string;
  /** The calculator that counts it, and what the link to it is called. Absent: none does. */
  readonly href?: string;
  readonly link?: string;
}

export const NotCounted = memo(function NotCounted({ says, href, link }: NotCountedProps) {
  return (
    <p className="hint">
      {/* One text: the build leaves nothing between two, and React would miss the second. */}
      {href ? `${says} ` : says}
      {href && (
        <a className="carries-entries" href={href}>
          {link}
        </a>
      )}
    </p>
  );
});
