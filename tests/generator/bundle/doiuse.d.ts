/** The package has types of its own, but its `exports` do not lead to them. */
declare module 'doiuse' {
  import type { Plugin } from 'postcss';

  /** A use of a feature that some of the browsers lack, or have in part. */
  interface Usage {
    readonly feature: string;
    /** `missing` names the browsers that lack it. */
    readonly featureData?: { readonly missing?: string };
    readonly message: string;
  }

  export default function doiuse(options: {
    readonly browsers: readonly string[];
    readonly onFeatureUsage: (usage: Usage) => void;
  }): Plugin;
}
