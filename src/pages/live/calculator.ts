/** The declaration of a calculator: its questions, its calculation and its answer. */
import type { ComponentType } from 'react';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import type { Accepts } from '../form/form.ts';
import type { List, Questions, Said, Values } from '../form/question.tsx';
import type { LiveForm } from '../form/use-form.tsx';
import type { ShownPeriod } from '../questions/shown-period.ts';
import type { LatePart } from './late.tsx';

/** The answer: a figure in a sentence, and what more there is to say. Screen readers hear all of it. */
export interface Answer {
  /** The start of the sentence, above the figure. */
  readonly title: string;
  /** The largest text of the page. Absent: there is nothing to work out yet. */
  readonly figure?: string | undefined;
  /** The rest of the sentence; without a figure it asks for what is left to enter. */
  readonly words: string;
  /** Further sentences. */
  readonly also?: readonly (string | undefined)[];
  /** The period that it is for, if visitors may choose another. Its calculator asks `shownPeriod` under the name `show`. */
  readonly period?: ShownPeriod;
}

/** Words that follow from the result, under the names of the questions that show them. */
export type SaidBy<Asked extends Questions> = {
  readonly [Name in keyof Asked]?: Asked[Name] extends List<infer Each>
    ? readonly SaidBy<Each>[]
    : Said;
};

/** A part of the form. Without a title it has no card: its questions draw their own. */
export interface Section<Result, Name = string> {
  /** The heading. In a list it may depend on the item's place. */
  readonly title?: string | ((result: Result, index: number) => string);
  /** The names of the questions, which may depend on the result. */
  readonly ask?: readonly Name[] | ((result: Result) => readonly Name[]);
  /** The name of the amount that the section is about: the title is the label of its field. */
  readonly amount?: Name;
  /** Folds the section away behind a line that says what is set in it. If it only has further `sections`, it's folded on narrow windows alone. */
  readonly set?: (result: Result, index: number) => string;
  /** Sections within this one. */
  readonly sections?: readonly Section<Result, Name>[];
  /** The list whose items each have this section. */
  readonly items?: string;
  /** A line of small text below the questions. */
  readonly says?: (result: Result, index: number) => string;
  /** The name of its note among the `notes` of the cards, which load after the answer. */
  readonly note?: string;
}

/** A calculator as the browser has it. `Late` are the names of components that load with its cards. */
export interface Calculator<Asked extends Questions, Result, Late extends string> {
  readonly questions: (rules: RuleSet, notes: ControlNotes) => Asked;
  readonly sections: (rules: RuleSet) => readonly Section<Result, NamesIn<Asked>>[];
  /** Pure: the same values and rules always give the same result. */
  readonly calculate: (values: Values<Asked>, rules: RuleSet) => Result;
  readonly answer: (result: Result) => Answer;
  readonly says?: (result: Result) => SaidBy<Asked>;
  /** Reads entries of other calculators' links that have other names here. */
  readonly accepts?: (rules: RuleSet) => Accepts;
  /** Names of entries that a link always has. */
  readonly always?: readonly string[];
  /** The names of further components that load with the cards: those that an answer has a place for (`AnswerPart`), and its own. */
  readonly late?: readonly Late[];
  /** Takes the place of the usual heading. */
  readonly Heading?: ComponentType<{ readonly result: Result }>;
}

/** The names of all questions, including those of list items. */
export type NamesIn<Asked extends Questions> = {
  [Name in keyof Asked & string]: Asked[Name] extends List<infer Each> ? NamesIn<Each> : Name;
}[keyof Asked & string];

export type Parts<Late extends string> = Readonly<
  // biome-ignore lint/suspicious/noExplicitAny: each part is of what its calculator gives it
  Record<Late | 'Cards' | 'Note', ComponentType<LatePart<any>>>
>;

/** A declaration, whose types follow from each other. */
export function defineCalculator<Asked extends Questions, Result, Late extends string = never>(
  declared: Calculator<Asked, Result, Late>,
): Calculator<Asked, Result, Late> {
  return declared;
}

/** What sections are drawn with: the form and its result, and the questions of the form or of one item of a list. */
export interface Scope {
  readonly form: LiveForm;
  readonly result: unknown;
  readonly questions: Questions;
  readonly said: SaidBy<Questions>;
  /** Of the names of the item's entries; empty for the form itself. */
  readonly prefix: string;
  /** The item's place in its list. */
  readonly index: number;
}

// biome-ignore lint/suspicious/noExplicitAny: any calculator
export type AnyCalculator = Calculator<any, any, any>;
