/** A mistake that the person at the terminal can mend: shown as one line, without a stack trace. */
export class UserError extends Error {
  override readonly name = 'UserError';
  /** 2 for words of the command line that are wrong, 128 and more for a signal, 1 for everything else. */
  readonly exitCode: number;

  constructor(message: string, options: { exitCode?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.exitCode = options.exitCode ?? 1;
  }
}

/** `text` for a message of one line: control characters, also those for the direction of text, and line separators become escapes such as `\n`. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu, (character) =>
    character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
