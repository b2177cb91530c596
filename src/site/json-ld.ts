/**
 * Structured data as the text of a `<script type="application/ld+json">`: JSON in which `<` is written
 * `\u003c`, so that no value can end the script element or open a comment in it.
 */
export function jsonLdText(structuredData: object): string {
  return escapeMarkup(JSON.stringify(structuredData));
}

/** `text` as {@link jsonLdText} writes it between the quotes of a string. */
export function jsonLdString(text: string): string {
  return escapeMarkup(JSON.stringify(text)).slice(1, -1);
}

function escapeMarkup(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
