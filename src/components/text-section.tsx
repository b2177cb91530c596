import type { PropsWithChildren } from 'react';

/** A section of one paragraph under its title. */
export function TextSection({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  );
}
