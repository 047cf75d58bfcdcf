import { createAppointmentDetailsApi } from '@portal/api/work/appointmentDetails';
import type { PortalContext } from '@portal/contract/portalContext';
import { portalHttp } from '@portal/remote/useApi';

/**
 * The token with which the calendar service lets an appointment be changed: the one that
 * came with the list, else the one of its details (C-73, C-74). What a server draws from has an empty one (C-735).
 */
export async function calendarToken(
  portal: PortalContext,
  id: string,
  known: string | null,
): Promise<string> {
  return known || (await createAppointmentDetailsApi(portalHttp(portal)).details(id)).token_cal;
}
