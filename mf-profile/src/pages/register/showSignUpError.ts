import { ApiError } from '@portal/api/http/apiError';
import { GENERIC_ERROR, INVALID_DATA_TITLE } from '@portal/api/texts';
import type { PortalContext } from '@portal/contract/portalContext';
import { showApiError } from '@portal/remote/showApiError';
import { texts } from '../../access/texts.ts';

/**
 * Says why signing up failed: 401 is only logged (ERR-30), 409 with code 3 that the e-mail is known
 * (ERR-35), 400 the server's words under `Dados Incorrectos`, anything else the generic error (ERR-36).
 * @returns whether the confirmation e-mail is to be sent again (ERR-38)
 */
export async function showSignUpError(
  { overlays, report }: Pick<PortalContext, 'overlays' | 'report'>,
  error: unknown,
  email: string,
): Promise<boolean> {
  if (error instanceof ApiError && error.status === 409 && Number(error.envelope.code) === 3) {
    return overlays.confirm({
      title: texts.signUp.existsTitle,
      body: texts.signUp.exists(email),
      confirmLabel: texts.signUp.confirm,
      cancelLabel: texts.signUp.cancel,
    });
  }
  if (error instanceof ApiError && error.status === 400) {
    const body = error.serverMessage ?? GENERIC_ERROR;
    await overlays.info({ title: INVALID_DATA_TITLE, body });
    return false;
  }
  if (error instanceof ApiError && error.status === 401) {
    report.failure({ code: 'SIGN-UP-REFUSED', message: 'Answered with 401.' });
    return false;
  }
  await showApiError(overlays, error);
  return false;
}
