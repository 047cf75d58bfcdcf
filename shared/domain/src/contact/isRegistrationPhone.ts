import { compactPhone } from './formatPhone.ts';

/** The registration field: any nine digits from 9, with `+351` or `00351` allowed (VAL-08, VAL-09, C-05). */
export function isRegistrationPhone(text: string): boolean {
  return /^(003519|\+3519|9)\d{8}$/.test(compactPhone(text));
}
