import type { ItemField } from '@portal/contract/providerSnapshot';
import { ITEM_FIELD_MAX_LENGTH } from '@portal/domain/limits';

/** Longest value of a field in characters (ITM-23). */
export function fieldLength(field: Pick<ItemField, 'length'>): number {
  return Math.min(field.length, ITEM_FIELD_MAX_LENGTH);
}
