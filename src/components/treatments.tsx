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
          {treatments.map((treatment, index) => (
            <dd key={labels[index] ?? treatment}>
              {labels[index] && <b>{labels[index]}</b>}
              {labels[index] ? ` ${treatment}` : treatment}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
