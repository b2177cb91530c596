import { createContext, type ReactNode, useContext } from 'react';

/**
 * A component that puts each of its fillings, whole, somewhere into markup that depends on none of them:
 * such markup can be rendered once and filled many times. No two stand side by side, where React would write a
 * comment between two texts but not between two elements.
 */
export type Template<Slots extends readonly ReactNode[]> = (props: { slots: Slots }) => ReactNode;

/** What goes into one slot of a template: text, a number as JavaScript writes it, or parts of further templates. */
export type Filling = string | number | readonly TemplatePart[];

/** A template and what fills it. */
export interface TemplatePart {
  readonly template: Template<never>;
  readonly fillings: readonly Filling[];
  /** Its HTML, once a printer has written it, if this very part is used again and again; else null for good. */
  html: string | null | undefined;
}

/** `template` filled with `fillings`, the first of which tells it from the parts beside it. */
export function part<Slots extends readonly ReactNode[]>(
  template: Template<Slots>,
  ...fillings: { [Index in keyof Slots]: Filling }
): TemplatePart {
  return { template, fillings, html: null };
}

/** `part`, which is made once and used many times, so that its HTML is worth keeping. */
export function kept(part: TemplatePart): TemplatePart {
  return { ...part, html: undefined };
}

/**
 * Gives what `make` makes of a key, kept for the next time that it is wanted: the key has all that the part depends
 * on. No more than `most` parts are kept at once.
 */
export function keptParts<Key>(
  make: (key: Key) => TemplatePart,
  most: number,
): (key: Key) => TemplatePart {
  const parts = new Map<Key, TemplatePart>();
  return (key) => {
    let found = parts.get(key);
    if (found === undefined) {
      if (parts.size === most) parts.clear();
      found = kept(make(key));
      parts.set(key, found);
    }
    return found;
  };
}

/** A part as React renders it, a component like all others; its key is its first text or else its `index`. */
export function elementOf({ template, fillings }: TemplatePart, index = 0): ReactNode {
  const Component = template as Template<readonly ReactNode[]>;
  const [first] = fillings;
  return (
    <Component
      key={typeof first === 'object' ? index : first}
      slots={fillings.map((filling) =>
        typeof filling === 'object' ? filling.map(elementOf) : `${filling}`,
      )}
    />
  );
}

/** Gives the HTML of `parts`, where a renderer of many pages keeps the markup of templates. */
export type TemplatePrinter = (parts: readonly TemplatePart[]) => string;

/** Without a printer, parts are rendered one by one. */
export const TemplatePrinterContext = createContext<TemplatePrinter | null>(null);

/** A block whose content is made of parts. */
export function Templated({
  className,
  parts,
}: {
  className: string;
  parts: readonly TemplatePart[];
}) {
  const print = useContext(TemplatePrinterContext);
  if (print === null) return <div className={className}>{parts.map(elementOf)}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, from the printer
  return <div className={className} dangerouslySetInnerHTML={{ __html: print(parts) }} />;
}
