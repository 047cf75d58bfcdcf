import { eurosToCents } from '@portal/domain/money/cents';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { newId } from '../../../platform/newId.ts';
import { withdrawalColumns } from '../../../portal/withdrawals/withdrawalRight.ts';
import { keepPolicy } from '../../../portal/policies/keepPolicy.ts';
import { lastPosition } from './lastPosition.ts';
import { requireExpert } from './experts.ts';
import { requireFoId } from '../requireFoId.ts';
import type { serviceSchema } from '../schemas.ts';

/** Creates or changes the service with the provider's own id, with its experts. */
export async function saveService(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  foId: string,
  service: v.InferOutput<typeof serviceSchema>,
): Promise<string> {
  requireFoId(foId);
  return inTransaction(database, async (transaction) => {
    const policyId =
      service.policy == null
        ? null
        : await keepPolicy(transaction, company.id, service.policy, clock.now());
    const values = {
      name: service.name,
      durationMinutes: service.duration_minutes,
      paymentCents: service.payment === null ? null : eurosToCents(service.payment),
      fixedStart: sql<Date | null>`${service.fixed_start}::timestamptz`,
      capacity: service.capacity,
      isGroup: service.is_group,
      active: service.active,
      ...(service.position !== undefined && { position: service.position }),
      ...(service.policy !== undefined && { policyId }),
      ...(service.withdrawal !== undefined && withdrawalColumns(service.withdrawal)),
    };
    const { id } = await transaction
      .insertInto('catalogueServices')
      .values({
        ...{ id: newId(), companyId: company.id, foId, createdAt: clock.now() },
        position: lastPosition('catalogueServices', company.id),
        ...values,
      })
      .onConflict((conflict) => conflict.columns(['companyId', 'foId']).doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveExperts(transaction, company, id, service.expert_ids);
    return id;
  });
}

/** Adds and removes those that are others: only that is kept as a change (SET-22). */
async function saveExperts(
  transaction: Transaction,
  company: Company,
  serviceId: string,
  experts: readonly string[],
): Promise<void> {
  const wanted: string[] = [];
  for (const expert of new Set(experts))
    wanted.push(await requireExpert(transaction, company.id, expert));
  let others = transaction.deleteFrom('serviceExperts').where('serviceId', '=', serviceId);
  if (wanted.length > 0) others = others.where('expertId', 'not in', wanted);
  await others.execute();
  for (const expertId of wanted)
    await transaction
      .insertInto('serviceExperts')
      .values({ serviceId, expertId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
