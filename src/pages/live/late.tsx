/** Draws what can wait until after the answer is painted, so that typing waits for the answer alone. */
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { listen } from '../form/address.ts';

export type LatePart<Value> = { readonly of: Value };

/** Milliseconds after which a part that is still of a former value is marked as busy. */
const BUSY_MS = 300;

interface LateProps<Value> extends LatePart<Value> {
  readonly Part: ComponentType<LatePart<Value>>;
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * `Part` of the value `of`, which it draws a frame after the rest of the page: the page is not rendered again for it. At once in print.
 * While the code of `Part` loads, what was sent stays. With a `className` it is in an element that also has `children`, before it, and
 * that is `aria-busy` while the part is late. One within another is drawn a frame later still: all cards in one frame would take a slow
 * phone more than 50 ms.
 */
export function Late<Value>({ of, Part, className, children }: LateProps<Value>) {
  const [drawn, setDrawn] = useState(of);
  const [busyWith, setBusyWith] = useState<Value>();
  const shown = useSyncExternalStore(listenToPrinting, isPrinting, () => false) ? of : drawn;
  const isOld = drawn !== of;

  useLayoutEffect(
    () => (isOld ? afterPaint(() => startTransition(() => setDrawn(of))) : undefined),
    [of, isOld],
  );
  const saysBusy = isOld && className !== undefined;
  useLayoutEffect(() => {
    if (!saysBusy) return;
    const timer = setTimeout(() => setBusyWith(drawn), BUSY_MS);
    return () => clearTimeout(timer);
  }, [saysBusy, drawn]);

  // The same element until then: with another, React would not keep what was sent while its code loads.
  const part = useMemo(
    () => (
      <Suspense>
        <Part of={shown} />
      </Suspense>
    ),
    [Part, shown],
  );
  if (className === undefined) return part;
  return (
    <div className={className} aria-busy={(saysBusy && busyWith === drawn) || undefined}>
      {children}
      {part}
    </div>
  );
}

/** Calls `act` once the next frame is painted: at once in a hidden tab, which has none. Returns a function that ends this. */
function afterPaint(act: () => void): (() => void) | undefined {
  if (document.hidden) {
    act();
    return undefined;
  }
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
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
