import { createAppointmentDetailsApi } from '@portal/api/work/appointmentDetails';
import { createCalendarApi } from '@portal/api/work/createCalendarApi';
import { useApi } from '@portal/remote/useApi';
import { calendarToken } from './calendarToken.ts';
import { usePresence, type ConfirmedPresence } from './usePresence.ts';

/** Confirms an appointment of the customer at the calendar service. */
export function useConfirmPresence(id: string, token: string | null): ConfirmedPresence {
  const appointments = useApi(createAppointmentDetailsApi);
  const calendar = useApi(createCalendarApi, 'calendar');
  return usePresence(id, async () =>
    calendar.confirm(id, await calendarToken(appointments, id, token)),
  );
}
