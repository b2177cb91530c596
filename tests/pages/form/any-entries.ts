/** Entries as a visitor can make them: any text entered in any fields. */
import fc from 'fast-check';
import {
  change,
  type Entries,
  type Form,
  initialEntries,
  type Name,
} from '../../../src/pages/form/form.ts';

/** Of `form`; some of the texts are `likely` ones. */
export function anyEntriesOf<F extends Form>(
  form: F,
  likely: readonly string[],
): fc.Arbitrary<Entries<F>> {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.nat(200_000).map(String),
    fc.double({ min: 0, max: 200, noNaN: true }).map(String),
    fc.constantFrom(...likely),
  );
  const name = fc.constantFrom(...(Object.keys(form) as Name<F>[]));
  return fc
    .array(fc.record({ name, text }), { maxLength: 12 })
    .map((changes) =>
      changes.reduce(
        (entries, { name, text }) => change(form, entries, name, text),
        initialEntries(form),
      ),
    );
}
