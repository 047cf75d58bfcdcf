/** A whole number of euro cents. Money is never a fraction inside the portal. */
export type Cents = number;

/**
 * Euros of the wire (decimal number) to whole cents, half cents away from zero (LIM-10).
 * @throws RangeError for NaN and infinities: an amount is never guessed.
 */
export function eurosToCents(euros: number): Cents {
  if (!Number.isFinite(euros)) throw new RangeError('Not an amount');
  // 1.005 * 100 is 100.49999999999999 in binary; 15 digits give back the decimal meant.
  const cents = Math.round(Number((Math.abs(euros) * 100).toPrecision(15)));
  return euros < 0 && cents ? -cents : cents;
}

/** Whole cents to the euros of the wire, as a decimal number with at most two places (LIM-10). */
export function centsToEuros(cents: Cents): number {
  return Math.round(cents) / 100;
}

/**
 * `184,50 €`: two decimals, comma, no-break space before the sign (PAY-23, LIM-10, C-97).
 * Five digits and more are grouped, four are not, as Portuguese does. Own code
 * and not Intl, so that server, browser and PDF agree to the character.
 */
export function formatEuros(cents: Cents): string {
  return `${formatAmount(cents)}\u00a0€`;
}

/** `184,50`: the number of formatEuros without the currency sign (PAY-23, LIM-10). */
export function formatAmount(cents: Cents): string {
  const whole = Math.round(Math.abs(cents));
  const amount = (whole / 100).toFixed(2).replace('.', ',');
  const grouped = whole < 1_000_000 ? amount : amount.replace(/\B(?=(\d{3})+,)/g, '\u00a0');
  return cents < 0 && whole ? `-${grouped}` : grouped;
}
