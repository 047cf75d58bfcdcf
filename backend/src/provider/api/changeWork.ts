import { bareId } from '@portal/domain/ids';
import type { budgetSchema, workCreationSchema, workStateSchema } from '@portal/api/providerApi';
import { budgetTotals } from '@portal/domain/budgetTotals';
import { eurosToCents } from '@portal/domain/money';
import { DEFAULT_STATE_NAMES } from '@portal/domain/serviceState';
import type * as v from 'valibot';
import { findAppointmentOfCompany } from '../../portal/appointments/appointmentRow.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Database } from '../../platform/database/database.ts';
import { execute, selectRow } from '../../platform/database/sql.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/ids.ts';
import { isRecent } from '../../portal/customerNotifications/isRecent.ts';
import { loadNotificationTitle } from '../../portal/customerNotifications/loadNotificationTitle.ts';
import { notifyCustomer } from '../../portal/customerNotifications/notifyCustomer.ts';
import { keepBudgetVersion } from '../../portal/services/budgetVersions.ts';
import { setToastState } from '../../portal/services/chat.ts';
import { findWorkOfCompany } from '../../portal/services/workRow.ts';
import { resolveCustomer, resolveItem } from './resolveParties.ts';

/** Opens a work (bars 1), by itself or out of an appointment. @throws ApiError 404, 409 when the appointment has one */
export async function openWork(
  backend: Backend,
  company: Company,
  request: v.InferOutput<typeof workCreationSchema>,
): Promise<string> {
  const now = backend.clock.now();
  const origin = await findOrigin(backend, company, request.appointment_id);
  const clientId = origin?.client_id ?? (await resolveCustomer(backend, company, request.customer));
  const itemId =
    (await resolveItem(backend, company, clientId, request)) ?? origin?.item_id ?? null;
  const symptoms = request.symptoms.length > 0 ? request.symptoms : (origin?.services ?? []);
  const startedAt = request.started_at === undefined ? now : new Date(request.started_at);
  const id = newId();
  const title = await loadNotificationTitle(backend, company, itemId);
  await inTransaction(backend.database, async (transaction) => {
    const inserted = await execute(
      transaction,
      `insert into works (id, company_id, client_id, item_id, appointment_id, expert_id, bars, symptoms, started_at, expected_at,
         client_obs, service_toast_state, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, 1, $7, $8, $9, $10, 'EXPANDED', $11, $11) on conflict (appointment_id) do nothing`,
      [
        id,
        company.id,
        clientId,
        itemId,
        origin?.id ?? null,
        origin?.expert_id ?? null,
        JSON.stringify(symptoms),
        startedAt,
        request.expected_at ?? null,
        origin?.obs ?? null,
        now,
      ],
    );
    if (inserted.rowCount !== 1) throw new ApiError(409, 'This appointment has a work already.');
    if (origin !== undefined) {
      await execute(
        transaction,
        'update appointments set client_arrived = true, updated_at = $2 where id = $1',
        [origin.id, now],
      );
    }
    await notifyCustomer(transaction, backend, {
      kind: 'workStateChanged',
      company,
      clientId,
      subject: `A-${id}`,
      facts: { title, state: DEFAULT_STATE_NAMES[1] },
      at: startedAt,
    });
  });
  return id;
}

async function findOrigin(backend: Backend, company: Company, id: string | undefined) {
  if (id === undefined) return undefined;
  const key = bareId(id);
  const appointment = await findAppointmentOfCompany(backend.database, company.id, key);
  if (appointment === undefined) throw new ApiError(404, `There is no appointment ${id}.`);
  if (appointment.cancelled_at !== null) throw new ApiError(409, 'This appointment was cancelled.');
  return appointment;
}

