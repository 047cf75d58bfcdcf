const NO_BREAK_SPACE = '\u00a0';
/** The longest number that exists (E.164): what is longer is cut. */
const LONGEST = 15;

/** Digits in groups of three, «912 345 678», without a break inside. */
export function groupDigits(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, `$1${NO_BREAK_SPACE}`);
}

/** Only the digits of a text. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, LONGEST);
}

/** Where the caret belongs in the grouped text so that as many digits stay before it. */
export function caretAfterDigits(grouped: string, count: number): number {
  let seen = 0;
  for (let position = 0; position < grouped.length; position += 1) {
    if (seen === count) return position;
    if (/\d/.test(grouped[position] ?? '')) seen += 1;
  }
  return grouped.length;
}

export interface DigitsRule {
  /** Digits of a complete number; one more cannot be typed. */
  length: number;
  /** The digits that are meant by a typed or pasted text. */
  read: (text: string) => string;
}

export interface DigitsEdit {
  digits: string;
  /** Digits before the caret. */
  caret: number;
}

/**
 * What the browser made of the field, as digits. A deleted space takes the digit beside it along,
 * otherwise the key would seem dead; a digit too many is refused instead of pushing the last one out.
 * @param typed the text after the browser's change, with its caret
 * @param deleting direction of a deletion, when it was one
 */
export function readEdit(
  previous: string,
  typed: { text: string; caret: number },
  rule: DigitsRule,
  deleting?: 'backward' | 'forward',
): DigitsEdit {
  const raw = digitsOf(typed.text);
  const before = digitsOf(typed.text.slice(0, typed.caret)).length;
  if (deleting && raw === previous) {
    const at = deleting === 'backward' ? before - 1 : before;
    if (at < 0 || at >= previous.length) return { digits: previous, caret: before };
    return { digits: previous.slice(0, at) + previous.slice(at + 1), caret: at };
  }
  const digits = rule.read(typed.text);
  const isOneMore = raw.slice(0, before - 1) + raw.slice(before) === previous;
  if (digits.length > rule.length && isOneMore) return { digits: previous, caret: before - 1 };
  // A country code that was taken away stood before the caret.
  const dropped = raw.length - digits.length;
  return { digits, caret: Math.min(digits.length, Math.max(0, before - dropped)) };
}
