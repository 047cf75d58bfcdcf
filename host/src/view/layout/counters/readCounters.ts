import { ApiError } from '@portal/api/http/apiError';
import type { Counters } from '@portal/api/account/counters';

/** What the badges of the bar show. */
export interface ShownCounters {
  appointments: number;
  warnings: number;
}

const NOTHING: ShownCounters = { appointments: 0, warnings: 0 };

/** 409 with error code 2 says that there is nothing to count any more (ERR-06). */
function clearsCounters(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.envelope.error_code === 2;
}

/** What waits at the customer's other companies; this one's own stands in the bell (SID-05, PRV-15). */
function warningsElsewhere(byCompany: Record<string, number>, here: string | undefined): number {
  return Object.entries(byCompany)
    .filter(([domain]) => domain !== here)
    .reduce((sum, [, count]) => sum + count, 0);
}

/**
 * What the badges show after the last answer: the last counters that arrived stay while a call fails,
 * unless it said that there are none.
 * @param here domain of this provider.
 */
export function readCounters(
  { data, error }: { data: Counters | undefined; error: unknown },
  here: string | undefined,
): ShownCounters {
  if (!data || clearsCounters(error)) return NOTHING;
  return {
    appointments: data.scheduled_appointments,
    warnings: warningsElsewhere(data.warnings_by_company, here),
  };
}
