import type { LineValues } from '../fields/valuesOf.ts';
import { LineRefused } from './lineRefused.ts';
import { readContacts } from './readContacts.ts';

/** The contacts of a line; none of a line that has a wrong one. */
export function contactsIn(values: LineValues, prefix: '' | 'customer_'): string[] {
  try {
    const { phone, email } = readContacts(values, prefix);
    return [phone, email].filter((contact) => contact !== null);
  } catch (error) {
    if (error instanceof LineRefused) return [];
    throw error;
  }
}
