import { eurosToCents } from '@portal/domain/money/cents';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/ids.ts';
import { minutesOf } from '../../portal/schedule/slots/zone.ts';
import { requireExpert } from './experts.ts';
import { requireFoId } from './requireFoId.ts';
import type { closureSchema, hoursSchema, serviceSchema } from './schemas.ts';

/** Replaces all opening hours. @throws ApiError 400 for an unknown expert or a range that ends before it starts */
export async function replaceHours(
  { database }: Pick<Backend, 'database'>,
  company: Company,
  { hours }: v.InferOutput<typeof hoursSchema>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('openingHours').where('companyId', '=', company.id).execute();
    for (const { weekday, opens, closes, expert_id: expert } of hours) {
      const end = closes === '24:00' ? 1440 : minutesOf(closes);
      if (minutesOf(opens) >= end)
        throw new ApiError(400, `The hours from ${opens} to ${closes} end before they start.`);
      const expertId =
        expert === undefined ? null : await requireExpert(transaction, company.id, expert);
      await transaction
        .insertInto('openingHours')
        .values({
          id: newId(),
          companyId: company.id,
          expertId,
          weekday,
          opens: minutesOf(opens),
          closes: end,
        })
        .execute();
    }
  });
}

/** Creates or changes the service with the provider's own id, with its experts. */
export async function saveService(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  foId: string,
  service: v.InferOutput<typeof serviceSchema>,
): Promise<string> {
  requireFoId(foId);
  return inTransaction(database, async (transaction) => {
    const values = {
      name: service.name,
      durationMinutes: service.duration_minutes,
      paymentCents: service.payment === null ? null : eurosToCents(service.payment),
      fixedStart: sql<Date | null>`${service.fixed_start}::timestamptz`,
      capacity: service.capacity,
      isGroup: service.is_group,
      position: service.position,
      active: service.active,
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

export async function addClosure(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  closure: v.InferOutput<typeof closureSchema>,
): Promise<string> {
  if (Date.parse(closure.to) <= Date.parse(closure.from))
    throw new ApiError(400, 'The closure ends before it starts.');
  const expertId =
    closure.expert_id === undefined
      ? null
      : await requireExpert(database, company.id, closure.expert_id);
  const id = newId();
  await database
    .insertInto('closures')
    .values({
      id,
      companyId: company.id,
      expertId,
      during: sql`tstzrange(${closure.from}, ${closure.to})`,
      reason: closure.reason ?? null,
      createdAt: clock.now(),
    })
    .execute();
  return id;
}
