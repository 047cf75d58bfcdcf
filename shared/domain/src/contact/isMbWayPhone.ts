import { compactPhone } from './formatPhone.ts';

/** The MB WAY field holds the nine national digits; the prefix +351 is fixed beside it (PAY-17). */
export const MBWAY_PHONE_LENGTH = 9;

/** MB WAY exists on mobiles only: nine digits from 91, 92, 93 or 96, no prefix (PAY-17, C-07). */
export function isMbWayPhone(text: string): boolean {
  return /^9[1236]\d{7}$/.test(compactPhone(text));
}
