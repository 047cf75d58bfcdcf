import { createLiteMoveApi, createMoveApi } from '@portal/api/work/createMoveApi';
import { portalHttp } from '@portal/remote/useApi';
import { useAction } from '@portal/remote/useAction';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { focusHeading } from '../../../actions/focusHeading.ts';
import { useRefusals } from '../../../actions/useRefusals.ts';
import { texts } from '../texts.ts';

/** Wants the other time no longer, with a session or by the link (RSC-09, RSC-11). */
export function useWithdrawMove(id: string) {
  const portal = usePortal();
  const { lite } = useSession();
  const refusable = useRefusals();
  return useAction(async () => {
    const main = portalHttp(portal, 'main');
    const api = lite
      ? createLiteMoveApi(portalHttp(portal, 'calendar'), main)
      : createMoveApi(main);
    await refusable(api.withdraw(id));
    // The button that was pressed goes with the request.
    focusHeading();
    portal.bus.emit('appointment.changed', { id });
    portal.overlays.toast({ message: texts.provider.moveWithdrawn, tone: 'success' });
  });
}
