import { ApiError } from '@portal/api/http/apiError';
import * as v from 'valibot';

/** Its `code` is the number of the status. */
const refusalSchema = v.object({ reason: v.optional(v.string()) });

/** The word by which the server tells its refusals apart: `BUDGET_CHANGED`, `CODE_REQUIRED`; undefined without one. */
export function refusalReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const parsed = v.safeParse(refusalSchema, error.payload);
  return parsed.success ? parsed.output.reason : undefined;
}
