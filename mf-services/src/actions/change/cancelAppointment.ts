import type { Payment } from '@portal/api/payment/payment';
import { createCalendarApi } from '@portal/api/work/createCalendarApi';
import type { CancelTerms } from '@portal/api/work/policy/cancelTerms';
import type { PortalContext } from '@portal/contract/portalContext';
import { showApiError } from '@portal/remote/showApiError';
import { portalHttp } from '@portal/remote/useApi';
import type { useRefusals } from '../useRefusals.ts';
import { askToCancel } from './askToCancel.ts';
import { calendarToken } from './calendarToken.ts';
import { movePath } from '../movePath.ts';
import { serverBody } from './serverBody.ts';
import { tellCancelled } from './tellCancelled.ts';
import { texts } from './texts.ts';

/** What has to be known of an appointment to cancel it. */
export interface Cancellable {
  id: string;
  calendarToken: string | null;
  /** `14 jul., 09:00` */
  when: string;
  /** What was paid for it. */
  paid: Pick<Payment, 'total' | 'method'> | null;
  /** Address of the portal where it can be moved instead (RSC-10). */
  movableAt?: string | false | undefined;
}

/**
 * Cancels an appointment after asking (DET-30), which says in euros what goes back of what was paid (POL-07). A refusal, also
 * because that changed meanwhile (POL-08), is shown in the server's words (DET-31, ERR-26).
 */
export async function cancelAppointment(
  portal: PortalContext,
  refusable: ReturnType<typeof useRefusals>,
  { id, calendarToken: known, when, paid, movableAt }: Cancellable,
): Promise<void> {
  const { navigation, overlays } = portal;
  const calendar = createCalendarApi(portalHttp(portal, 'calendar'));
  let token: string;
  let terms: CancelTerms | null;
  try {
    token = await calendarToken(portal, id, known);
    // What was not paid gives nothing back: the dialog comes at once.
    terms = paid && (await refusable(calendar.cancelTerms(id, token)));
  } catch (error) {
    return showApiError(overlays, error, serverBody(error));
  }
  const confirmed = await askToCancel(portal, {
    ...{ when, terms, refundWay: texts.refundWay(paid?.method ?? null) },
    onMove: movableAt
      ? () =>
          movableAt === navigation.base
            ? navigation.navigate(movePath(id))
            : window.location.assign(`${movableAt}${movePath(id)}`)
      : undefined,
  });
  if (!confirmed) return;
  try {
    await refusable(calendar.cancel(id, token, terms?.kept));
  } catch (error) {
    return showApiError(overlays, error, serverBody(error));
  }
  tellCancelled(portal, id, terms);
}
