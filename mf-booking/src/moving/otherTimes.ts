import type { SlotsOfDay } from '@portal/api/work/createScheduleApi';
import type { MoveTerms } from '@portal/api/work/moves/move';

type Days = Readonly<Record<string, SlotsOfDay>>;

/** Free times without the appointment's own, which is no time to move to; a day with no other has none (RSC-04). */
export function otherTimes(days: Days, appointment: MoveTerms['appointment']): Days {
  const { [appointment.date]: own, ...others } = days;
  if (own === undefined) return days;
  const without = (times: readonly string[]) => times.filter((time) => time !== appointment.time);
  const left = { morning: without(own.morning), afternoon: without(own.afternoon) };
  const isFree = left.morning.length + left.afternoon.length > 0;
  return isFree ? { ...others, [appointment.date]: left } : others;
}
