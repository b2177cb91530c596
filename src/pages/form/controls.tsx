/** The controls of a form besides the switches of the options. */
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  useContext,
  useRef,
} from 'react';
import { LiveText } from '../../components/live-text.tsx';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { SIMPLIFIED_MODEL_LINK } from '../../site/paths.ts';
import { superPercent } from '../../words/money.ts';
import type { FieldProps } from './field.ts';

export interface TextFieldProps extends FieldProps {
  readonly inputMode?: 'numeric' | 'decimal' | 'text';
  readonly placeholder?: string;
  /** Unit of the value, drawn in front of it or after it. */
  readonly before?: string;
  readonly after?: string;
  /** The field has few characters. */
  readonly size?: 'few';
  /** Below the field, where what it refuses is said. */
  readonly hint?: string;
  /** The value that counts while the field refuses another, with its unit. */
  readonly inUse?: string;
  /** Takes the place of the hint, and of what the field says. */
  readonly question?: ReactNode;
}

/** A text field below its label. */
export const LabelledField = memo(function LabelledField(
  props: TextFieldProps & { label: string },
) {
  const { label, ...field } = props;
  if (!field.isShown) return null;
  return (
    <div className={field.before && 'money'}>
      <label htmlFor={field.name}>{label}</label>
      <div>
        <TextField inputMode="decimal" {...field} />
      </div>
    </div>
  );
});

/** A text input, its id the field's name, without its label. It says in place of its hint why it refuses a text, until the text is right. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { name, field, value, typed, draft, change, isShown, inputMode, placeholder } = props;
  const { before, after = '', hint = '', inUse, question, size = '' } = props;
  const hintId = `${name}-hint`;
  const problem = field.problem(typed ?? value, inUse ?? (value && value + after));
  const isWrong = problem !== '';
  const note = field.note?.(value);
  const shown = (text: string) => (field.shown ?? field.accept)(text, value);
  // A part that does not count makes the hint not less true.
  const said = question || problem || (note && `${note} ${hint}`.trim());
  const selectOnFocus = useSelectOnFocus();
  if (!isShown) return null;
  return (
    <>
      <span className={isWrong ? `affixed ${size} wrong` : `affixed ${size}`}>
        {before && <span aria-hidden="true">{before}</span>}
        <input
          type="text"
          id={name}
          name={name}
          enterKeyHint="done"
          aria-describedby={hintId}
          aria-invalid={isWrong || undefined}
          value={shown(draft ?? typed ?? value)}
          inputMode={inputMode}
          placeholder={placeholder}
          {...selectOnFocus}
          onBlur={(event) => {
            selectOnFocus.onBlur?.(event);
            if (draft !== undefined) change(name, draft);
          }}
          // React hears no change where a text is entered over the same one, which ends what was refused after it.
          onInput={({ currentTarget: input }) => {
            const text = input.value;
            const kept = shown(text);
            if (kept !== text) replaceText(input, kept);
            change(name, text, true);
          }}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </span>
      <p className={`hint field-hint${said ? ' said' : ''}${isWrong ? ' wrong' : ''}`} id={hintId}>
        <LiveText>{hint}</LiveText>
        <span role="status">
          {typeof said === 'string' ? said && <LiveText>{said}</LiveText> : said}
        </span>
      </p>
    </>
  );
});

/**
 * React would move the caret to the end. The text after the caret was accepted before, so the caret keeps its distance from
 * the end, unless that text is cut.
 */
function replaceText(input: HTMLInputElement, text: string): void {
  const typedTo = input.selectionEnd ?? input.value.length;
  const afterCaret = input.value.slice(typedTo);
  const caret = text.endsWith(afterCaret) ? text.length - afterCaret.length : typedTo;
  input.value = text;
  input.setSelectionRange(caret, caret);
}

/**
 * Handlers for a text input: the first tap or click selects what it holds, so that typing replaces it; the next one places the
 * caret. Enter closes the keyboard of a phone.
 */
