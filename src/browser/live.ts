/** Makes a live page live, and loads parts of it beside the first load. */
import { type ComponentType, type ContextType, createElement, lazy, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { WhichMeantPart } from '../pages/form/pay.tsx';
import { setCode } from '../pages/live/late.tsx';

/** Makes the element `id` live: it was sent as `live` renders. `WhichMeant` is the question of a form that asks for a pay and where super is. */
export function hydrate(
  id: string,
  live: ReactNode,
  WhichMeant?: ContextType<typeof WhichMeantPart>,
): void {
  const page = createElement(WhichMeantPart, { value: WhichMeant }, live);
  const element = document.getElementById(id) as HTMLElement;
  // React cannot hydrate a page that the browser has translated already: its text nodes are replaced.
  if (element.querySelector('font')) createRoot(element).render(page);
  else hydrateRoot(element, page);
}

/**
 * The parts called `names` of a module that loads beside the first load, each for a `Late`, which also says that it could not be had. The
 * browser reports the failure.
 */
export function late<Parts, Name extends keyof Parts>(load: () => Promise<Parts>, names: Name[]) {
  setCode('loading');
  let loading: Promise<Parts> | undefined;
  // Asked for once: a part that is drawn later would ask again, and get what the others were refused.
  const loaded = () => {
    loading ??= load().then(
      (parts) => {
        setCode('there');
        return parts;
      },
      () => {
        setCode('missing');
        return new Promise<never>(() => {});
      },
    );
    return loading;
  };
  const lateParts = names.map((name) => {
    const part = async () => ({ default: (await loaded())[name] as ComponentType });
    return [name, lazy(part)];
  });
  return Object.fromEntries(lateParts) as Pick<Parts, Name>;
}
