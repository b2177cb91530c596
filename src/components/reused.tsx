import { createContext, type ReactNode, useContext } from 'react';

/**
 * Gives the HTML of `children` where a renderer of many pages has it under this name and `version`, or can
 * expect to use it again; undefined where they are to be rendered as usual.
 */
export type FragmentStore = (
  name: string,
  version: string,
  children: ReactNode,
) => string | undefined;

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
  const html = useContext(FragmentStoreContext)?.(name, version, children);
  if (html === undefined) return <Tag className={className}>{children}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, from the store
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
