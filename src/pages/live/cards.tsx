/** Draws the cards of a calculator from data. They load after the answer, and are drawn after it is painted. */
import { Fragment, isValidElement, memo, type ReactElement, type ReactNode } from 'react';
import { FigureList } from '../../components/figure-list.tsx';
import { FigureTable, type FigureTableProps } from '../../components/figure-table.tsx';
import { LiveHint, LiveText } from '../../components/live-text.tsx';
import { CalculatorTiles } from '../../components/navigation.tsx';
import type { RuleSetName } from '../../pay/rules/rule-set-names.ts';
import { offersOf, type Topic } from '../../site/calculators.ts';
import type { Figure } from '../../words/figures.ts';
import type { Carries } from '../form/carried.ts';
import type { Parts } from './calculator.ts';
import { Late, type LatePart } from './late.tsx';

type Falsy = false | undefined | '';

/** A card: its title, and below it any of the other members, in this order. */
export interface Card {
  readonly title?: string;
  /** A table under the title, which is its caption. */
  readonly table?: Omit<FigureTableProps, 'title' | 'labelledBy'>;
  /** Figures under their names, in one list or several. */
  readonly figures?: readonly (readonly Figure[])[];
  /** Holds what is no table, list or sentence, such as a plot. */
  readonly drawn?: ReactNode;
  /** Sentences, each an item of a list. */
  readonly list?: readonly (string | Falsy)[];
  /** Sentences, a paragraph each. */
  readonly say?: readonly (string | Falsy)[] | undefined;
  /** Sentences in small text. */
  readonly hints?: readonly (string | Falsy)[] | undefined;
  readonly offer?: Topic | Falsy;
  /** Calculators that go on from here, and a line on each topic that the site has none for. */
  readonly next?: readonly Next[];
  /** The fragment that the offered calculator opens. Absent: the page's own entries. */
  readonly entries?: string;
  readonly className?: string;
}

/** A topic, and what to do about it where the site has no calculator for it. */
export type Next = readonly [topic: Topic, subject?: string, otherwise?: string];

/**
 * Cards in order. Those that a function makes are drawn a frame after the rest, and those of a list beside each other. An element is a card of
 * its own kind.
 */
export type Cards = readonly (Card | ReactElement | (() => Cards) | Cards | Falsy)[];

/** A sentence below the questions of a section, with a link to the calculator that answers it. */
export type Note = string | { readonly says: string; readonly offer: Topic };

/** The module of a calculator that loads late. It may also export the components that the declaration names as `late`. */
export interface LateModule<Result> {
  readonly cards: (result: Result) => Cards;
  readonly notes?: Readonly<Record<string, Note>>;
  readonly carries?: Carries;
}

/** The components of a module that loads late, in a site by the set `rules`. */
export function lateParts<Result, Late extends string>(
  { cards, notes = {}, carries: _, ...parts }: LateModule<Result> & Partial<Record<Late, unknown>>,
  rules: RuleSetName,
): Parts<Late> {
  return {
    ...(parts as unknown as Parts<Late>),
    Cards: memo(({ of }: LatePart<Result>) => <DrawnCards rules={rules} cards={cards(of)} />),
    Note: memo(({ of }: LatePart<string>) => <DrawnNote rules={rules} note={notes[of] ?? ''} />),
  };
}

interface OfSite {
  /** The name of the site's rule set. */
  readonly rules: string;
}

function DrawnNote({ note, rules }: OfSite & { note: Note }) {
  const says = typeof note === 'string' ? note : note.says;
  if (typeof note === 'string' || offersOf(note.offer, rules).length === 0) {
    return <LiveText>{says}</LiveText>;
  }
  return (
    <>
      {/* One text: the build leaves nothing between two, and React would miss the second. */}
      {`${says} See `}
      <Links topic={note.offer} rules={rules} />
    </>
  );
}

/** Links to the calculators that are about a topic. They take the entries along, or open what `fragment` has. */
export function Links({
  topic,
  rules,
  fragment,
}: OfSite & { topic: Topic; fragment?: string | undefined }) {
  return offersOf(topic, rules).map(({ path, name }) => (
    <a
      key={path}
      className={fragment === undefined ? 'carries-entries' : undefined}
      href={path + (fragment ?? '')}
    >
      {name}
    </a>
  ));
}

function DrawnCards({ cards, rules }: OfSite & { cards: Cards }) {
  return cards.map((card, index) => {
    if (!card) return null;
    const key = `${index}`;
    if (isValidElement(card)) return <Fragment key={key}>{card}</Fragment>;
    if (typeof card === 'function')
      return <Late key={key} of={{ cards: card, rules }} Part={Further} />;
    if (isCards(card)) {
      return (
        <div key={key} className="columns">
          <DrawnCards cards={card} rules={rules} />
        </div>
      );
    }
    return <DrawnCard key={card.title ?? key} rules={rules} {...card} />;
  });
}

// `Array.isArray` does not tell a list that is only read from other things.
function isCards(card: Card | Cards): card is Cards {
  return Array.isArray(card);
}

function Further({ of: { cards, rules } }: LatePart<OfSite & { readonly cards: () => Cards }>) {
  return <DrawnCards cards={cards()} rules={rules} />;
}

function DrawnCard(card: Card & OfSite) {
  const {
    title,
    table,
    figures = [],
    drawn,
    list,
    say = [],
    hints = [],
    offer,
    next,
    className,
  } = card;
  const classes = className ? `card ${className}` : 'card';
  return (
    <section className={classes}>
      {title && !table && <h2 key={title}>{title}</h2>}
      {table && <FigureTable {...(title && { title })} {...table} />}
      {figures.map((each) => (
        <FigureList key={each[0]?.label} figures={each} />
      ))}
      {drawn}
      {list && (
        <ul className="changes">
          {list.map((sentence) => sentence && <li key={sentence}>{sentence}</li>)}
        </ul>
      )}
      {say.map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
      {hints.map((hint) => hint && <LiveHint key={hint}>{hint}</LiveHint>)}
      {offer && (
        <p>
          <Links topic={offer} rules={card.rules} fragment={card.entries} />
        </p>
      )}
      {next && <Tiles of={next} rules={card.rules} />}
    </section>
  );
}

/** The card of what a visitor may ask next. */
export function whatNext(...next: readonly Next[]): Card {
  return { title: 'What next?', next };
}

/** Calculators by the question that each answers. */
function Tiles({ of, rules }: OfSite & { readonly of: readonly Next[] }) {
  const offers = new Set(of.flatMap(([topic]) => offersOf(topic, rules)));
  return (
    <>
      <CalculatorTiles of={[...offers]} carriesEntries />
      {of.map(
        ([topic, subject, otherwise]) =>
          otherwise &&
          offersOf(topic, rules).length === 0 && (
            <p key={subject} className="hint">
              <b>{`${subject}: `}</b>
              {`Not covered. ${otherwise}`}
            </p>
          ),
      )}
    </>
  );
}
