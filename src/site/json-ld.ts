/**
 * Structured data as the text of a `<script type="application/ld+json">`: JSON in which `<` is written
 * `\u003c`, so that no value can end the script element or open a comment in it.
 */
export function jsonLdText(structuredData: object): string {
  return JSON.stringify(structuredData).replaceAll('<', '\\u003c');
}

/** `text` as it stands between the quotes of a string in {@link jsonLdText}. */
export function jsonLdString(text: string): string {
  return NEEDS_NO_ESCAPE.test(text) ? text : jsonLdText([text]).slice(2, -2);
}

const NEEDS_NO_ESCAPE = /^[ !#-;=-[\]-~]*$/;
