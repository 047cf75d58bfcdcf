import { ApiError } from '@portal/api/apiError';
import { createAppointmentsApi } from '@portal/api/appointments';
import { createCalendarApi } from '@portal/api/calendar';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { texts } from '../texts.ts';
import { calendarToken } from './calendarToken.ts';

interface Cancellable {
  id: string;
  calendarToken: string | null;
  /** `14 jul., 09:00` */
  when: string;
}

/** The server's own body where it sends one, as DET-31 asks. */
function serverBody(error: unknown): { body?: string } {
  const body = error instanceof ApiError ? error.envelope.body : undefined;
  return body ? { body } : {};
}

/** Cancels an appointment after asking (DET-30); a refusal shows the server's words (DET-31). */
export function useCancelAppointment() {
  const { bus, overlays } = usePortal();
  const appointments = useApi(createAppointmentsApi);
  const calendar = useApi(createCalendarApi, 'calendar');
  const { cancelQuestion } = texts.appointment;
  return useAction(
    async ({ id, calendarToken: known, when }: Cancellable) => {
      const confirmed = await overlays.confirm({
        title: cancelQuestion.title,
        body: cancelQuestion.body(when),
        confirmLabel: cancelQuestion.confirm,
        cancelLabel: cancelQuestion.keep,
        tone: 'danger',
      });
      if (!confirmed) return;
      await calendar.cancel(id, await calendarToken(appointments, id, known));
      bus.emit('appointment.changed', { id });
      overlays.toast({ message: texts.appointment.cancelled, tone: 'success' });
    },
    { onError: (error) => showApiError(overlays, error, serverBody(error)) },
  );
}
