import { addDays } from '@portal/domain/time/isoDate';
import type * as v from 'valibot';
import { ApiError } from '../../platform/http/apiError.ts';
import { instantAt } from '../../portal/schedule/slots/wallClock.ts';
import type { closureSchema } from '../../provider/api/schemas.ts';
import { texts } from './texts.ts';

/** A closure as `POST /closures` takes it. */
export type ClosureInput = v.InferOutput<typeof closureSchema>;

/** Whole days on which a provider, or one of its experts, is closed. */
export interface ClosedDays {
  /** `yyyy-MM-dd`, both included. */
  first: string;
  last: string;
  reason?: string;
  expert_id?: string;
}

/**
 * The closure of whole days by the clock of a provider: from midnight before the first to midnight after the last,
 * also where the clocks change between them (SET-14).
 * @param zone the provider's, `Europe/Lisbon`
 * @throws ApiError 422 with words for the owner when the last day is before the first
 */
export function closureOfDays({ first, last, ...rest }: ClosedDays, zone: string): ClosureInput {
  if (last < first) throw new ApiError(422, texts.closureEndsBefore);
  const midnight = (date: string) => new Date(instantAt(date, 0, zone)).toISOString();
  return { from: midnight(first), to: midnight(addDays(last, 1)), ...rest };
}
