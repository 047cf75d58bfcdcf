import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { draftArbitration } from '../arbitration/draftArbitration.ts';
import { PRESET } from '../draft/preset.ts';
import { readDraftValues } from '../draft/readDraftValues.ts';
import { saveDraft } from '../draft/saveDraft.ts';
import { holdDraft } from '../draft/storedDraft.ts';

/**
 * Presets the arbitration entity of the district of a provider that was never published, until its owner chooses one, or
 * none (SET-08, C-862).
 * @returns whether the draft has changed
 */
export async function saveDistrictPreset(
  backend: Pick<Backend, 'database' | 'clock'>,
  company: Company,
): Promise<boolean> {
  return inTransaction(backend.database, async (database) => {
    const tools = { ...backend, database };
    const draft = await holdDraft(database, company.id);
    const last = draft.touched['legal.arbitration'];
    const isChosen =
      last === undefined ? Boolean(draft.changes['legal']?.['arbitration']) : last.by !== PRESET;
    if (!draft.beginsEmpty || isChosen) return false;
    const { values } = await readDraftValues(tools, company, draft);
    const { preset } = draftArbitration(values);
    const arbitration = preset && { name: preset.name, url: preset.url };
    const change = { revision: draft.revision, values: { legal: { arbitration } } };
    const { revision } = await saveDraft(tools, company, change, PRESET);
    return revision !== draft.revision;
  });
}
