import { createContext, type ReactNode, useContext } from 'react';

/**
 * Gives the HTML of `children` under a name, rendering them only when `version` differs from the last
 * page's. A renderer of many pages provides one; everywhere else it is null and children render as usual.
 */
export type FragmentStore = (name: string, version: string, children: ReactNode) => string;

export const FragmentStoreContext = createContext<FragmentStore | null>(null);

/**
 * An element whose content is the same on many pages. `name` is unique among such elements, and `version`
 * holds everything the content depends on: same version, same HTML.
 */
export function Reused({
  as: Tag,
  name,
  version,
  className,
  children,
}: {
  as: 'article' | 'details' | 'li' | 'section' | 'thead' | 'ul';
  name: string;
  version: string;
  className?: string;
  children: ReactNode;
}) {
  const store = useContext(FragmentStoreContext);
  if (store === null) return <Tag className={className}>{children}</Tag>;
  return (
    <Tag
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, from the store
      dangerouslySetInnerHTML={{ __html: store(name, version, children) }}
    />
  );
}
