/**
 * Structured data as the text of a `<script type="application/ld+json">`: JSON in which `<` is written
 * `\u003c`, so that no value can end the script element or open a comment in it.
 */
export function jsonLdText(structuredData: object): string {
  return JSON.stringify(structuredData).replaceAll('<', '\\u003c');
}
