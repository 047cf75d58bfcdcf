import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { SetupFields } from '../../platform/database/jsonColumns.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { changesBetween } from '../draft/changesBetween.ts';
import { requireRevision } from '../draft/discardDraft.ts';
import { revisionOnWire, type DraftRevision } from '../draft/readDraft.ts';
import { SECTIONS_WITHOUT_NULL } from '../draft/mergeValues.ts';
import { replaceChanges } from '../draft/replaceChanges.ts';
import { setupValuesSchema } from '../draft/setupValuesSchema.ts';
import { holdDraft, readBase } from '../draft/storedDraft.ts';
import { texts } from '../draft/texts.ts';

/** When a version was published and by whom; ISO instant. */
export const versionSchema = v.object({
  n: v.number(),
  published_at: v.string(),
  published_by: v.string(),
});

/** The versions that are kept, the newest first (SET-21). */
export async function listVersions(
  database: Database,
  companyId: string,
): Promise<v.InferOutput<typeof versionSchema>[]> {
  const rows = await database
    .selectFrom('providerVersions')
    .select(['n', 'publishedAt', 'publishedBy'])
    .where('companyId', '=', companyId)
    .orderBy('n', 'desc')
    .execute();
  return rows.map(({ n, publishedAt, publishedBy }) => ({
    ...{ n, published_at: publishedAt.toISOString(), published_by: publishedBy },
  }));
}

/**
 * Makes a published version the draft again, in the place of what was not published (SET-21). It is in force only once it
 * is published.
 * @throws ApiError 404 for a version that is not kept, 409 when somebody changed the draft since it was read
 */
export async function restoreVersion(
  backend: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  { n, revision }: { n: number; revision: number },
  author: string,
): Promise<DraftRevision> {
  return inTransaction(backend.database, async (database) => {
    const tools = { ...backend, database };
    const draft = await holdDraft(database, company.id);
    const version = await database
      .selectFrom('providerVersions')
      .select('content')
      .where('companyId', '=', company.id)
      .where('n', '=', n)
      .executeTakeFirst();
    if (version === undefined) throw new ApiError(404, texts.noVersion);
    requireRevision(draft, revision);
    const base = await readBase(tools, company, draft);
    const changes: SetupFields = {};
    const content = v.parse(setupValuesSchema, version.content);
    for (const { section, field, after } of changesBetween(base, content)) {
      // What a version of before says nothing of stays as it is.
      const isSaid = Object.hasOwn(version.content[section] ?? {}, field);
      if (isSaid || SECTIONS_WITHOUT_NULL.includes(section))
        changes[section] = { ...changes[section], [field]: after };
    }
    return revisionOnWire(await replaceChanges(tools, company, draft, changes, author));
  });
}
