/** Fields that a form has several times, such as those of each job: their names begin with a prefix. Pages without such fields do not load this. */
import type { Field, Texts } from './field.ts';
import type { Entries, Form, Name } from './form.ts';
import type { Fields, LiveForm } from './use-form.tsx';

/** The fields of `fields` under names that begin with a prefix, such as those of a second job. */
export type Prefixed<Prefix extends string, F extends Form> = {
  readonly [N in Name<F> as `${Prefix}${N}`]: F[N];
};

/**
 * The fields of `fields` under names that begin with `prefix`. Their `when` and `by` read their own names first, then those of the
 * form that they are in. With `when`, all of them are shown only where it holds of that form.
 */
export function prefixed<Prefix extends string, F extends Form>(
  prefix: Prefix,
  fields: F,
  when: (entries: Texts) => boolean = () => true,
): Prefixed<Prefix, F> {
  const names = Object.keys(fields);
  let last: { readonly entries: Texts; readonly within: Texts } | undefined;
  // All fields are asked with the same entries at each key.
  const within = (entries: Texts) => {
    if (last?.entries !== entries) {
      last = { entries, within: { ...entries, ...unprefixed(entries, prefix, names) } };
    }
    return last.within;
  };
  const named = Object.entries<Field>(fields).map(([name, { when: ownWhen, by, ...field }]) => {
    const placed: Field = {
      ...field,
      when: (entries) => when(entries) && (ownWhen?.(within(entries)) ?? true),
      ...(by && { by: (entries) => by(within(entries)) }),
    };
    return [prefix + name, placed];
  });
  return Object.fromEntries(named) as Prefixed<Prefix, F>;
}

/** The entries of the fields that `prefixed` gave the `prefix`, under the names that they have in `fields`. */
export function entriesOf<Prefix extends string, F extends Form>(
  entries: Readonly<Record<`${NoInfer<Prefix>}${Name<F>}`, string>>,
  prefix: Prefix,
  fields: F,
): Entries<F> {
  return unprefixed(entries, prefix, Object.keys(fields)) as Entries<F>;
}

function unprefixed(entries: Texts, prefix: string, names: readonly string[]): Texts {
  return Object.fromEntries(names.map((name) => [name, entries[prefix + name] ?? '']));
}

/** The fields whose names begin with `prefix`, such as those of an offer or a job, under their own names. */
export function itemFields<F extends Form, Own extends Form>(
  field: LiveForm<F>['field'],
  prefix: string,
  own: Own,
): Fields<Name<Own>> {
  const named = Object.keys(own).map((name) => [name, field((prefix + name) as Name<F>)]);
  return Object.fromEntries(named) as Fields<Name<Own>>;
}
