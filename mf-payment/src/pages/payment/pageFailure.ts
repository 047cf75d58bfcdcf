import { ApiError } from '@portal/api/http/apiError';
import {
  GENERIC_ERROR,
  GENERIC_ERROR_TITLE,
  INVALID_FORMAT_TITLE,
  NOT_AUTHORISED_TITLE,
} from '@portal/api/texts';

/** What is said before the page is left, if anything; `retry` where asking again may help. */
export type PageFailure =
  | { readonly kind: 'silent' | 'home' | 'retry' }
  | {
      readonly kind: 'dialog';
      readonly title: string;
      readonly body: string;
      readonly thenHome: boolean;
    };

/**
 * The error table of the service details, where they are loaded to be paid: 401 is the shell's
 * (ERR-17), 404 goes home (ERR-18), 409 tells and goes home (ERR-19), 406 tells (ERR-20), other
 * refusals tell in the generic words and go home (ERR-22). A server that cannot be reached or fails
 * is asked again instead (C-191).
 */
export function pageFailure(error: unknown): PageFailure {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
    return { kind: 'retry' };
  const body = error.serverMessage ?? GENERIC_ERROR;
  if (error.status === 401) return { kind: 'silent' };
  if (error.status === 404) return { kind: 'home' };
  if (error.status === 409)
    return { kind: 'dialog', title: NOT_AUTHORISED_TITLE, body, thenHome: true };
  if (error.status === 406)
    return { kind: 'dialog', title: INVALID_FORMAT_TITLE, body, thenHome: false };
  return { kind: 'dialog', title: GENERIC_ERROR_TITLE, body: GENERIC_ERROR, thenHome: true };
}
