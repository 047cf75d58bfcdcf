import type { ItemField } from '@portal/contract/providerSnapshot';
import { isItemFormValid } from '@portal/domain/items/isItemFormValid';
import { itemFieldError } from '@portal/domain/items/fields/itemFieldError';
import { isFilled } from '@portal/domain/text/isFilled';

/** The first field that keeps the item from being added; null when it can be (ITM-15, ITM-21). */
export function missingItemField(
  fields: readonly ItemField[],
  values: Readonly<Record<string, string>>,
): ItemField | null {
  const wrong = fields.find((field) => itemFieldError(field, values) !== null);
  if (wrong !== undefined) return wrong;
  if (isItemFormValid(fields, values)) return null;
  const empty = ({ name }: ItemField) => !isFilled(values[name]);
  return fields.find((field) => field.required && empty(field)) ?? fields[0] ?? null;
}
