import { ApiError } from '@portal/api/http/apiError';
import {
  GENERIC_ERROR,
  GENERIC_ERROR_TITLE,
  INVALID_DATA_TITLE,
  WARNING_TITLE,
} from '@portal/api/texts';
import { showApiError } from '@portal/remote/showApiError';
import { useAction, type Action } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import { texts } from './texts.ts';

/**
 * Sends feedback or a support message, once the terms are accepted (FBK-03). 401 says nothing here,
 * 400 the server's words under `Dados Incorrectos`, anything else `Pedido Sem Sucesso` (ERR-45).
 */
export function useSendWords(send: () => Promise<void>): Action<void, void> {
  const { overlays, session } = usePortal();
  return useAction(
    async () => {
      if (!session.current().termsAccepted) {
        return overlays.warn({ title: WARNING_TITLE, body: texts.termsMissing });
      }
      await send();
    },
    {
      onError: async (error) => {
        if (error instanceof ApiError && error.status === 400) {
          const body = error.serverMessage ?? GENERIC_ERROR;
          return overlays.info({ title: INVALID_DATA_TITLE, body });
        }
        await showApiError(overlays, error, { title: GENERIC_ERROR_TITLE });
      },
    },
  );
}
