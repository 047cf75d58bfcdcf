import { ApiError } from '@portal/api/http/apiError';
import * as v from 'valibot';
import { texts as common } from '../../texts.ts';
import { texts } from './texts.ts';

const codeSchema = v.object({
  code: v.picklist([
    ...(['CHECK_AGAIN', 'COLUMN_MISSING', 'ALREADY_RUN', 'FORGOTTEN'] as const),
    ...(['NOT_RUN', 'TOO_LATE'] as const),
  ]),
});

/** Why a call about an import was refused, as its owner reads it. @throws what is no refusal of a call */
export function refusedCall(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.isOffline || error.status >= 502) return texts.offline;
  const refused = v.safeParse(codeSchema, error.payload);
  if (refused.success) return texts.refusals[refused.output.code];
  if (error.status === 404) return texts.gone;
  return error.status === 409 ? common.failed : (error.serverMessage ?? common.failed);
}
