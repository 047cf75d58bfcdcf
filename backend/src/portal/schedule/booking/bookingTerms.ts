import type { ScheduleRequest } from '@portal/api/work/createScheduleApi';
import { isIsoDate } from '@portal/domain/time/isoDate';
import { createHash } from 'node:crypto';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { Selection } from '../selection.ts';
import type { ScheduleSettings } from '../settings.ts';
import { texts } from '../texts.ts';
import { instantAt, wallClock } from '../slots/zone.ts';

const dayMinutes = 1440;
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The names of the services, as one line. */
export function titleOf(selection: Selection): string {
  return selection.services.map((service) => service.name).join(', ');
}

/** Date and time that are asked for; a fixed start has its own. @throws ApiError 400 without any */
export function wishedTime(
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

/** The polite refusal of a place that is taken (BKG-49). */
export function takenError(
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
export function paymentDeadline(
  start: Date,
  settings: ScheduleSettings,
  zone: string,
  now: Date,
): Date {
  const lastDay = wallClock(now.getTime() + settings.paymentDays * 86_400_000, zone).date;
  const endOfDay = new Date(instantAt(lastDay, dayMinutes, zone) - 60_000);
  return endOfDay < start ? endOfDay : start;
}

/** What makes two calls with one draft the same booking. */
export function requestKeyOf(request: ScheduleRequest): string {
  const { services, date, time, expert_id: expertId, item_id: itemId } = request;
  return createHash('sha256')
    .update(
      JSON.stringify([services, date ?? null, time ?? null, expertId ?? null, itemId ?? null]),
    )
    .digest('base64url');
}
