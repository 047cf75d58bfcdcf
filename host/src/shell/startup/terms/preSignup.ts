import { ApiError } from '@portal/api/http/apiError';
import { createSessionApi } from '@portal/api/account/createSessionApi';
import type { Envelope } from '@portal/api/http/envelope';
import type { Http } from '@portal/api/http/http';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie } from '../../../browser/readCookie.ts';
import { isAccepted } from '../../../early/isAccepted.ts';

/** `needed` when the customer has yet to accept; `refused` for any other reason (C-67). */
export type TermsAnswer =
  | { kind: 'accepted' }
  | { kind: 'needed' | 'refused'; message: string | null };

/** Code of the answer that they have yet to be accepted (C-67). */
const NOT_ACCEPTED = 4;

function stopOf(envelope: Envelope): TermsAnswer {
  const kind = Number(envelope.code) === NOT_ACCEPTED ? 'needed' : 'refused';
  return { kind, message: envelope.message ?? envelope.body ?? null };
}

/**
 * Submits the acceptance of the terms (SHL-51). Any other type than Success stops (SHL-53).
 * @param agreed true when the customer accepts now, or the address says so (SHL-35).
 * @throws ApiError when the service cannot be reached or refuses the session.
 */
export async function preSignup(main: Http, agreed: boolean): Promise<TermsAnswer> {
  try {
    const previous = readCookie(COOKIE_NAMES.previousCompanyDomain);
    const envelope = await createSessionApi(main).acceptTerms(agreed, previous);
    return isAccepted(envelope, 200) ? { kind: 'accepted' } : stopOf(envelope);
  } catch (error) {
    if (!(error instanceof ApiError) || error.isOffline || error.status >= 500) throw error;
    if (error.status === 401) throw error;
    if (isAccepted(error.envelope, error.status)) return { kind: 'accepted' };
    return stopOf(error.envelope);
  }
}
