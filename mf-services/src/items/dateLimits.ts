import type { ItemField } from '@portal/contract/providerSnapshot';
import { FIRST_BIRTH_YEAR } from '@portal/domain/time/formatAge';
import { plateError, plateLimits } from '@portal/domain/items/isItemFormValid';
import { ITEM_FIELD_MAX_LENGTH } from '@portal/domain/limits';
import { formatPlate, isPlateField } from '@portal/domain/items/formatPlate';

/** Longest value of a field in characters (ITM-23). */
export function fieldLength(field: Pick<ItemField, 'length'>): number {
  return Math.min(field.length, ITEM_FIELD_MAX_LENGTH);
}

/** First and last day of the date picker: a birthday lies between 1900 and today (ITM-19). */
export function dateLimits(type: string, today: string): { min?: string; max?: string } {
  return type === 'birthday' ? { min: `${FIRST_BIRTH_YEAR}-01-01`, max: today } : {};
}

/** What is wrong with the plate among the values, if anything (ITM-21, ITM-22). */
export function platesError(
  fields: readonly Pick<ItemField, 'name' | 'length'>[],
  values: Readonly<Record<string, string>>,
): { name: string; kind: 'toast' | 'message'; text: string } | null {
  for (const field of fields) {
    if (!isPlateField(field.name)) continue;
    const error = plateError(formatPlate(values[field.name] ?? ''), plateLimits(field));
    if (error) return { name: field.name, ...error };
  }
  return null;
}
