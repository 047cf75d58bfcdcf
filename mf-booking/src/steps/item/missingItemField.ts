import type { ItemField } from '@portal/contract/providerSnapshot';
import { isItemFormValid } from '@portal/domain/items/isItemFormValid';
import { plateError, plateLimits } from '@portal/domain/items/plateError';
import { specsToSend } from '@portal/domain/items/specsToSend';
import { visibleItemFields } from '@portal/domain/items/visibleItemFields';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import { isFilled } from '@portal/domain/text/isFilled';
import { formatPlate, isPlateField } from '@portal/domain/items/formatPlate';

type Values = Readonly<Record<string, string>>;

/** The fields of an item that are asked for, in their order (ITM-16). */
export function shownFields(fields: readonly ItemField[], vertical: string): ItemField[] {
  return visibleItemFields(fields, vertical.toUpperCase() === 'AUTO').toSorted(
    (left, right) => left.position - right.position,
  );
}

/** What is wrong with a field as typed, in the exact words; null where nothing is (ITM-21, ITM-22). */
export function itemFieldError(
  field: Pick<ItemField, 'name' | 'length'>,
  values: Values,
): string | null {
  if (!isPlateField(field.name)) return null;
  return plateError(formatPlate(values[field.name] ?? ''), plateLimits(field))?.text ?? null;
}

/** The same of a field that was left, which may be empty where it must not (VAL-19). */
export function leftFieldError(field: ItemField, values: Values): string | null {
  if (field.required && !isFilled(values[field.name])) return REQUIRED_FIELD;
  return itemFieldError(field, values);
}

/** The first field that keeps the item from being added; null when it can be (ITM-15, ITM-21). */
export function missingItemField(fields: readonly ItemField[], values: Values): ItemField | null {
  const wrong = fields.find((field) => itemFieldError(field, values) !== null);
  if (wrong !== undefined) return wrong;
  if (isItemFormValid(fields, values)) return null;
  const empty = ({ name }: ItemField) => !isFilled(values[name]);
  return fields.find((field) => field.required && empty(field)) ?? fields[0] ?? null;
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
