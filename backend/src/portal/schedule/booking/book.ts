import type { ScheduleRequest } from '@portal/api/work/createScheduleApi';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { lockKeys } from '../../../platform/database/lockKeys.ts';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import { findAlternatives } from './findAlternatives.ts';
import { findRepeated } from './findRepeated.ts';
import { findSlots } from '../slots/findSlots.ts';
import { requestKeyOf } from './requestKeyOf.ts';
import { takenError } from './takenError.ts';
import type { Wish } from './wish.ts';
import { wishedTime } from './wishedTime.ts';
import type { Booking } from './booking.ts';
import { saveDraft } from '../draft.ts';
import { Gate } from './gate.ts';
import { lockNames } from './lockNames.ts';
import { loadSchedule } from '../loadSchedule.ts';
import { storeBooking } from './storeBooking.ts';
import { earlyStartBefore, requireEarlyStart } from '../../withdrawals/earlyStart.ts';
import { exclusionOf } from '../../withdrawals/withdrawalRight.ts';
import { requireOwnItem } from '../requireOwnItem.ts';
import { requireRoomForBooking } from './requireRoomForBooking.ts';
import type { Choice } from '../selection.ts';
import { texts } from '../texts.ts';

const gate = new Gate();

/**
 * Books for a customer. Whoever wants the same start is let through one by one and looks again after the
 * one before, so that a crowd costs no more than a few transactions. The transaction decides, behind one
 * lock per resource group, and the exclusion constraint guarantees the rest. A repeated call with the
 * same draft and choices gives the same answer again.
 * @throws ApiError 400 for impossible choices, 403 `home` without online booking, 422 without the request to begin early,
 * 409 with `alternatives` when somebody was faster, or with the booking that the draft became by other choices
 */
export async function book(
  backend: Backend,
  customer: Customer,
  request: ScheduleRequest,
): Promise<Booking> {
  const { company } = customer;
  if (company.schedulerModule !== 'FULL')
    throw new ApiError(403, texts.notEnabled, { code: 'home', title: texts.fullTitle });
  const choice: Choice = {
    serviceIds: request.services.map((service) => service.id),
    expertId: request.expert_id ?? null,
  };
  let schedule = await loadSchedule(backend.database, company);
  const [selection, settings] = await Promise.all([
    schedule.selection(choice),
    schedule.settings(),
  ]);
  const place = wishedTime(company.timeZone, selection, request);
  await checkItem(backend.database, customer, request.item_id ?? null);
  const withdrawalExcluded = exclusionOf(company, selection.services);
  const before = earlyStartBefore(withdrawalExcluded, backend.clock.now());
  const earlyStartText = requireEarlyStart(place.date, before, request);
  const wish: Wish = {
    ...{ customer, request, selection, settings, place },
    ...{ withdrawalExcluded, earlyStartText },
  };
  const key = [...lockNames(company.id, selection), place.date, place.time].join(' ');
  for (;;) {
    const repeated = await findRepeated(backend.database, wish);
    if (repeated !== undefined) return repeated;
    const offered = await schedule.slots(choice, dayOf(place), backend.clock.now());
    if (!offered.get(place.date)?.some(({ time }) => time === place.time)) break;
    const open = await gate.enter(key);
    if (open !== undefined) {
      const booking = await inTransaction(backend.database, (transaction) =>
        bookNow(transaction, backend, wish),
      ).finally(open);
      if (booking !== undefined) return booking;
    }
    schedule = await loadSchedule(backend.database, company);
    if (open !== undefined) break;
  }
  // The place may be gone because the same click, sent twice, has just taken it.
  const taken = await findRepeated(backend.database, wish);
  if (taken !== undefined) return taken;
  const wished = { ...place, zone: company.timeZone, preferred: request.prefered_time ?? 3 };
  const alternatives = await findAlternatives(schedule, choice, wished, backend.clock.now());
  throw takenError(selection, place, alternatives);
}

const dayOf = ({ date }: { date: string }) => ({ start: date, end: date });

/** Decides and stores. Undefined when the place is taken after all. */
async function bookNow(
  transaction: Transaction,
  backend: Backend,
  wish: Wish,
): Promise<Booking | undefined> {
  const now = backend.clock.now();
  const { customer, request, selection, settings, place } = wish;
  const { company } = customer;
  const draft = await saveDraft(transaction, customer, request, now);
  await lockKeys(transaction, [`draft/${draft.id}`, ...lockNames(company.id, selection)]);
  const repeated = await findRepeated(transaction, wish);
  if (repeated !== undefined) return repeated;
  const found = await findSlots(transaction, company, selection, settings, dayOf(place), now);
  const slot = found.get(place.date)?.find(({ time }) => time === place.time);
  if (slot === undefined) return undefined;
  await requireRoomForBooking(transaction, customer, now);
  return storeBooking(
    transaction,
    backend,
    {
      id: draft.id,
      customer,
      selection,
      settings,
      itemId: request.item_id ?? null,
      start: new Date(slot.start),
      end: new Date(slot.end),
      requestKey: requestKeyOf(request),
      observationOf: (service) =>
        request.services.find(({ id }) => id === service.id || id === service.foId)?.observation ??
        '',
      withdrawalExcluded: wish.withdrawalExcluded,
      earlyStartText: wish.earlyStartText,
    },
    slot.free,
    now,
  );
}

async function checkItem(
  database: Database,
  customer: Customer,
  itemId: string | null,
): Promise<void> {
  if (itemId === null) {
    if (customer.company.supportEquipment) throw new ApiError(400, texts.noItem);
    return;
  }
  await requireOwnItem(database, customer, itemId);
}
