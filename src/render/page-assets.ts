/** A script that a page loads. */
export interface ScriptAsset {
  readonly address: string;
  /** The chunks that it imports statically. */
  readonly imports: readonly string[];
  /** Style that only its page needs. */
  readonly stylesheet?: string;
}

/** Addresses of everything that a page loads, root-relative. */
export interface PageAssets {
  readonly stylesheet: string;
  readonly socialImage: string;
  readonly scripts: Readonly<Record<'menu' | 'home' | 'compare' | 'not-found', ScriptAsset>>;
}
