import { lazy, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { ANSWER_PLACES, answerTexts, answerTo } from '../pages/home/answer.tsx';
import { Calculator } from '../pages/home/calculator.tsx';
import { fragmentOf, inputsOf } from '../pages/home/input-fragment.ts';
import { type CalculatorInputs, changeInputs, defaultInputs } from '../pages/home/inputs.ts';
import { formatDollars } from '../site/money.ts';
import { useAnswerFirst } from './answer-first.ts';
import {
  buttonsPressed,
  changeOf,
  fieldsOf,
  fillTextFields,
  pressAgain,
  withEnteredFields,
} from './entered-inputs.ts';
import {
  copyLinkTo,
  type LivePageProps,
  useInputsInAddress,
  useSettled,
} from './kept-in-address.ts';
import type * as LaterModule from './later.tsx';
import { LivePayslip } from './live-payslip.tsx';
import { hasSchedules } from './rules.ts';
import { TaxYearSelect } from './tax-year-select.tsx';

type Later = typeof LaterModule;

const FRAGMENT = { fragmentOf, inputsOf };

const Plots = later('Plots');
const Summary = later('Summary');

/** Until it has loaded, and where it fails to, what was sent stays. The browser reports the failure. */
function later<Name extends keyof Later>(name: Name) {
  return lazy(() =>
    import('./later.tsx').then(
      (loaded) => ({ default: loaded[name] }),
      () => new Promise<never>(() => {}),
    ),
  );
}

/** The calculator in the browser. Its inputs are kept in the address, so that a link or a reload brings them back. */
export function LiveCalculator({ rules, notes, container }: LivePageProps) {
  // The fields of the page as it was sent: React replaces them where the page is translated already.
  const [sentFields] = useState(() => fieldsOf(container));
  const [pressedButtons] = useState(() => buttonsPressed(container));
  const [inputs, change] = useReducer(changeInputs, rules, defaultInputs);
  const [copied, setCopied] = useState<{ inputs: CalculatorInputs; outcome: string }>();
  const answered = useMemo(() => answerTo(inputs, rules), [inputs, rules]);
  const announcement = useSettled(`Net Annual Salary ${formatDollars(answered.pay.netAnnual)}`);

  const entered = inputs.salary + inputs.payCycle;
  const isSettled = useSettled(entered) === entered;

  useLayoutEffect(() => {
    const shared = inputsOf(location.hash, rules) ?? defaultInputs(rules);
    const inputs = withEnteredFields(shared, sentFields);
    // React would remove what it has not hydrated yet if it were rendered with new inputs: with the default ones it is not.
    if (fragmentOf(inputs, rules)) change({ input: 'replaced', inputs });
    fillTextFields(container, inputs);
    // Once this has been rendered, so that a link has these inputs, and a reset is the last word.
    setTimeout(() => pressAgain(container, pressedButtons));
  }, [rules, container, sentFields, pressedButtons]);

  // First, so that React has what was typed before the address is written.
  useAnswerFirst(inputs, (field) => changeInputs(inputs, changeOf(field)), {
    places: ANSWER_PLACES,
    textsOf: (inputs) => answerTexts(inputs, rules),
  });
  useInputsInAddress(inputs, FRAGMENT, rules, change);

  return (
    <Calculator
      notes={notes}
      answered={answered}
      change={change}
      isSettled={isSettled}
      TaxYearField={TaxYearSelect}
      Plots={Plots}
      Summary={Summary}
      Payslip={hasSchedules ? LivePayslip : undefined}
      copyLink={async () =>
        setCopied({ inputs, outcome: await copyLinkTo(inputs, FRAGMENT, rules) })
      }
      copyOutcome={copied?.inputs === inputs ? copied.outcome : ''}
      announcement={announcement}
    />
  );
}
