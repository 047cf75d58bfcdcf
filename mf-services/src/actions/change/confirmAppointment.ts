import { createCalendarApi } from '@portal/api/work/createCalendarApi';
import type { PortalContext } from '@portal/contract/portalContext';
import { portalHttp } from '@portal/remote/useApi';
import { calendarToken } from './calendarToken.ts';

/**
 * Confirms an appointment of the customer at the calendar service, at the start that was on the screen (C-973).
 * @throws ApiError when the service refuses it or cannot be reached
 */
export async function confirmAppointment(
  portal: PortalContext,
  id: string,
  known: string | null,
  start: string | null,
): Promise<void> {
  const calendar = createCalendarApi(portalHttp(portal, 'calendar'));
  await calendar.confirm(id, await calendarToken(portal, id, known), start);
}
