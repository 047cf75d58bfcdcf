import { writeStored } from '@portal/api/writeStored';
import { REPEAT_RECORD_KEY, type RepeatRecord } from '@portal/contract/repeatRecord';
import type { AppointmentView } from '../work/appointmentView.ts';

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

/** Leaves the record for the wizard; where the browser keeps nothing the wizard just starts empty. */
export function saveRepeatRecord(record: RepeatRecord): void {
  writeStored(localStorage, REPEAT_RECORD_KEY, record);
}
