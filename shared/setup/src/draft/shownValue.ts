import { texts } from '../texts.ts';

/** Euros, minutes and names as they are; of lists how many there are, of records their name. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return texts.entries(value.length);
  if (typeof value !== 'object') return String(value);
  return 'name' in value ? String(value.name) : texts.changed;
}
