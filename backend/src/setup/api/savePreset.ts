import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { SetupFields } from '../../platform/database/jsonColumns.ts';
import { changesBetween } from '../draft/changesBetween.ts';
import { PRESET } from '../draft/preset.ts';
import { readDraftValues } from '../draft/readDraftValues.ts';
import { saveDraft } from '../draft/saveDraft.ts';
import { setupValuesSchema } from '../draft/setupValuesSchema.ts';
import { holdDraft } from '../draft/storedDraft.ts';
import { applyPreset } from '../presets/applyPreset.ts';
import { verticalOf } from '../presets/presetOf.ts';
import * as v from 'valibot';

/**
 * Presets what a vertical does for a provider that was never published (SET-12); once it is in force, what stands there
 * was chosen and stays.
 */
export async function savePreset(
  backend: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  chosen: string,
): Promise<void> {
  await inTransaction(backend.database, async (database) => {
    const tools = { ...backend, database };
    const draft = await holdDraft(database, company.id);
    const vertical = verticalOf(chosen);
    if (!draft.beginsEmpty || vertical === undefined) return;
    const { base, values: before } = await readDraftValues(tools, company, draft);
    const typed = new Set([
      ...Object.entries(draft.touched).flatMap(([path, { by }]) => (by === PRESET ? [] : [path])),
      // What was brought is nobody's example either.
      ...Object.keys(base.services).map((id) => `services.${id}`),
    ]);
    const after = v.parse(setupValuesSchema, applyPreset(before, typed, vertical));
    const values: SetupFields = {};
    for (const { section, field, after: value } of changesBetween(before, after))
      values[section] = { ...values[section], [field]: value };
    await saveDraft(tools, company, { revision: draft.revision, values }, PRESET);
  });
}