/** What a notification of a work of this provider begins with. @throws ApiError 404 */
async function notificationOf(backend: Backend, company: Company, id: string, at: Date) {
  const row = await findWorkOfCompany(backend.database, company.id, id);
  if (row === undefined) throw new ApiError(404, `There is no work A-${id}.`);
  const title = await loadNotificationTitle(backend, company, row.item_id);
  return { title, about: { company, clientId: row.client_id, subject: `A-${id}`, at } };
}

/** Locks a work of this provider. @returns its stage */
async function lockWork(database: Database, company: Company, id: string): Promise<number> {
  const row = await selectRow<{ bars: string }>(
    database,
    'select bars from works where id = $1 and company_id = $2 for update',
    [id, company.id],
  );
  if (row === undefined) throw new ApiError(404, `There is no work A-${id}.`);
  return Number(row.bars);
}

/** Moves a work to a stage; the past may be imported with `at`. */
export async function changeWorkState(
  backend: Backend,
  company: Company,
  id: string,
  request: v.InferOutput<typeof workStateSchema>,
): Promise<void> {
  const now = backend.clock.now();
  const at = request.at === undefined ? now : new Date(request.at);
  const state = request.name ?? DEFAULT_STATE_NAMES[request.bars];
  const { title, about } = await notificationOf(backend, company, id, at);
  await inTransaction(backend.database, async (transaction) => {
    await lockWork(transaction, company, id);
    await execute(
      transaction,
      `update works set bars = $2::numeric, state_name = $3, completed_at = case when $2::numeric = 5 then $4::timestamptz end,
         exit_kms = coalesce($5, exit_kms), updated_at = $6 where id = $1`,
      [id, request.bars, request.name ?? null, at, request.exit_kms ?? null, now],
    );
    if (isRecent(at, now)) await setToastState(transaction, `A-${id}`, 'service', 'EXPANDED');
    await notifyCustomer(transaction, backend, {
      ...about,
      kind: request.bars === 5 ? 'workCompleted' : 'workStateChanged',
      facts: { title, state },
    });
  });
}

/** Posts the next version of the budget; with `needs_approval` the work waits for the customer (bars 2.5). */
export async function postBudget(
  backend: Backend,
  company: Company,
  id: string,
  budget: v.InferOutput<typeof budgetSchema>,
): Promise<{ version: number; totalCents: number; noVatCents: number }> {
  const now = backend.clock.now();
  const at = budget.at === undefined ? now : new Date(budget.at);
  const totals = budgetTotals(budget.lines, {
    rate: budget.vat_rate,
    included: budget.prices_include_vat,
  });
  const { title, about } = await notificationOf(backend, company, id, at);
  return inTransaction(backend.database, async (transaction) => {
    const bars = await lockWork(transaction, company, id);
    const waits = budget.needs_approval && bars < 3;
    await execute(transaction, 'delete from task_lines where work_id = $1', [id]);
    for (const [position, line] of budget.lines.entries()) {
      await execute(
        transaction,
        'insert into task_lines (work_id, position, designation, price_cents, completed, discount) values ($1, $2, $3, $4, $5, $6)',
        [id, position, line.designation, eurosToCents(line.price), line.completed, line.discount],
      );
    }
    await execute(
      transaction,
      `update works set vat_rate = $2, needs_approval = $3, approved_at = null, approval = null, total_cents = $4, total_novat_cents = $5,
         total_discount_cents = $6, bars = case when $7::boolean then 2.5 else bars end, state_name = case when $7::boolean then null else state_name end,
         service_toast_state = case when $7::boolean then 'EXPANDED' else service_toast_state end, updated_at = $8 where id = $1`,
      [
        id,
        budget.vat_rate,
        budget.needs_approval,
        totals.totalCents,
        totals.noVatCents,
        totals.discountCents,
        waits,
        now,
      ],
    );
    const version = await keepBudgetVersion(transaction, id, now);
    if (waits)
      await notifyCustomer(transaction, backend, {
        ...about,
        kind: 'budgetPosted',
        facts: { title, totalCents: totals.totalCents },
      });
    return { version, ...totals };
  });
}