function useSelectOnFocus(): ComponentProps<'input'> {
  const focus = useRef<'none' | 'new' | 'used'>('none');
  return {
    onFocus({ currentTarget }) {
      // A field that keeps the focus while the window loses it is focused again: that must not select.
      if (focus.current !== 'none') return;
      focus.current = 'new';
      // While the mouse button is down, the visitor may be selecting by dragging: `onClick` selects later.
      if (!currentTarget.matches(':active')) currentTarget.select();
    },
    onBlur({ currentTarget }) {
      if (currentTarget !== document.activeElement) focus.current = 'none';
    },
    onClick({ currentTarget: input }) {
      // The press has placed the caret after the focus event. A selection by dragging is left.
      if (focus.current === 'new' && input.selectionStart === input.selectionEnd) input.select();
      focus.current = 'used';
    },
    onKeyUp() {
      focus.current = 'used';
    },
    // Not when the key is let go: a button that Enter pressed may have moved the focus here.
    onKeyDown({ key, currentTarget }) {
      if (key === 'Enter') currentTarget.blur();
    },
  };
}

interface ChoiceProps extends FieldProps {
  readonly legend: string;
  /** What each value is called, in order. */
  readonly words: Readonly<Record<string, string>>;
  /** Below them. */
  readonly hint?: string | undefined;
}

/** Radios for a field that is one of a few values. */
export const Choice = memo(function Choice(props: ChoiceProps) {
  const { name, value, change, isShown, legend, words, hint } = props;
  const hintId = hint && `${name}-hint`;
  if (!isShown) return null;
  return (
    <fieldset aria-describedby={hintId}>
      <legend>{legend}</legend>
      {Object.entries(words).map(([choice, word]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => change(name, choice)}
          />
          <span>{word}</span>
        </label>
      ))}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </fieldset>
  );
});

interface SelectProps extends FieldProps {
  /** The label of each value, in order. */
  readonly words: Readonly<Record<string, string>>;
  readonly attributes?: ComponentProps<'select'>;
}

/** A select below its label. */
export const SelectField = memo(function SelectField(props: SelectProps & { label: string }) {
  if (!props.isShown) return null;
  return (
    <p>
      <label htmlFor={props.name}>{props.label}</label>
      <span className="select">
        <NativeSelect {...props} />
      </span>
    </p>
  );
});

/** The browser's own select, its id the field's name unless `attributes` has one. It works before any script runs. */
function NativeSelect({ name, value, draft, change, words, attributes }: SelectProps) {
  return (
    <select
      id={name}
      name={name}
      value={draft ?? value}
      onChange={({ currentTarget }) => change(name, currentTarget.value)}
      {...attributes}
    >
      {Object.entries(words).map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </select>
  );
}

/** The line that something is folded away behind. `set` is what is set in it, which is shown while it is: empty for nothing. */
export const SetSummary = memo(function SetSummary(props: Record<'title' | 'set', string>) {
  const { title, set } = props;
  return (
    <summary>
      <LiveText>{title}</LiveText>
      {set !== '' && (
        <span className="set">
          <LiveText>{`: ${set}`}</LiveText>
        </span>
      )}
    </summary>
  );
});

export type YearSelectProps = FieldProps & { readonly rules: RuleSet };

export const TAX_YEAR_ID = 'tax-year';

/** The control of the year in a card, with the id `TAX_YEAR_ID`: at build time the browser's own. */
export const YearSelectPart = createContext<ComponentType<YearSelectProps> | undefined>(undefined);

interface YearCardProps extends YearSelectProps {
  /** That the rule set is a simplified model. */
  readonly note: string | undefined;
  /** What goes with the year. */
  readonly children?: ReactNode;
}

export const YearCard = memo(function YearCard(props: YearCardProps) {
  const { note, children, ...field } = props;
  const Select = useContext(YearSelectPart) ?? NativeYearSelect;
  return (
    <div className="card year">
      <label htmlFor={TAX_YEAR_ID}>Tax year</label>
      <div className="select">
        <Select {...field} />
      </div>
      {note && (
        <p className="hint">
          {`${note} `}
          <a href={SIMPLIFIED_MODEL_LINK}>How it differs</a>
        </p>
      )}
      {children}
    </div>
  );
});

/** The years of the select, with their super rates to one decimal: `2025-26 (12.0% super)`. */
export function taxYearWords({ taxYears }: RuleSet): Readonly<Record<string, string>> {
  const years = taxYears.map(({ label, superannuation: { guarantee } }) => [
    label,
    `${label} (${superPercent(guarantee.rate)}% super)`,
  ]);
  return Object.fromEntries(years);
}

export function NativeYearSelect(props: YearSelectProps & Pick<SelectProps, 'attributes'>) {
  const attributes = { id: TAX_YEAR_ID, ...props.attributes };
  return <NativeSelect {...props} words={taxYearWords(props.rules)} attributes={attributes} />;
}
