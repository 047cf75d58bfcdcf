import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import type { Cancellable } from './change/cancelAppointment.ts';
import { loadAction } from './loadAction.ts';
import { useRefusals } from './useRefusals.ts';

/** Cancels an appointment after asking (DET-30). Its code comes with the press. */
export function useCancelAppointment() {
  const portal = usePortal();
  const refusable = useRefusals();
  return useAction(async (appointment: Cancellable) => {
    const { cancelAppointment } = await loadAction(
      () => import(/* webpackChunkName: "change" */ './change/cancelAppointment.ts'),
    );
    await cancelAppointment(portal, refusable, appointment);
  });
}
