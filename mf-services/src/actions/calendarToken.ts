import type { createAppointmentDetailsApi } from '@portal/api/work/appointmentDetails';

/**
 * The token with which the calendar service lets an appointment be changed: the one that
 * came with the list, else the one of its details (C-73, C-74).
 */
export async function calendarToken(
  appointments: ReturnType<typeof createAppointmentDetailsApi>,
  id: string,
  known: string | null,
): Promise<string> {
  return known ?? (await appointments.details(id)).token_cal;
}
