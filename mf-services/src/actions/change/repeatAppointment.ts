import { writeStored } from '@portal/api/writeStored';
import type { PortalContext } from '@portal/contract/portalContext';
import { REPEAT_RECORD_KEY } from '@portal/contract/repeatRecord';
import type { AppointmentView } from '../../work/appointmentView.ts';
import { repeatRecord } from './repeatRecord.ts';

/** What has to be known of an appointment to repeat it. */
export type Repeatable = Pick<AppointmentView, 'services'>;

/**
 * Opens the booking wizard with what was booked before (APT-02). Where the browser keeps nothing the wizard just starts
 * empty.
 */
export function repeatAppointment(
  { navigation, provider, session }: PortalContext,
  appointment: Repeatable,
): void {
  const userId = session.current().subject?.userId ?? null;
  const record = repeatRecord(appointment, provider.domain, Date.now(), userId);
  writeStored(localStorage, REPEAT_RECORD_KEY, record);
  navigation.navigate('/schedule');
}
