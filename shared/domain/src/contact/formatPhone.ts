import { groupDigits } from '../text/groupDigits.ts';

/** Exact text (VAL-07); also used for the registration and MB WAY fields, which name no text of their own. */
export const PHONE_INVALID = 'Número de contacto Inválido';
export const PORTUGAL_PREFIX = '+351';

/** What is typed, without the spaces, dots, hyphens and brackets people put between digits. */
export function compactPhone(text: string): string {
  return text.replace(/[\s.()-]/g, '');
}

/** `+351` and nine digits, as sent and stored; undefined when it is no Portuguese number (C-05, VAL-06). */
export function normaliseToE164(text: string): string | undefined {
  const national = nationalNumber(text);
  return national && PORTUGAL_PREFIX + national;
}

/** The nine national digits, or undefined (VAL-06). */
export function nationalNumber(text: string): string | undefined {
  return /^(?:\+351|00351|351)?([29]\d{8})$/.exec(compactPhone(text))?.[1];
}

/** `912 345 678`; with the country `+351 912 345 678`. A text that is no Portuguese number comes back as it is. */
export function formatPhone(text: string, options: { country?: boolean } = {}): string {
  const national = nationalNumber(text);
  if (!national) return text;
  return options.country
    ? `${PORTUGAL_PREFIX}\u00a0${groupDigits(national)}`
    : groupDigits(national);
}
