import { ApiError } from '@portal/api/http/apiError';
import {
  GENERIC_ERROR,
  GENERIC_ERROR_TITLE,
  INVALID_FORMAT_TITLE,
  NOT_AUTHORISED_TITLE,
} from '@portal/api/texts';
import * as v from 'valibot';

/** What the page does when details cannot be shown. */
export type DetailsFailure =
  | { readonly kind: 'silent' }
  | { readonly kind: 'home' }
  | { readonly kind: 'redirect'; readonly id: string }
  | {
      readonly kind: 'dialog';
      readonly title: string;
      readonly body: string;
      readonly thenHome: boolean;
    };

const movedSchema = v.object({ id: v.string() });

/** Whether what is on screen is no longer there: it became another service, or is gone (ERR-18, ERR-21). */
export function leadsAway(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 301 || error.status === 404);
}

function dialog(title: string, body: string | null, thenHome: boolean): DetailsFailure {
  return { kind: 'dialog', title, body: body ?? GENERIC_ERROR, thenHome };
}

/**
 * The error table of the details: 401 is the shell's (ERR-17), 404 goes home (ERR-18), 409
 * tells and goes home (ERR-19), 406 tells (ERR-20), 301 leads to another service (ERR-21),
 * everything else tells in the generic words and goes home (ERR-22).
 */
export function detailsFailure(error: unknown): DetailsFailure {
  if (!(error instanceof ApiError)) return dialog(GENERIC_ERROR_TITLE, null, true);
  switch (error.status) {
    case 401:
      return { kind: 'silent' };
    case 404:
      return { kind: 'home' };
    case 409:
      return dialog(NOT_AUTHORISED_TITLE, error.serverMessage, true);
    case 406:
      return dialog(INVALID_FORMAT_TITLE, error.serverMessage, false);
    case 301: {
      const moved = v.safeParse(movedSchema, error.payload);
      if (moved.success) return { kind: 'redirect', id: moved.output.id };
      return dialog(GENERIC_ERROR_TITLE, null, true);
    }
    default:
      return dialog(GENERIC_ERROR_TITLE, null, true);
  }
}
