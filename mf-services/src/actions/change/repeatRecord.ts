import type { RepeatRecord } from '@portal/contract/repeatRecord';
import type { AppointmentView } from '../../work/appointmentView.ts';

/** What the booking wizard needs to offer the same services again (APT-02, BKG-30). */
export function repeatRecord(
  appointment: Pick<AppointmentView, 'services'>,
  domain: string,
  savedAt: number,
  userId: string | null,
): RepeatRecord {
  return {
    symptoms: appointment.services.map(({ name }) => name),
    obs: appointment.services.map(({ observation }) => observation ?? ''),
    domain,
    savedAt,
    userId,
  };
}
