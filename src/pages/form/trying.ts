/** Browsers throw where they refuse to store, and after too many changes of the address. */
export function trying(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
