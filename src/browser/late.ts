import { type ComponentType, lazy } from 'react';

/**
 * Cards whose code loads beside the first load. Until it is there, and where it fails to load, the cards that were sent stay, and are
 * hidden once they are not those of the entries. The browser reports the failure.
 */
export function late<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => new Promise<never>(() => {}),
    ),
  );
}
