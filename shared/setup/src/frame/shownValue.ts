import { texts } from '../texts.ts';

/** A value of the draft in words: of lists how many there are. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return texts.entries(value.length);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
