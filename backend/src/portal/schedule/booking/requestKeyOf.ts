import type { ScheduleRequest } from '@portal/api/work/createScheduleApi';
import { createHash } from 'node:crypto';

/** What makes two calls with one draft the same booking. */
export function requestKeyOf(request: ScheduleRequest): string {
  const { services, date, time, expert_id: expertId, item_id: itemId } = request;
  return createHash('sha256')
    .update(
      JSON.stringify([services, date ?? null, time ?? null, expertId ?? null, itemId ?? null]),
    )
    .digest('base64url');
}
