import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import type { AppointmentChange } from './change/changeAppointment.ts';
import { loadAction } from './loadAction.ts';
import { useRefusals } from './useRefusals.ts';

/** Cancels an appointment after asking (DET-30), or repeats it (APT-02). The code comes with the press. */
export function useAppointmentChange() {
  const portal = usePortal();
  const refusable = useRefusals();
  return useAction(async (change: AppointmentChange) => {
    const { changeAppointment } = await loadAction(
      () => import(/* webpackChunkName: "change" */ './change/changeAppointment.ts'),
    );
    await changeAppointment(portal, refusable, change);
  });
}
