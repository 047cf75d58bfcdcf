import { ApiError } from '@portal/api/http/apiError';
import type { PortalContext } from '@portal/contract/portalContext';
import { GENERIC_ERROR, GENERIC_ERROR_TITLE, INVALID_DATA_TITLE } from '@portal/api/texts';
import { texts } from '../../access/texts.ts';

/**
 * Says why a registration failed: 401 is only logged (ERR-30), 400 and 409 the server's words
 * (ERR-31, ERR-32), no answer leads home (ERR-34), anything else the generic text (ERR-33).
 */
export async function showRegistrationError(
  { overlays, navigation, report }: Pick<PortalContext, 'overlays' | 'navigation' | 'report'>,
  error: unknown,
): Promise<void> {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 401) {
    report.failure({ code: 'REGISTRATION-REFUSED', message: 'Answered with 401.' });
    return;
  }
  const words = (error instanceof ApiError && error.serverMessage) || GENERIC_ERROR;
  if (status === 400) return overlays.info({ title: INVALID_DATA_TITLE, body: words });
  if (status === 409) return overlays.info({ title: texts.register.invalidTitle, body: words });
  if (status === 0) {
    await overlays.info({ title: GENERIC_ERROR_TITLE, body: GENERIC_ERROR });
    return navigation.navigate('/');
  }
  return overlays.info({ title: texts.register.failedTitle, body: GENERIC_ERROR });
}
