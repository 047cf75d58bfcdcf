import type { ScheduleRequest } from '@portal/api/work/createScheduleApi';
import { isIsoDate } from '@portal/domain/time/isoDate';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { Selection } from '../selection.ts';
import { texts } from '../texts.ts';
import { wallClock } from '../slots/wallClock.ts';

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

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
