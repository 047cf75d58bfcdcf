import type { FreeTime, MoveAnswer, moveRequestSchema } from '@portal/api/work/moves/move';
import type * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isConflict } from '../../platform/database/databaseFault.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { lockKeys } from '../../platform/database/lockKeys.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { notifyCustomer } from '../customerNotifications/notifyCustomer.ts';
import { lockNames } from '../schedule/booking/lockNames.ts';
import type { Occupation } from '../schedule/selection.ts';
import { loadSettings, type ScheduleSettings } from '../schedule/settings.ts';
import { findSlots } from '../schedule/slots/findSlots.ts';
import { instantAt, minutesOf, wallClock } from '../schedule/slots/wallClock.ts';
import { texts as scheduleTexts } from '../schedule/texts.ts';
import { applyMove } from './applyMove.ts';
import { BY_HAND_NOTICE_MINUTES } from './limits.ts';
import { lockMovable, refusedMove } from './lockMovable.ts';
import { moveFacts } from './moveFacts.ts';
import { refusedFor } from './moveOffer.ts';
import type { MoveFacts } from './moveRefusal.ts';
import { movedOccupation } from './movedOccupation.ts';
import { movingSettings } from './movingSettings.ts';
import { nearestTimes, placeIn } from './nearestTimes.ts';
import { heldUntil } from './requests/heldUntil.ts';
import { requestMove } from './requests/requestMove.ts';
import { texts } from './texts.ts';

type MoveWish = v.InferOutput<typeof moveRequestSchema>;

/** A move whose words were checked. */
interface Move {
  row: AppointmentRow;
  wish: MoveWish;
  occupation: Occupation;
  settings: ScheduleSettings;
}

/**
 * Moves an appointment for its customer: the new time is taken and the old one given free in one transaction, behind the
 * locks of a booking (RSC-05, RSC-06). Its services, price, payment, files and messages stay; that it was confirmed does
 * not (RSC-13). Where the provider confirms by hand the new time is held, and the appointment stays (RSC-08).
 * @throws ApiError 400 for its own time or an expert who does not do it, 409 with `reason` where it cannot be moved, with
 * `alternatives` where the time is taken
 */
export async function moveAppointment(
  backend: Backend,
  company: Company,
  row: AppointmentRow,
  wish: MoveWish,
): Promise<MoveAnswer> {
  const { database } = backend;
  const occupation = await movedOccupation(database, company, row, wish.expert_id);
  const settings = movingSettings(await loadSettings(database, company.id));
  const move = { row, wish, occupation, settings };
  const moved = await inTransaction(database, (transaction) =>
    moveNow(transaction, backend, company, move),
  ).catch((error: unknown) => {
    // The provider's own bookings take no locks.
    if (isConflict(error)) return undefined;
    throw error;
  });
  if (moved !== undefined) return moved;
  throw takenError(wish, await findAlternatives(backend, company, move));
}

/** What is said of a start too close for anybody to be asked: those three hours, whatever the notice of moving (RSC-08). */
const tooCloseToAsk = (company: Company, row: AppointmentRow): MoveFacts => ({
  ...moveFacts(company, row, undefined),
  noticeMinutes: BY_HAND_NOTICE_MINUTES,
});

/** Decides and stores. Undefined when the place is taken. */
async function moveNow(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  { row: { id }, wish, occupation, settings }: Move,
): Promise<MoveAnswer | undefined> {
  const now = backend.clock.now();
  await lockKeys(transaction, lockNames(company.id, occupation));
  const row = await lockMovable(transaction, company, id, now);
  const wanted = instantOf(wish, company);
  const until = row.confirmMovesByHand ? heldUntil(row.startsAt, wanted, now) : undefined;
  if (row.confirmMovesByHand && until === undefined)
    throw refusedMove(refusedFor(company, tooCloseToAsk(company, row), 'TOO_LATE'));
  const day = { start: wish.date, end: wish.date };
  const found = await findSlots(transaction, company, occupation, settings, day, now);
  const slot = found.get(wish.date)?.find(({ time }) => time === wish.time);
  if (slot?.start === row.startsAt.getTime()) throw new ApiError(400, texts.sameTime);
  const place = slot && placeIn(slot, row.expertId);
  if (slot === undefined || place === undefined) return undefined;
  const target = { ...place, start: new Date(slot.start), end: new Date(slot.end) };
  const before = wallClock(row.startsAt, company.timeZone);
  const answer = {
    date: slot.date,
    time: slot.time,
    old_date: before.date,
    old_time: before.time,
    expert: occupation.experts.find((expert) => expert.id === place.expertId)?.name ?? null,
  };
  if (until !== undefined) {
    const request = await requestMove(transaction, backend, company, row, target, until);
    if (request === undefined) return undefined;
    const { date, time } = slot;
    const move = { id: request, date, time, expires_at: until.toISOString() };
    return { ...answer, message: texts.requested, move };
  }
  await applyMove(transaction, row, target, now);
  await notifyCustomer(transaction, backend, {
    kind: 'appointmentMoved',
    company,
    clientId: row.clientId,
    subject: `S-${id}`,
    facts: { before: row.startsAt, start: target.start },
  });
  return { ...answer, message: texts.moved, move: null };
}

/** Free times near the wished one. */
function findAlternatives(
  { database, clock }: Backend,
  company: Company,
  { row, wish, occupation, settings }: Move,
): Promise<FreeTime[]> {
  const around = instantOf(wish, company);
  const except = [row.startsAt, around];
  const { expertId } = row;
  const question = { occupation, settings, around, except, expertId };
  return nearestTimes(database, company, question, clock.now());
}

const instantOf = ({ date, time }: MoveWish, { timeZone }: Company) =>
  new Date(instantAt(date, minutesOf(time), timeZone));

function takenError({ time }: MoveWish, alternatives: FreeTime[]): ApiError {
  const body = texts.taken(time);
  return new ApiError(409, body, {
    title: scheduleTexts.takenTitle,
    body,
    extra: { alternatives },
  });
}
