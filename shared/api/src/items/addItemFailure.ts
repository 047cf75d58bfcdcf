import { ApiError } from '../http/apiError.ts';
import { GENERIC_ERROR, GENERIC_ERROR_TITLE, INVALID_FORMAT_TITLE } from '../texts.ts';

/**
 * Adding an item: what is wrong with the form is said as in the other item calls (ERR-13), 409 and 429 show the
 * server's words, anything else the generic ones (ERR-15, ERR-16); null is said by nobody here (401).
 */
export function addItemFailure(error: unknown): { title: string; body: string } | null {
  const generic = { title: GENERIC_ERROR_TITLE, body: GENERIC_ERROR };
  if (!(error instanceof ApiError)) return generic;
  const body = error.serverMessage ?? GENERIC_ERROR;
  switch (error.status) {
    case 401:
      return null;
    case 400:
    case 406:
      return { title: INVALID_FORMAT_TITLE, body };
    case 409:
    case 429:
      return { title: GENERIC_ERROR_TITLE, body };
    default:
      return generic;
  }
}
