/** Draws what can wait until after the answer is painted, so that typing waits for the answer alone. */
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { listen, whenIdle } from '../form/address.ts';
import { isSame } from '../form/use-form.tsx';

export type LatePart<Value> = { readonly of: Value };

/** The components whose code loads with the cards, by name. */
// biome-ignore lint/suspicious/noExplicitAny: each is of what it is given
export const LateParts = createContext<Readonly<Record<string, ComponentType<LatePart<any>>>>>({});

/** Milliseconds after which a part that is still of a former value is marked as busy. */
const BUSY_MS = 300;

interface LateProps<Value> extends LatePart<Value> {
  /** The component, or its name in `LateParts`. */
  readonly Part: ComponentType<LatePart<Value>> | string;
  readonly className?: string;
  /** The element that has the `className`. Use `span` within a sentence, and `p` for a sentence. */
  readonly as?: 'div' | 'p' | 'span';
  /** Leaves it to the part before it to say that the code of both could not be had. */
  readonly isQuiet?: boolean;
  readonly children?: ReactNode;
}

/**
 * `Part` of the value `of`, which it draws a frame after the rest of the page: the page is not rendered again for it. At once in print. A
 * new object with the same contents does not draw it again.
 * With a `className` it is in an element that also has `children`, before it, and that is `aria-busy` while the part is late, which hides
 * the part and keeps its room. While the code of `Part` loads, what was sent stays, and is hidden at once where there is another value: no
 * figure is shown for other entries. If the code can't be had, the part is gone and the element says so. One within another is drawn a frame
 * later still: all cards in one frame would take a slow phone more than 50 ms.
 */
export function Late<Value>(props: LateProps<Value>) {
  const { of, Part: given, className, as: Box = 'div', isQuiet, children } = props;
  const named = useContext(LateParts);
  const Part = typeof given === 'string' ? named[given] : given;
  const [drawn, setDrawn] = useState(of);
  const [busyWith, setBusyWith] = useState<Value>();
  const shown = useSyncExternalStore(listenToPrinting, isPrinting, () => false) ? of : drawn;
  const codeOfLazy = useCode();
  // A lazy part is an object. A function is there.
  const code = typeof Part === 'function' ? 'there' : codeOfLazy;
  const isOld = !isSame(drawn, of);
  const isBusy = isOld && busyWith === drawn;
  const isMissing = isOld && code === 'missing';

  useLayoutEffect(
    () => (isOld && code === 'there' ? afterPaint(() => setDrawn(of)) : undefined),
    [of, isOld, code],
  );
  const saysBusy = isOld && className !== undefined;
  useLayoutEffect(() => {
    if (!saysBusy) return;
    const say = () => setBusyWith(drawn);
    if (code !== 'there') return say();
    const timer = setTimeout(say, BUSY_MS);
    return () => clearTimeout(timer);
  }, [saysBusy, drawn, code]);

  // The same element until then: with another, React would not keep what was sent while its code loads.
  const part = useMemo(() => <Suspense>{Part && <Part of={shown} />}</Suspense>, [Part, shown]);
  if (className === undefined) return part;
  return (
    <Box className={className} aria-busy={(isBusy && !isMissing) || undefined}>
      {children}
      {!isMissing && part}
      {isMissing && !isQuiet && <Missing />}
    </Box>
  );
}

/** Says that the code of a part could not be had, or the data of a tax year. The address keeps the entries, and is written by the time the page is idle. */
export function Missing() {
  return (
    <p className="card actions" role="status">
      Some figures didn't load.
      <button type="button" onClick={() => whenIdle(() => location.reload())}>
        Try again
      </button>
    </p>
  );
}

/** The acts that wait for the next frame; undefined if none do. */
let waiting: Set<() => void> | undefined;

/**
 * Calls `act` once the next frame is painted: at once in a hidden tab, which has none. All that wait for the same frame are one transition:
 * React goes through the page once for it. Returns a function that ends this.
 */
function afterPaint(act: () => void): (() => void) | undefined {
  if (document.hidden) {
    startTransition(act);
    return undefined;
  }
  const acts = waiting ?? awaitFrame();
  acts.add(act);
  return () => acts.delete(act);
}

function awaitFrame(): Set<() => void> {
  const acts = new Set<() => void>();
  waiting = acts;
  requestAnimationFrame(() => {
    // A key that comes before they are drawn has a frame of its own.
    waiting = undefined;
    setTimeout(() =>
      startTransition(() => {
        for (const act of acts) act();
      }),
    );
  });
  return acts;
}

/** The code of late parts: there, as at build time; still loading; or not to be had. */
type Code = 'there' | 'loading' | 'missing';

let code: Code = 'there';

/** Tells the late parts about their code, which is `loading`. */
export function awaitCode(loading: Promise<unknown>): void {
  const setCode = (now: Code) => {
    code = now;
    dispatchEvent(new Event('latecode'));
  };
  code = 'loading';
  loading.then(
    () => setCode('there'),
    () => setCode('missing'),
  );
}

export function useCode(): Code {
  return useSyncExternalStore(listenToCode, codeNow, codeNow);
}

export function codeNow(): Code {
  return code;
}

function listenToCode(changed: () => void): () => void {
  return listen(['latecode'], changed);
}

let printing = false;

function isPrinting(): boolean {
  return printing;
}

/** React renders at once for a store: the browser prints what is there after `beforeprint`. */
function listenToPrinting(changed: () => void): () => void {
  return listen(['beforeprint', 'afterprint'], ({ type }) => {
    printing = type === 'beforeprint';
    changed();
  });
}
