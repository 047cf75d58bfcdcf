import { formatAge } from '../time/formatAge.ts';
import { isIsoDate, type IsoDate } from '../time/isoDate.ts';
import { toWireDate } from '../time/toWireDate.ts';
import type { ItemFormField } from './isItemFormValid.ts';

/**
 * The values of an item as they are shown, by field, in titles as well: a birthday as age (ITM-18), a date as dd/MM/yyyy,
 * others as they are.
 */
export function shownItemValues(
  fields: readonly Pick<ItemFormField, 'name' | 'type'>[],
  values: Readonly<Record<string, string>>,
  today: IsoDate,
): Record<string, string> {
  const types = new Map(fields.map(({ name, type }) => [name, type]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      shownValue(types.get(name), value, today),
    ]),
  );
}

function shownValue(type: string | undefined, value: string, today: IsoDate): string {
  if ((type !== 'birthday' && type !== 'date') || !isIsoDate(value)) return value;
  return (type === 'birthday' ? formatAge(value, today) : undefined) ?? toWireDate(value);
}
