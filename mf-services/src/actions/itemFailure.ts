import { ApiError } from '@portal/api/http/apiError';
import {
  GENERIC_ERROR,
  GENERIC_ERROR_TITLE,
  INVALID_FORMAT_TITLE,
  NOT_AUTHORISED_TITLE,
} from '@portal/api/texts';

export interface ItemFailure {
  title: string;
  body: string;
  /** The item cannot be shown any more. */
  isGone: boolean;
}

/**
 * The error table of the item calls (ERR-10..13), `Pedido Sem Sucesso` for what it does not name (ERR-14); null is said
 * by nobody here (401).
 * @param itemLabel the provider's word for an item
 */
export function itemFailure(error: unknown, itemLabel: string): ItemFailure | null {
  const status = error instanceof ApiError ? error.status : 0;
  const message = error instanceof ApiError ? error.serverMessage : null;
  const said = (title: string, isGone = false): ItemFailure => ({
    title,
    body: message ?? GENERIC_ERROR,
    isGone,
  });
  switch (status) {
    case 401:
      return null;
    case 404:
      return said(`${itemLabel} Indisponivel`, true);
    case 409:
      return said(NOT_AUTHORISED_TITLE, true);
    case 400:
    case 406:
      return said(INVALID_FORMAT_TITLE);
    default:
      return said(GENERIC_ERROR_TITLE);
  }
}
