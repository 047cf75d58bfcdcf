import { digitsOf } from '../DigitsField/digitsEdit.ts';

/**
 * The national digits of what was typed or pasted: a leading `+351`, `00351`, or `351` before nine
 * more digits, is taken away. Another country's number stays whole, to be refused and not mistaken.
 */
export function nationalDigits(text: string): string {
  const digits = digitsOf(text);
  const isInternational = /^\s*(?:\+|00)/.test(text) || digits.length > 9;
  return isInternational ? digits.replace(/^(?:00)?351/, '') : digits;
}
