import { isPortugal } from './isPortugal.ts';

/** Whether the text has the Portuguese form `1234-567` (VAL-13). */
export function isPortuguesePostalCode(text: string): boolean {
  return /^\d{4}-\d{3}$/.test(text);
}

/** The exact message for a wrong postal code, or undefined. Only Portugal is checked (VAL-14, VAL-17). */
export function postalCodeError(
  text: string,
  countryId: number | null | undefined,
): string | undefined {
  return !isPortugal(countryId) || isPortuguesePostalCode(text)
    ? undefined
    : 'O Código Postal não é válido para Portugal';
}

/** Puts the hyphen into seven digits typed without it; anything else is only trimmed (VAL-13). */
export function completePostalCode(text: string): string {
  return text.trim().replace(/^(\d{4})\s*-?\s*(\d{3})$/, '$1-$2');
}
