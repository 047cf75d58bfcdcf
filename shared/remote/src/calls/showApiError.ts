import { ApiError } from '@portal/api/http/apiError';
import type { Overlays } from '@portal/contract/overlays';
import { texts } from '../texts.ts';

/** Title and text for the customer; the server's own words win over ours (ERR-01). */
export function describeApiError(error: unknown): { title: string; body: string } {
  if (!(error instanceof ApiError)) return { title: texts.failedTitle, body: texts.failedBody };
  if (error.isOffline) return { title: texts.offlineTitle, body: texts.offlineBody };
  return {
    title: error.envelope.title ?? texts.failedTitle,
    body: error.serverMessage ?? texts.failedBody,
  };
}

/**
 * Tells the customer that a call failed, and resolves when that was read.
 * A 401 shows nothing: the shell ends the session by its one policy (C-04).
 */
export async function showApiError(
  overlays: Overlays,
  error: unknown,
  words: { title?: string; body?: string } = {},
): Promise<void> {
  if (error instanceof ApiError && error.status === 401) return;
  await overlays.info({ ...describeApiError(error), ...words });
}
