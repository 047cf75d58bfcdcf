import type { ItemField } from '@portal/contract/providerSnapshot';
import { formatPlate, isPlateField } from '@portal/domain/items/formatPlate';
import { plateError, plateLimits } from '@portal/domain/items/plateError';

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
