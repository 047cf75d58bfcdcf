import { eurosToCents } from '@portal/domain/money';
import type * as v from 'valibot';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Database } from '../../platform/database/database.ts';
import { execute, selectRow, selectRows } from '../../platform/database/sql.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/ids.ts';
import { minutesOf } from '../../portal/schedule/slots/zone.ts';
import {
  foIdPattern,
  type closureSchema,
  type expertSchema,
  type hoursSchema,
  type serviceSchema,
} from './schemas.ts';

/** Replaces all opening hours. @throws ApiError 400 for an unknown expert or a range that ends before it starts */
export async function replaceHours(
  { database }: Pick<Backend, 'database'>,
  company: Company,
  { hours }: v.InferOutput<typeof hoursSchema>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await execute(transaction, 'delete from opening_hours where company_id = $1', [company.id]);
    for (const { weekday, opens, closes, expert_id: expert } of hours) {
      const end = closes === '24:00' ? 1440 : minutesOf(closes);
      if (minutesOf(opens) >= end)
        throw new ApiError(400, `The hours from ${opens} to ${closes} end before they start.`);
      const expertId =
        expert === undefined ? null : await requireExpert(transaction, company.id, expert);
      await execute(
        transaction,
        'insert into opening_hours (id, company_id, expert_id, weekday, opens, closes) values ($1, $2, $3, $4, $5, $6)',
        [newId(), company.id, expertId, weekday, minutesOf(opens), end],
      );
    }
  });
}

/** Creates or changes the expert with the provider's own id. */
export async function saveExpert(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  foId: string,
  expert: v.InferOutput<typeof expertSchema>,
): Promise<string> {
  requireFoId(foId);
  const row = await selectRow<{ id: string }>(
    database,
    `insert into experts (id, company_id, fo_id, name, position, active, created_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (company_id, fo_id) do update set name = excluded.name, position = excluded.position, active = excluded.active
     returning id`,
    [newId(), company.id, foId, expert.name, expert.position, expert.active, clock.now()],
  );
  return row?.id ?? '';
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
    const row = await selectRow<{ id: string }>(
      transaction,
      `insert into catalogue_services (id, company_id, fo_id, name, duration_minutes, payment_cents, fixed_start, capacity, is_group, position, active, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       on conflict (company_id, fo_id) do update set name = excluded.name, duration_minutes = excluded.duration_minutes,
         payment_cents = excluded.payment_cents, fixed_start = excluded.fixed_start, capacity = excluded.capacity,
         is_group = excluded.is_group, position = excluded.position, active = excluded.active
       returning id`,
      [
        newId(),
        company.id,
        foId,
        service.name,
        service.duration_minutes,
        service.payment === null ? null : eurosToCents(service.payment),
        service.fixed_start,
        service.capacity,
        service.is_group,
        service.position,
        service.active,
        clock.now(),
      ],
    );
    const id = row?.id ?? '';
    await execute(transaction, 'delete from service_experts where service_id = $1', [id]);
    for (const expert of new Set(service.expert_ids)) {
      await execute(
        transaction,
        'insert into service_experts (service_id, expert_id) values ($1, $2)',
        [id, await requireExpert(transaction, company.id, expert)],
      );
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
  await execute(
    database,
    'insert into closures (id, company_id, expert_id, during, reason, created_at) values ($1, $2, $3, tstzrange($4, $5), $6, $7)',
    [id, company.id, expertId, closure.from, closure.to, closure.reason ?? null, clock.now()],
  );
  return id;
}

export function listExperts(database: Database, companyId: string) {
  return selectRows<{ id: string; fo_id: string; name: string; active: boolean }>(
    database,
    'select id, fo_id, name, active from experts where company_id = $1 order by position, name',
    [companyId],
  );
}

/** The expert of a provider by either id. @throws ApiError 400 */
export async function requireExpert(
  database: Database,
  companyId: string,
  id: string,
): Promise<string> {
  const row = await selectRow<{ id: string }>(
    database,
    'select id from experts where company_id = $1 and (id = $2 or fo_id = $2)',
    [companyId, id],
  );
  if (row === undefined) throw new ApiError(400, `There is no expert ${id}.`);
  return row.id;
}

function requireFoId(foId: string): void {
  if (!foIdPattern.test(foId))
    throw new ApiError(400, 'An own id has 1 to 64 letters, digits, dots, hyphens or underscores.');
}
