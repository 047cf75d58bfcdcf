import { groupDigits } from '../text/groupDigits.ts';

/** Exact text (VAL-07); also used for the registration and MB WAY fields, which name no text of their own. */
export const PHONE_INVALID = 'Número de contacto Inválido';
export const PORTUGAL_PREFIX = '+351';
/** The MB WAY field holds the nine national digits; the prefix +351 is fixed beside it (PAY-17). */
export const MBWAY_PHONE_LENGTH = 9;

/** What is typed, without the spaces, dots, hyphens and brackets people put between digits. */
export function compactPhone(text: string): string {
  return text.replace(/[\s.()-]/g, '');
}

/** A contact: landline or mobile 91, 92, 93, 96, with or without the country (VAL-06). */
export function isContactPhone(text: string): boolean {
  return /^(2|9[1236])/.test(nationalNumber(text) ?? '');
}

/** The registration field: any nine digits from 9, with `+351` or `00351` allowed (VAL-08, VAL-09, C-05). */
export function isRegistrationPhone(text: string): boolean {
  return /^(003519|\+3519|9)\d{8}$/.test(compactPhone(text));
}

/** MB WAY exists on mobiles only: nine digits from 91, 92, 93 or 96, no prefix (PAY-17, C-07). */
export function isMbWayPhone(text: string): boolean {
  return /^9[1236]\d{7}$/.test(compactPhone(text));
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
