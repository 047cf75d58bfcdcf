import type { ApiError } from '@portal/api/http/apiError';
import * as v from 'valibot';
import { texts } from '../texts.ts';
import type { Refusal } from './draftState.ts';

const offerSchema = v.object({ offer: v.object({ color: v.string(), label: v.string() }) });

/** What the server says of a value that it does not take, and what it would take. */
export function refusalOf(error: ApiError): Refusal {
  const offered = v.safeParse(offerSchema, error.payload);
  return {
    message: error.serverMessage ?? texts.notSaved,
    offer: offered.success ? offered.output.offer : null,
  };
}
