/** Compresses files once, at build time, so that a host need not do it at each request. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];
