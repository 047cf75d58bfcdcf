import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { SetupFields } from '../../platform/database/jsonColumns.ts';
import { mergeValues } from './mergeValues.ts';
import { PRESET } from './preset.ts';
import type { SetupValues } from './setupValuesSchema.ts';
import { readBase, type StoredDraft } from './storedDraft.ts';

/** What a draft begins from, and what it is with what was changed in it. */
export async function readDraftValues(
  backend: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  draft: StoredDraft,
): Promise<{ base: SetupValues; values: SetupValues }> {
  const base = await readBase(backend, company, draft);
  return { base, values: mergeValues(base, withoutReplacedExamples(base, draft)) };
}

/** Of an example and a service that was brought, with the same id, the one that was brought is meant (C-940). */
function withoutReplacedExamples(
  { services: brought }: SetupValues,
  { beginsEmpty, changes, touched }: StoredDraft,
): SetupFields {
  const { services, ...others } = changes;
  if (!beginsEmpty || services === undefined) return changes;
  const kept = Object.entries(services).filter(
    ([id]) => brought[id] === undefined || touched[`services.${id}`]?.by !== PRESET,
  );
  return { ...others, services: Object.fromEntries(kept) };
}
