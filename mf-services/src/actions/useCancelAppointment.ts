import { ApiError } from '@portal/api/http/apiError';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import type { Cancellable } from './change/cancelAppointment.ts';
import { loadAction } from './loadAction.ts';
import { useRefusals } from './useRefusals.ts';

/** The server's own body where it sends one, as DET-31 asks. */
function serverBody(error: unknown): { body?: string } {
  const body = error instanceof ApiError ? error.envelope.body : undefined;
  return body ? { body } : {};
}

/** Cancels an appointment after asking (DET-30); a refusal shows the server's words (DET-31). Its code comes with the press. */
export function useCancelAppointment() {
  const portal = usePortal();
  const refusable = useRefusals();
  return useAction(
    async (appointment: Cancellable) => {
      const { cancelAppointment } = await loadAction(
        () => import(/* webpackChunkName: "change" */ './change/cancelAppointment.ts'),
      );
      await cancelAppointment(portal, refusable, appointment);
    },
    { onError: (error) => showApiError(portal.overlays, error, serverBody(error)) },
  );
}
