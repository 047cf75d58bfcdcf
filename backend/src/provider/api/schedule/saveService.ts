import { eurosToCents } from '@portal/domain/money/cents';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { newId } from '../../../platform/newId.ts';
import { withdrawalColumns } from '../../../portal/withdrawals/withdrawalRight.ts';
import { keepPolicy } from '../../../portal/policies/policy.ts';
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
      position: service.position,
      active: service.active,
      ...(service.policy !== undefined && { policyId }),
      ...(service.withdrawal !== undefined && withdrawalColumns(service.withdrawal)),
    };
    const { id } = await transaction
      .insertInto('catalogueServices')
      .values({ id: newId(), companyId: company.id, foId, ...values, createdAt: clock.now() })
      .onConflict((conflict) => conflict.columns(['companyId', 'foId']).doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('serviceExperts').where('serviceId', '=', id).execute();
    for (const expert of new Set(service.expert_ids)) {
      const expertId = await requireExpert(transaction, company.id, expert);
      await transaction.insertInto('serviceExperts').values({ serviceId: id, expertId }).execute();
    }
    return id;
  });
}
