import { ApiError } from '@portal/api/http/apiError';
import { texts } from './texts.ts';

/** Why a change was not made, as its owner reads it: the provider API speaks to programs. @throws what is no refusal of a call */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.isOffline || error.status >= 502) return texts.offline;
  if (error.status === 403 && error.envelope.code === 'SUSPENDED') return texts.suspended;
  if (error.status === 404) return texts.gone;
  if (error.status === 409) return texts.changed;
  return texts.failed;
}
