import type { workCreationSchema } from '@portal/api/provider/schemas';
import type { SetupItemField } from '@portal/api/setup/setupValues';
import { normaliseToE164, PHONE_INVALID } from '@portal/domain/contact/formatPhone';
import { isContactPhone } from '@portal/domain/contact/isContactPhone';
import { formatPlate, isPlateField } from '@portal/domain/items/formatPlate';
import { plateError, plateLimits } from '@portal/domain/items/plateError';
import { specsToSend } from '@portal/domain/items/specsToSend';
import { ITEM_FIELD_MAX_LENGTH } from '@portal/domain/limits';
import { isFilled } from '@portal/domain/text/isFilled';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import * as v from 'valibot';

/** A work as it is written, before it is opened. */
export const openingFormSchema = v.object({
  what: v.string(),
  name: v.string(),
  /** National digits. */
  phone: v.string(),
  /** What was written of the item, by the name of the field. */
  item: v.record(v.string(), v.string()),
});
export type OpeningForm = v.InferOutput<typeof openingFormSchema>;

export const emptyOpening: OpeningForm = { what: '', name: '', phone: '', item: {} };

/** What is wrong, in words, by the name of the field; those of the item below `item`. */
export interface OpeningProblems {
  what: string | null;
  name: string | null;
  phone: string | null;
  item: Readonly<Record<string, string | null>>;
}

const missing = (text: string) => (isFilled(text) ? null : REQUIRED_FIELD);

/** Longest value of a field in characters (ITM-23). */
export function lengthOf({ length = ITEM_FIELD_MAX_LENGTH }: SetupItemField): number {
  return Math.min(length, ITEM_FIELD_MAX_LENGTH);
}

function itemProblem(field: SetupItemField, value: string): string | null {
  if (field.required && !isFilled(value)) return REQUIRED_FIELD;
  if (!isPlateField(field.name)) return null;
  return plateError(formatPlate(value), plateLimits({ length: lengthOf(field) }))?.text ?? null;
}

/** An item is written whole or, where the work is about none, not at all (ITM-15, ITM-21). */
export function problemsOf(form: OpeningForm, fields: readonly SetupItemField[]): OpeningProblems {
  const valueOf = ({ name }: SetupItemField) => form.item[name] ?? '';
  const hasItem = fields.some((field) => isFilled(valueOf(field)));
  const isPhone = isContactPhone(form.phone);
  return {
    what: missing(form.what),
    name: missing(form.name),
    phone: missing(form.phone) ?? (isPhone ? null : PHONE_INVALID),
    item: Object.fromEntries(
      hasItem ? fields.map((field) => [field.name, itemProblem(field, valueOf(field))]) : [],
    ),
  };
}

export function isReady(form: OpeningForm, fields: readonly SetupItemField[]): boolean {
  const { item, ...others } = problemsOf(form, fields);
  return [...Object.values(others), ...Object.values(item)].every((problem) => problem === null);
}

/** The same as a provider's system opens it. */
export function creationOf(
  { what, name, phone, item }: OpeningForm,
  fields: readonly SetupItemField[],
): v.InferInput<typeof workCreationSchema> {
  const specs = specsToSend(
    fields.map((field) => ({ ...field, key: field.name, value: item[field.name] ?? '' })),
  );
  return {
    customer: { name: name.trim(), phone: normaliseToE164(phone) },
    symptoms: [{ name: what.trim() }],
    ...(specs.length > 0 && {
      item_specs: Object.fromEntries(specs.map(({ key, value }) => [key, value])),
    }),
  };
}
