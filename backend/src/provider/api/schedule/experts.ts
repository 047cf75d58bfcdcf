import type * as v from 'valibot';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { newId } from '../../../platform/newId.ts';
import { lastPosition } from './lastPosition.ts';
import { requireFoId } from '../requireFoId.ts';
import type { expertSchema } from '../schemas.ts';

/** Creates or changes the expert with the provider's own id. */
export async function saveExpert(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  foId: string,
  { name, position, active }: v.InferOutput<typeof expertSchema>,
): Promise<string> {
  requireFoId(foId);
  const values = { name, active, ...(position !== undefined && { position }) };
  const { id } = await database
    .insertInto('experts')
    .values({
      ...{ id: newId(), companyId: company.id, foId, createdAt: clock.now() },
      position: lastPosition('experts', company.id),
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['companyId', 'foId']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The experts of a provider, as on the wire. */
export async function listExperts(database: Database, companyId: string) {
  const rows = await database
    .selectFrom('experts')
    .select(['id', 'foId', 'name', 'position', 'active'])
    .where('companyId', '=', companyId)
    .orderBy('position')
    .orderBy('name')
    .execute();
  return rows.map(({ foId, ...expert }) => ({ ...expert, fo_id: foId }));
}

/** The expert of a provider by either id. @throws ApiError 400 */
export async function requireExpert(
  database: Database,
  companyId: string,
  id: string,
): Promise<string> {
  const row = await database
    .selectFrom('experts')
    .select('id')
    .where('companyId', '=', companyId)
    .where((eb) => eb.or({ id, foId: id }))
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(400, `There is no expert ${id}.`);
  return row.id;
}

/**
 * The expert with the provider's own id, who is not retired before the end of the transaction.
 * @throws ApiError 404 when there is none, or not any more
 */
export async function holdExpert(
  transaction: Transaction,
  companyId: string,
  id: string,
): Promise<string> {
  const row = await transaction
    .selectFrom('experts')
    .select('id')
    .where('companyId', '=', companyId)
    .where((eb) => eb.or([eb('id', '=', id), eb('foId', '=', id)]))
    .where('active', '=', true)
    .forShare()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(404, `There is no expert ${id} at work.`);
  return row.id;
}
