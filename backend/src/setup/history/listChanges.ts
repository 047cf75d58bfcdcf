import type { ProviderChanges } from '@portal/api/provider/providerChange';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import {
  cutPage,
  providerPages,
  type ListPage,
  type PageRules,
} from '../../platform/http/listPage.ts';

const positionSchema = v.object({ sequence: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });
type Position = v.InferOutput<typeof positionSchema>;

/** As other lists of the provider API, in the order in which changes were written. */
export const changePages: PageRules<Position> = { ...providerPages, position: positionSchema };

/** A page of what was changed of how a provider is set up, newest first (SET-22). */
export async function listChanges(
  database: Database,
  companyId: string,
  page: ListPage<Position>,
): Promise<ProviderChanges> {
  let query = database
    .selectFrom('providerChanges')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('sequence', 'desc')
    .limit(page.size + 1);
  if (page.after !== undefined) query = query.where('sequence', '<', page.after.sequence);
  const { rows, next } = cutPage(await query.execute(), page, ({ sequence }) => ({ sequence }));
  return {
    changes: rows.map(({ sequence, at, actorKind, actorName, address, ...change }) => ({
      id: sequence,
      at: at.toISOString(),
      by: { kind: actorKind, name: actorName, address },
      area: change.area,
      subject: change.subject,
      field: change.field,
      before: change.before,
      after: change.after,
    })),
    next,
  };
}
