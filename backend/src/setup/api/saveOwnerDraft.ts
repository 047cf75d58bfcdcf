import { hoursProblems } from '@portal/api/setup/hours/hoursProblems';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readArbitration } from '../arbitration/readArbitration.ts';
import { colorProblem } from '../brand/colorProblem.ts';
import { readColor } from '../brand/readColor.ts';
import { serviceProblems } from '../catalogue/serviceProblems.ts';
import { draftChangeSchema } from '../draft/draftChangeSchema.ts';
import { saveDraft, type saveDraftSchema } from '../draft/saveDraft.ts';
import { holdDraft } from '../draft/storedDraft.ts';
import { texts } from '../draft/texts.ts';
import type { Owner } from '../owners/requireOwner.ts';
import { readOwnerDraft } from './readOwnerDraft.ts';
import { saveDistrictPreset } from './saveDistrictPreset.ts';
import { savePreset } from './savePreset.ts';

type Change = v.InferOutput<typeof saveDraftSchema>;

const refusal = (section: string, field: string, message: string, extra: object = {}) =>
  new ApiError(422, message, { extra: { fields: [{ section, field, message }], ...extra } });

/** What an owner is told more of than the form of a value: it would be taken, and customers could not read or book it. */
function refuseUseless(values: Change['values']): void {
  const color = values['brand']?.['brand_color'];
  const problem = typeof color === 'string' ? colorProblem(color) : null;
  if (problem !== null)
    throw refusal('brand', 'brand_color', problem.message, { offer: problem.offer ?? null });
  const read = v.safeParse(draftChangeSchema, { hours: values['hours'] });
  const hours = read.success ? (read.output.hours?.hours ?? []) : [];
  const [wrong] = hoursProblems(hours);
  if (wrong !== undefined) throw refusal('hours', 'hours', wrong.message);
  for (const [id, service] of Object.entries(values['services'] ?? {})) {
    const [first] = service === null ? [] : serviceProblems(Object(service));
    if (first !== undefined) throw refusal('services', id, first.message);
  }
}

const typedSchema = v.object({ name: v.string(), url: v.string() });

/** An arbitration entity that is written freely has a site of the web (SET-08). @throws ApiError 422 */
function withSite(values: Change['values']): Change['values'] {
  const typed = v.safeParse(typedSchema, values['legal']?.['arbitration']);
  if (!typed.success) return values;
  const read = readArbitration(typed.output.name, typed.output.url);
  if ('problems' in read)
    throw refusal('legal', 'arbitration', read.problems[0]?.message ?? texts.wrongFormat);
  return { ...values, legal: { ...values['legal'], arbitration: read.arbitration } };
}

/** A colour is kept in one form, however it is typed (SET-10). */
function withReadColor(values: Change['values']): Change['values'] {
  const color = values['brand']?.['brand_color'];
  if (typeof color !== 'string') return values;
  return { ...values, brand: { ...values['brand'], brand_color: readColor(color) } };
}

/**
 * Saves what an owner wrote (SET-06, SET-10, SET-14, SET-15). Whoever chooses what the provider does finds the rest preset,
 * but for what somebody typed (SET-12), and whoever says where it is the arbitration entity (SET-08).
 * @returns the draft as it is then; with its values where more than what was written has changed since the revision that
 *   was read, by others too, or is kept in another form
 * @throws ApiError 422 for a value that is wrong, in words, with a colour that is enough in `offer`; 409 as `saveDraft`
 */
export async function saveOwnerDraft(
  backend: Pick<Backend, 'database' | 'clock'>,
  { company, contact }: Owner,
  change: Change,
) {
  refuseUseless(change.values);
  const values = withReadColor(withSite(change.values));
  return inTransaction(backend.database, async (database) => {
    const tools = { ...backend, database };
    const { revision: newest } = await holdDraft(database, company.id);
    await saveDraft(tools, company, { ...change, values }, contact);
    const vertical = change.values['activity']?.['vertical'];
    if (typeof vertical === 'string') await savePreset(tools, company, vertical);
    const isPlaced = await saveDistrictPreset(tools, company);
    const hasMoreChanged =
      newest !== change.revision ||
      typeof vertical === 'string' ||
      isPlaced ||
      !isDeepStrictEqual(values, change.values);
    const { values: saved, ...draft } = await readOwnerDraft(tools, company);
    return { ...draft, ...(hasMoreChanged && { values: saved }) };
  });
}
