import type { workCreationSchema } from '@portal/api/provider/schemas';
import type { SetupItemField } from '@portal/api/setup/setupValues';
import * as v from 'valibot';
import {
  emptyPerson,
  isWhole,
  missing,
  personFormSchema,
  personOf,
  problemsOfPerson,
} from '../../person/personForm.ts';

/** A work as it is written, before it is opened. */
export const openingFormSchema = v.object({ what: v.string(), ...personFormSchema.entries });
export type OpeningForm = v.InferOutput<typeof openingFormSchema>;

export const emptyOpening: OpeningForm = { what: '', ...emptyPerson };

/** What is wrong with it, in words. */
export function problemsOfOpening(form: OpeningForm, fields: readonly SetupItemField[]) {
  return { what: missing(form.what), ...problemsOfPerson(form, fields) };
}

export function isReady(form: OpeningForm, fields: readonly SetupItemField[]): boolean {
  return isWhole(problemsOfOpening(form, fields));
}

/** The same as a provider's system opens it. */
export function creationOf(
  form: OpeningForm,
  fields: readonly SetupItemField[],
): v.InferInput<typeof workCreationSchema> {
  return { ...personOf(form, fields), symptoms: [{ name: form.what.trim() }] };
}
