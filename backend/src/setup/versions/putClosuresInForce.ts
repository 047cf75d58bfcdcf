import { sql } from 'kysely';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { addClosure } from '../../provider/api/schedule/addClosure.ts';
import type { SetupValues } from '../draft/setupValuesSchema.ts';

type Closure = NonNullable<SetupValues['hours']['closures']>[number];

/**
 * Puts closures in the place of those that are not over yet; the ones that are stay as they were. What stays as it is
 * is left alone: the provider's system ends it by its id, and only the rest is kept as a change (SET-22).
 */
export async function putClosuresInForce(
  tools: Pick<Backend, 'clock'> & { database: Transaction },
  company: Company,
  closures: readonly Closure[],
): Promise<void> {
  const now = tools.clock.now();
  const missing = new Map<string, Closure[]>();
  for (const closure of closures)
    if (Date.parse(closure.to) > now.getTime())
      missing.set(keyOf(closure), [...(missing.get(keyOf(closure)) ?? []), closure]);
  const gone = (await presentClosures(tools.database, company.id, now)).filter(
    (closure) => missing.get(keyOf(closure))?.pop() === undefined,
  );
  for (const { id } of gone)
    await tools.database.deleteFrom('closures').where('id', '=', id).execute();
  for (const closure of [...missing.values()].flat()) await addClosure(tools, company, closure);
}

/** Of two closures that are the same in everything each counts. */
const keyOf = ({ from, to, expert_id: expert, reason }: Closure) =>
  JSON.stringify([Date.parse(from), Date.parse(to), expert ?? null, reason ?? '']);

async function presentClosures(
  database: Transaction,
  companyId: string,
  now: Date,
): Promise<(Closure & { id: string })[]> {
  const rows = await database
    .selectFrom('closures')
    .leftJoin('experts', 'experts.id', 'closures.expertId')
    .select(['closures.id', 'closures.reason', 'experts.foId'])
    .select([sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')])
    .where('closures.companyId', '=', companyId)
    .where(sql<boolean>`upper(during) > ${now}`)
    .orderBy('closures.id')
    .execute();
  return rows.map(({ id, reason, foId, from, to }) => ({
    ...{ id, from: from.toISOString(), to: to.toISOString() },
    ...(reason !== null && { reason }),
    ...(foId !== null && { expert_id: foId }),
  }));
}
