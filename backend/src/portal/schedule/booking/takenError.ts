import { ApiError } from '../../../platform/http/apiError.ts';
import type { Selection } from '../selection.ts';
import { texts } from '../texts.ts';

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
