import { isPortugal } from './isPortugal.ts';

export const NIF_LENGTH = 9;
/** Exact text (VAL-16). */
export const NIF_INVALID = 'O NIF introduzido não é válido';

/**
 * Whether the text is a Portuguese tax number: nine digits, first one of
 * 1, 2, 3, 5, 6, 8, 9, and a correct modulus-11 check digit (VAL-15). 4 and 7
 * are left out on purpose (C-54).
 */
export function isValidNif(text: string): boolean {
  if (!/^[1235689]\d{8}$/.test(text)) return false;
  let sum = 0;
  for (let index = 0; index < 8; index += 1) sum += Number(text[index]) * (9 - index);
  return text.endsWith(String(((11 - (sum % 11)) % 11) % 10));
}

/** A tax number as it is kept: without spaces, and in Portugal without dots (VAL-15, VAL-17, C-296). */
export function normaliseNif(text: string, countryId: number | null | undefined): string {
  return text.replace(isPortugal(countryId) ? /[\s.]/g : /\s/g, '');
}

/** The exact message for a wrong NIF, or undefined. Only Portugal is checked (VAL-16, VAL-17). */
export function nifError(text: string, countryId: number | null | undefined): string | undefined {
  return !isPortugal(countryId) || isValidNif(text) ? undefined : NIF_INVALID;
}
