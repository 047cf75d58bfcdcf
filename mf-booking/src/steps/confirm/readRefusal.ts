import { ApiError } from '@portal/api/http/apiError';
import { ALREADY_BOOKED, bookingAnswerSchema } from '@portal/api/work/createScheduleApi';
import * as v from 'valibot';

/** The parts of a refused booking that the wizard uses; anything unreadable is empty. */
const { alternatives, appointmentId } = bookingAnswerSchema.entries;
const refusalSchema = v.partial(v.object({ alternatives, appointmentId }));

interface Refusal {
  /** What the server calls it, else the status; null for what is no answer at all. */
  readonly code: string | number | null;
  /** Free times near the one that was taken. */
  readonly alternatives: readonly { readonly date: string; readonly time: string }[];
  /** The booking that an earlier call made, whose answer was lost (C-910). */
  readonly bookedId: string | null;
}

/** What a booking that failed says beside its words. */
export function readRefusal(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { code: null, alternatives: [], bookedId: null };
  const code = error.envelope.code ?? error.status;
  const parsed = v.safeParse(refusalSchema, error.payload);
  const refusal = parsed.success ? parsed.output : {};
  return {
    code,
    alternatives: refusal.alternatives ?? [],
    bookedId: code === ALREADY_BOOKED ? (refusal.appointmentId ?? null) : null,
  };
}
