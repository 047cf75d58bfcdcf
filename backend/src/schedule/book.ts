import type { ScheduleRequest } from '@portal/api/schedule';
import { isIsoDate } from '@portal/domain/lisbonDate';
import { createHash } from 'node:crypto';
import { lockKeys, selectRow, withTransaction, type Sql } from '../database/sql.ts';
import type { Backend } from '../backend.ts';
import { ApiError } from '../http/apiError.ts';
import type { Customer } from '../identity/requireCustomer.ts';
import { demandPayment } from '../payments/demandPayment.ts';
import { findAlternatives } from './alternatives.ts';
import { findSlots } from './availability.ts';
import { saveDraft } from './draft.ts';
import { requireOwnItem } from './requireOwnItem.ts';
import { placeAppointment } from './placeAppointment.ts';
import { readSelection, type Selection } from './selection.ts';
import { loadSettings, type ScheduleSettings } from './settings.ts';
import type { Slot } from './slots.ts';
import { texts } from './texts.ts';
import { instantAt, wallClock } from './zone.ts';

export interface Booking {
  appointmentId: string;
  start: Date;
  title: string;
  paymentsRequired: boolean;
  /** False when this is the answer to a repeated click. */
  isNew: boolean;
}

const dayMinutes = 1440;
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * Books for a customer. Everything is decided in one transaction behind one lock per resource group; the
 * exclusion constraint guarantees the rest. A repeated call with the same draft and choices gives the
 * same answer again.
 * @throws ApiError 400 for impossible choices, 403 `home` without online booking, 409 with `alternatives` when somebody was faster
 */
export async function book(
  backend: Backend,
  customer: Customer,
  request: ScheduleRequest,
): Promise<Booking> {
  const { company } = customer;
  if (company.schedulerModule !== 'FULL')
    throw new ApiError(403, texts.notEnabled, { code: 'home', title: texts.fullTitle });
  const now = backend.clock.now();
  return withTransaction(backend.pool, async (sql) => {
    const serviceIds = request.services.map((service) => service.id);
    const selection = await readSelection(sql, company, serviceIds, request.expert_id ?? null);
    const settings = await loadSettings(sql, company.id);
    const wished = wishedTime(company.timeZone, selection, request);
    await checkItem(sql, customer, request.item_id ?? null);
    const draft = await saveDraft(sql, customer, request, now);
    await lockKeys(sql, [`draft/${draft.id}`, ...lockNames(company.id, selection)]);

    const requestKey = fingerprint(request);
    const before = await findBooked(sql, customer, draft.id);
    if (before !== undefined && before.request_key === requestKey) {
      return {
        appointmentId: draft.id,
        start: before.starts_at,
        title: titleOf(selection),
        paymentsRequired: selection.paymentCents !== null,
        isNew: false,
      };
    }
    if (before !== undefined) throw new ApiError(404, texts.unknownDraft);

    const slot = await findFreeSlot(sql, customer, selection, settings, wished, now);
    const placed =
      slot === undefined
        ? undefined
        : await placeAppointment(
            sql,
            {
              id: draft.id,
              companyId: company.id,
              clientId: customer.client.id,
              itemId: request.item_id ?? null,
              start: new Date(slot.start),
              end: new Date(slot.end),
              occupies: true,
              isGroup: selection.fixed?.isGroup ?? false,
              allowCancel: true,
              allowConfirmation: true,
              clientArrived: false,
              obs: null,
              requestKey,
              services: selection.services.map((service) => ({
                serviceId: service.id,
                name: service.name,
                observation:
                  request.services.find(({ id }) => id === service.id || id === service.foId)
                    ?.observation ?? '',
              })),
              observationLabel: texts.observationLabel,
            },
            slot.free,
            now,
          );
    if (slot === undefined || placed === undefined) {
      const alternatives = await findAlternatives(sql, company, selection, settings, wished, now);
      throw takenError(selection, wished, alternatives);
    }
    if (selection.paymentCents !== null) {
      await demandPayment(sql, {
        companyId: company.id,
        clientId: customer.client.id,
        subject: `S-${draft.id}`,
        totalCents: selection.paymentCents,
        validUntil: paymentDeadline(new Date(slot.start), settings, company.timeZone, now),
        description: titleOf(selection),
        now,
      });
    }
    return {
      appointmentId: draft.id,
      start: new Date(slot.start),
      title: titleOf(selection),
      paymentsRequired: selection.paymentCents !== null,
      isNew: true,
    };
  });
}

/** The names of the services, as one line. */
function titleOf(selection: Selection): string {
  return selection.services.map((service) => service.name).join(', ');
}

/** One lock for all bays, one per expert, one per fixed start: whoever chooses among them waits. */
function lockNames(companyId: string, selection: Selection): string[] {
  if (selection.fixed !== undefined) return [`class/${selection.fixed.id}`];
  if (selection.experts.length === 0) return [`bays/${companyId}`];
  return selection.experts.map((expert) => `expert/${expert.id}`);
}

function wishedTime(
  zone: string,
  selection: Selection,
  request: ScheduleRequest,
): { date: string; time: string } {
  if (selection.fixed?.fixedStart != null) return wallClock(selection.fixed.fixedStart, zone);
  const { date, time } = request;
  if (date == null || time == null || !isIsoDate(date) || !timePattern.test(time))
    throw new ApiError(400, texts.noDate);
  return { date, time };
}

async function checkItem(sql: Sql, customer: Customer, itemId: string | null): Promise<void> {
  if (itemId === null) {
    if (customer.company.supportEquipment) throw new ApiError(400, texts.noItem);
    return;
  }
  await requireOwnItem(sql, customer, itemId);
}

interface BookedRow {
  starts_at: Date;
  request_key: string | null;
}

function findBooked(sql: Sql, customer: Customer, id: string): Promise<BookedRow | undefined> {
  return selectRow<BookedRow>(
    sql,
    `select lower(during) as starts_at, request_key from appointments
     where id = $1 and company_id = $2 and client_id = $3`,
    [id, customer.company.id, customer.client.id],
  );
}

async function findFreeSlot(
  sql: Sql,
  customer: Customer,
  selection: Selection,
  settings: ScheduleSettings,
  wished: { date: string; time: string },
  now: Date,
): Promise<Slot | undefined> {
  const range = { start: wished.date, end: wished.date };
  const found = await findSlots(sql, customer.company, selection, settings, range, now);
  return found.get(wished.date)?.find((slot) => slot.time === wished.time);
}

function takenError(
  selection: Selection,
  wished: { date: string; time: string },
  alternatives: { date: string; time: string }[],
): ApiError {
  const isFixed = selection.fixed !== undefined;
  const body = isFixed ? texts.full : texts.taken(wished.time);
  return new ApiError(409, body, {
    title: isFixed ? texts.fullTitle : texts.takenTitle,
    body,
    extra: { success: false, alternatives },
  });
}

/** Some days from now at the end of the day, but not after the appointment has begun. */
function paymentDeadline(start: Date, settings: ScheduleSettings, zone: string, now: Date): Date {
  const lastDay = wallClock(now.getTime() + settings.paymentDays * 86_400_000, zone).date;
  const endOfDay = new Date(instantAt(lastDay, dayMinutes, zone) - 60_000);
  return endOfDay < start ? endOfDay : start;
}

function fingerprint(request: ScheduleRequest): string {
  const { services, date, time, expert_id: expertId, item_id: itemId } = request;
  return createHash('sha256')
    .update(
      JSON.stringify([services, date ?? null, time ?? null, expertId ?? null, itemId ?? null]),
    )
    .digest('base64url');
}
