import { usePortal } from '@portal/remote/usePortal';
import { loadAction } from './loadAction.ts';
import { usePresence, type ConfirmedPresence } from './usePresence.ts';

/** Confirms an appointment of the customer at the calendar service, with code that comes with the press. */
export function useCustomerPresence(
  id: string,
  token: string | null,
  start: string | null,
): ConfirmedPresence {
  const portal = usePortal();
  return usePresence(id, async () => {
    const { confirmAppointment } = await loadAction(
      () => import(/* webpackChunkName: "change" */ './change/confirmAppointment.ts'),
    );
    await confirmAppointment(portal, id, token, start);
  });
}
