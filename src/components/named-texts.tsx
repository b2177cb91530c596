interface NamedTextsProps {
  readonly of: readonly (readonly [name: string, ...texts: string[]])[];
  /** Of each of the texts under a name, where they have one. */
  readonly labels?: readonly string[];
  /** `treatments`: subjects, each with how it is treated. Absent: figures of an answer. */
  readonly className?: 'treatments';
}

/** Texts under their names. */
export function NamedTexts({ of, labels = [], className }: NamedTextsProps) {
  return (
    <dl className={className}>
      {of.map(([name, ...texts]) => (
        <div key={name}>
          <dt>{name}</dt>
          {texts.map((text, index) => (
            <dd key={labels[index] ?? text}>
              {labels[index] && <b>{labels[index]}</b>}
              {labels[index] ? ` ${text}` : text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
