import { isItemFormValid, type ItemFormField } from '@portal/domain/items/isItemFormValid';
import { isFilled } from '@portal/domain/text/isFilled';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import { texts } from './texts.ts';

/** What is missing in a form of an item, by field: the required ones or, without any, one at least (ITM-15). */
export function missingFields(
  fields: readonly ItemFormField[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  if (isItemFormValid(fields, values)) return {};
  const required = fields.filter((field) => field.required && !isFilled(values[field.name]));
  if (required.length > 0)
    return Object.fromEntries(required.map(({ name }) => [name, REQUIRED_FIELD]));
  const [first] = fields;
  return first ? { [first.name]: texts.oneAtLeast } : {};
}
