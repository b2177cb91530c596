/** The family in a card of its own. Its names in a form are those of the questions in `person.tsx`. */
import { memo } from 'react';
import { dollarsAYear, MOST_CHILDREN, numberIn } from '../../words/entered-text.ts';
import { Choice, LabelledField } from '../form/controls.tsx';
import { type Field, type Fields, money, NO_YES, oneOf, upTo } from '../form/field.ts';
import type { Question } from '../form/question.tsx';

/** The facts of a family that are entered. Incomes are dollars a year. */
export interface EnteredFamily {
  readonly spouse?: { readonly income: number };
  readonly dependentChildren?: number;
}

/** The questions about a family, asked only if `when` holds. */
export function familyCard(when: NonNullable<Field['when']>): Question<EnteredFamily> {
  return {
    fields: {
      family: { ...oneOf(NO_YES), when },
      partner: { ...money('', { unit: 'annually' }), when: ({ family }) => family === 'yes' },
      children: { ...upTo(MOST_CHILDREN, { isWhole: true }), when },
    },
    value({ family, partner = '', children = '' }) {
      const dependentChildren = numberIn(children);
      return {
        ...(dependentChildren > 0 && { dependentChildren }),
        ...(family === 'yes' && { spouse: { income: dollarsAYear(partner) } }),
      };
    },
    draw: (field) => (
      <FamilyCard
        family={field('family')}
        partner={field('partner')}
        dependants={field('children')}
      />
    ),
  };
}

const FamilyCard = memo(function FamilyCard(props: Fields<'family' | 'partner' | 'dependants'>) {
  if (!props.family.isShown) return null;
  return (
    <section className="card household">
      <h2>Partner or children</h2>
      <Choice {...props.family} legend="Partner?" words={NO_YES} />
      <LabelledField
        {...props.partner}
        label="Partner's income, a year"
        before="$"
        hint="Before tax. Assumed: $0."
      />
      <LabelledField
        {...props.dependants}
        label="Children"
        inputMode="numeric"
        hint="Those who depend on you."
      />
    </section>
  );
});
