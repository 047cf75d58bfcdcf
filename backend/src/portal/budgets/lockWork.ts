import type { Selectable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { loadBudget, type StoredBudget } from './storedBudget.ts';
import { texts } from './texts.ts';

const columns = [
  'id',
  'companyId',
  'clientId',
  'bars',
  'stateName',
  'needsApproval',
  'approvedAt',
  'cancelledAt',
  'budgetVersion',
  'budgetWaits',
] as const;

/** What of a work its decisions need. */
export type LockedWork = Pick<Selectable<Schema['works']>, (typeof columns)[number]>;

/** Whose work it must be; without a client any of the provider's. */
export interface WorkOwner {
  companyId: string;
  clientId?: string;
}

/** Locks a work, so that revisions and decisions come one after the other. @throws ApiError 404 for another's */
export async function lockWork(
  transaction: Transaction,
  { companyId, clientId }: WorkOwner,
  workId: string,
): Promise<LockedWork> {
  let query = transaction
    .selectFrom('works')
    .select(columns)
    .where('id', '=', workId)
    .where('companyId', '=', companyId);
  if (clientId !== undefined) query = query.where('clientId', '=', clientId);
  const work = await query.forUpdate().executeTakeFirst();
  if (work === undefined) throw new ApiError(404, texts.notFound);
  return work;
}

/** The version in force of a locked work. @throws ApiError 409 when it has none */
export async function budgetInForce(
  transaction: Transaction,
  work: LockedWork,
): Promise<StoredBudget> {
  const budget = await loadBudget(transaction, work.id, work.budgetVersion);
  if (budget === undefined) throw new ApiError(409, texts.nothingToDecide, texts.refused);
  return budget;
}
