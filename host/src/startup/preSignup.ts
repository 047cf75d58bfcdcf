import { ApiError } from '@portal/api/apiError';
import { createIdentityApi } from '@portal/api/identity';
import type { Envelope } from '@portal/api/envelope';
import type { Http } from '@portal/api/http';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie } from '../session/cookies.ts';

export type TermsAnswer = { accepted: true } | { accepted: false; message: string | null };

/** 409 with code 5 and type `Failure` says that the terms had been accepted before (SHL-52). */
function isAlreadyAccepted(error: ApiError): boolean {
  const { type, code } = error.envelope;
  return error.status === 409 && Number(code) === 5 && type === 'Failure';
}

function decode(envelope: Envelope): TermsAnswer {
  // Any other type than Success stops the start (SHL-53).
  if (envelope.type === 'Success') return { accepted: true };
  return { accepted: false, message: envelope.message ?? null };
}

/**
 * Submits the acceptance of the terms (SHL-51).
 * @param agreed true when the customer accepts now, or the address says so (SHL-35).
 * @throws ApiError when the service cannot be reached or refuses the session.
 */
export async function preSignup(main: Http, agreed: boolean): Promise<TermsAnswer> {
  try {
    const previous = readCookie(COOKIE_NAMES.previousCompanyDomain);
    return decode(await createIdentityApi(main).acceptTerms(agreed, previous));
  } catch (error) {
    if (!(error instanceof ApiError) || error.isOffline || error.status >= 500) throw error;
    if (error.status === 401) throw error;
    if (isAlreadyAccepted(error)) return { accepted: true };
    return { accepted: false, message: error.serverMessage };
  }
}
