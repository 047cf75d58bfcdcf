import type { customerReferenceSchema } from '@portal/api/provider/schemas';
import type { SetupItemField } from '@portal/api/setup/setupValues';
import { normaliseToE164, PHONE_INVALID } from '@portal/domain/contact/formatPhone';
import { isContactPhone } from '@portal/domain/contact/isContactPhone';
import { leftFieldError } from '@portal/domain/items/fields/itemFieldError';
import { itemSpecs } from '@portal/domain/items/fields/itemSpecs';
import { fieldLength } from '@portal/domain/items/fields/fieldLength';
import { isFilled } from '@portal/domain/text/isFilled';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import * as v from 'valibot';

/** For whom something is, and for which item of theirs, as it is written. */
export const personFormSchema = v.object({
  name: v.string(),
  /** National digits. */
  phone: v.string(),
  /** What was written of the item, by the name of the field. */
  item: v.record(v.string(), v.string()),
});
export type PersonForm = v.InferOutput<typeof personFormSchema>;

export const emptyPerson: PersonForm = { name: '', phone: '', item: {} };

/** What is wrong, in words; what is wrong with the item by the name of the field. */
export interface PersonProblems {
  name: string | null;
  phone: string | null;
  item: Readonly<Record<string, string | null>>;
}

export const missing = (text: string) => (isFilled(text) ? null : REQUIRED_FIELD);

/** An item is written whole, or where it is about none not at all (ITM-15, ITM-21). */
export function problemsOfPerson(
  { name, phone, item }: PersonForm,
  fields: readonly SetupItemField[],
): PersonProblems {
  const hasItem = fields.some((field) => isFilled(item[field.name]));
  return {
    name: missing(name),
    phone: missing(phone) ?? (isContactPhone(phone) ? null : PHONE_INVALID),
    item: Object.fromEntries(
      hasItem
        ? fields.map((field) => [
            field.name,
            leftFieldError({ ...field, length: fieldLength(field) }, item),
          ])
        : [],
    ),
  };
}

export function isWhole({ item, ...others }: PersonProblems): boolean {
  return [...Object.values(others), ...Object.values(item)].every((problem) => problem === null);
}

/** The same as a provider's system says it. */
export function personOf(
  { name, phone, item }: PersonForm,
  fields: readonly SetupItemField[],
): { customer: v.InferInput<typeof customerReferenceSchema>; item_specs?: Record<string, string> } {
  const specs = itemSpecs(fields, item);
  return {
    customer: { name: name.trim(), phone: normaliseToE164(phone) },
    ...(Object.keys(specs).length > 0 && { item_specs: specs }),
  };
}
