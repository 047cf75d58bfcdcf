import type { ItemField } from '@portal/contract/providerSnapshot';
import { isItemFormValid, specsToSend } from '@portal/domain/itemForm';

type Values = Readonly<Record<string, string>>;

/** Whether the item can be added: required fields filled, or one field when none is (ITM-15). */
export function isNewItemReady(fields: readonly ItemField[], values: Values): boolean {
  return isItemFormValid(fields, values);
}

/** The item as `POST /items/` takes it: field name to value, empty ones left out. */
export function itemSpecs(fields: readonly ItemField[], values: Values): Record<string, string> {
  const specs = fields.map(({ name, label, type }) => ({
    key: name,
    label,
    type,
    value: values[name] ?? '',
  }));
  return Object.fromEntries(specsToSend(specs).map(({ key, value }) => [key, value]));
}
