import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { SetupFields } from '../../platform/database/jsonColumns.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { draftChangeSchema } from './draftChangeSchema.ts';
import { revisionOnWire, type DraftRevision } from './readDraft.ts';
import { PRESET } from './preset.ts';
import { readDraftValues } from './readDraftValues.ts';
import { refusedFields } from './refusedFields.ts';
import { holdDraft, storeDraft, type StoredDraft } from './storedDraft.ts';
import { texts } from './texts.ts';

/** One field or several, by section, and the revision that whoever changes them has read. */
export const saveDraftSchema = v.strictObject({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  values: v.record(v.string(), v.record(v.string(), v.unknown())),
});

/**
 * Saves fields of a draft, all of them or none. Who read an older revision is merged with what others changed since
 * (SET-06).
 * @param author who changes it, for the record
 * @throws ApiError 422 with the `fields` that are wrong, in words of VAL (C-754); 409 with both values of the fields that
 *   somebody else changed since that revision
 */
export async function saveDraft(
  backend: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  { revision, values }: v.InferOutput<typeof saveDraftSchema>,
  author: string,
): Promise<DraftRevision> {
  const given = v.safeParse(draftChangeSchema, values);
  if (!given.success) {
    const fields = refusedFields(given.issues);
    throw new ApiError(422, fields[0]?.message ?? texts.wrongFormat, { extra: { fields } });
  }
  const change = fieldsOf(given.output);
  return inTransaction(backend.database, async (transaction) => {
    const draft = await holdDraft(transaction, company.id);
    if (revision > draft.revision) throw new ApiError(400, texts.unknownRevision);
    const tools = { ...backend, database: transaction };
    const { values: now } = await readDraftValues(tools, company, draft);
    const wanted = change.filter(
      ({ section, field, value }) => !isDeepStrictEqual(valueIn(now, section, field), value),
    );
    refuseConflicts(draft, revision, now, wanted);
    if (wanted.length === 0) return revisionOnWire(draft);
    const next = draft.revision + 1;
    const changes: SetupFields = { ...draft.changes };
    const touched = { ...draft.touched };
    for (const { section, field, value } of wanted) {
      changes[section] = { ...changes[section], [field]: value };
      touched[`${section}.${field}`] = { revision: next, by: author };
    }
    const stored = { revision: next, beginsEmpty: draft.beginsEmpty, changes, touched };
    return revisionOnWire(
      await storeDraft(transaction, company.id, stored, author, backend.clock.now()),
    );
  });
}

interface FieldChange {
  section: string;
  field: string;
  value: unknown;
}

const fieldsOf = (change: object): FieldChange[] =>
  Object.entries(change).flatMap(([section, fields]) =>
    Object.entries(Object(fields)).map(([field, value]) => ({ section, field, value })),
  );

const valueIn = (values: object, section: string, field: string): unknown =>
  Object(Object(values)[section])[field] ?? null;

function refuseConflicts(
  { revision: current, touched }: StoredDraft,
  revision: number,
  values: object,
  wanted: readonly FieldChange[],
): void {
  const fields = wanted.flatMap(({ section, field, value: mine }) => {
    const last = touched[`${section}.${field}`];
    // What a choice presets is nobody's word: whoever writes there may change it (SET-12).
    if (last === undefined || last.revision <= revision || last.by === PRESET) return [];
    return [{ section, field, mine, theirs: valueIn(values, section, field), by: last.by }];
  });
  if (fields.length > 0)
    throw new ApiError(409, texts.changedMeanwhile, { extra: { revision: current, fields } });
}
