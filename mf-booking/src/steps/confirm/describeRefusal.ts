import { ApiError } from '@portal/api/http/apiError';
import { GENERIC_ERROR_TITLE } from '@portal/api/texts';
import { describeApiError } from '@portal/remote/showApiError';
import { texts } from '../../texts.ts';

/**
 * Title and text for a booking that was not made: the server's where it refuses (BKG-49), else to try
 * again or to make contact by e-mail (ERR-25), which needs a connection (C-385).
 */
export function describeRefusal(
  error: unknown,
  email: string | null,
): { title: string; body: string } {
  const isRefusal = error instanceof ApiError && (error.isOffline || error.serverMessage !== null);
  if (isRefusal && error.status < 500) {
    const { title, body } = describeApiError(error);
    return { title, body: error.envelope.body ?? body };
  }
  return { title: GENERIC_ERROR_TITLE, body: texts.notConcluded(email) };
}
