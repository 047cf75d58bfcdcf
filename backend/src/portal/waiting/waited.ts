import type { waitingRequestSchema } from '@portal/api/work/waiting/waitingList';
import type * as v from 'valibot';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { refusedMove } from '../moves/lockMovable.ts';
import { moveFacts } from '../moves/moveFacts.ts';
import { moveOffer } from '../moves/moveOffer.ts';
import { movedOccupation } from '../moves/movedOccupation.ts';
import { requireOwnItem } from '../schedule/requireOwnItem.ts';
import { readSelection } from '../schedule/selection.ts';
import { wallClock } from '../schedule/slots/wallClock.ts';
import { texts as scheduleTexts } from '../schedule/texts.ts';
import { findSubject } from '../services/findSubject.ts';
import { texts as serviceTexts } from '../services/texts.ts';

type Request = v.InferOutput<typeof waitingRequestSchema>;

/** What somebody waits for, whenever it is. */
export interface Waited {
  serviceIds: readonly string[];
  expertId: string | null;
  itemId: string | null;
  appointmentId: string | null;
  /** Where there is one day only: that of a start that the provider fixed. */
  onlyDay?: string;
  /** The last day that makes sense: that of the booking. */
  lastDay?: string;
}

/** Services that are to be booked when there is room (WAI-01). @throws ApiError 400 as a booking of them */
export async function waitedServices(
  database: Database,
  customer: Customer,
  { service_ids: ids, expert_id: expertId, item_id: itemId }: Request,
): Promise<Waited> {
  const { company } = customer;
  const selection = await readSelection(database, company, { serviceIds: ids, expertId });
  if (itemId === null && company.supportEquipment) throw new ApiError(400, scheduleTexts.noItem);
  if (itemId !== null) await requireOwnItem(database, customer, itemId);
  const start = selection.fixed?.fixedStart ?? null;
  return {
    serviceIds: selection.services.map(({ id }) => id).toSorted(),
    ...{ expertId, itemId, appointmentId: null },
    ...(start !== null && { onlyDay: wallClock(start, company.timeZone).date }),
  };
}

/**
 * A booking of the customer that is wanted earlier (WAI-03).
 * @throws ApiError 404 for somebody else's or a work, 409 where it cannot be moved, 400 for an expert who does not do it
 */
export async function waitedBooking(
  database: Database,
  customer: Customer,
  { expert_id: expertId }: Request,
  id: string,
  now: Date,
): Promise<Waited> {
  const { company } = customer;
  const subject = await findSubject(database, customer, id);
  if (subject.kind === 'work') throw new ApiError(404, serviceTexts.notFound);
  const { row } = subject;
  const payment = await database
    .selectFrom('payments')
    .select('state')
    .where('companyId', '=', company.id)
    .where('subject', '=', id)
    .executeTakeFirst();
  const offer = moveOffer(company, moveFacts(company, row, payment?.state), now);
  if (!offer.isAllowed && !row.isWaiting) throw refusedMove(offer);
  await movedOccupation(database, company, row, expertId);
  const services = await database
    .selectFrom('appointmentServices')
    .select('serviceId')
    .where('appointmentId', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    serviceIds: services.flatMap(({ serviceId }) => serviceId ?? []),
    ...{ expertId, itemId: row.itemId, appointmentId: row.id },
    lastDay: wallClock(row.startsAt, company.timeZone).date,
  };
}
