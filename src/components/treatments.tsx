/** Subjects, each with how it is treated: in several ways, each with its label, or in one. */
export function Treatments({
  of,
  labels = [],
}: {
  of: readonly (readonly [subject: string, ...treatments: string[]])[];
  labels?: readonly string[];
}) {
  return (
    <dl className="treatments">
      {of.map(([subject, ...treatments]) => (
        <div key={subject}>
          <dt>{subject}</dt>
          {treatments.map((treatment, index) => {
            const label = labels[index];
            return (
              <dd key={label ?? treatment}>
                {label && <b>{label}</b>}
                {label ? ` ${treatment}` : treatment}
              </dd>
            );
          })}
        </div>
      ))}
    </dl>
  );
}
