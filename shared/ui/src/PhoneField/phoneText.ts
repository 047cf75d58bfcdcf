const nonBreakingSpace = '\u00a0';

/** National digits in groups of three: «912 345 678», without a break inside. */
export function groupDigits(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, `$1${nonBreakingSpace}`);
}

/** The national digits of whatever was typed or pasted, nine at most. */
export function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const withoutCountry = digits.length > 9 ? digits.replace(/^(00)?351/, '') : digits;
  return withoutCountry.slice(0, 9);
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
