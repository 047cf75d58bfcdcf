import { nationalNumber } from './formatPhone.ts';

/** A contact: landline or mobile 91, 92, 93, 96, with or without the country (VAL-06). */
export function isContactPhone(text: string): boolean {
  return /^(2|9[1236])/.test(nationalNumber(text) ?? '');
}
