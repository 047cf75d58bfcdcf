import { createLiteMoveApi, createMoveApi } from '@portal/api/work/moves/createMoveApi';
import type { PortalContext } from '@portal/contract/portalContext';
import { portalHttp } from '@portal/remote/useApi';
import { focusHeading } from '../focusHeading.ts';
import type { useRefusals } from '../useRefusals.ts';
import { texts } from './texts.ts';

/**
 * Wants the other time no longer that waits for the provider, with a session or by the link (RSC-09, RSC-11).
 * @throws ApiError when the service refuses it or cannot be reached
 */
export async function withdrawMove(
  portal: PortalContext,
  refusable: ReturnType<typeof useRefusals>,
  id: string,
): Promise<void> {
  const main = portalHttp(portal, 'main');
  const api = portal.session.current().lite
    ? createLiteMoveApi(portalHttp(portal, 'calendar'), main)
    : createMoveApi(main);
  await refusable(api.withdraw(id));
  // The button that was pressed goes with the request.
  focusHeading();
  portal.bus.emit('appointment.changed', { id });
  portal.overlays.toast({ message: texts.moveWithdrawn, tone: 'success' });
}
