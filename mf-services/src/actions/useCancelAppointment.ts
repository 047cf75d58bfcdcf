import { ApiError } from '@portal/api/http/apiError';
import type { Payment } from '@portal/api/payment/payment';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { createAppointmentDetailsApi } from '@portal/api/work/appointmentDetails';
import { createCalendarApi } from '@portal/api/work/createCalendarApi';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { texts } from '../texts.ts';
import { calendarToken } from './calendarToken.ts';
import { focusHeading } from './focusHeading.ts';
import { useRefusals } from './useRefusals.ts';

interface Cancellable {
  id: string;
  calendarToken: string | null;
  /** `14 jul., 09:00` */
  when: string;
  /** What was paid for it. */
  paid: Pick<Payment, 'total' | 'method'> | null;
}

/** The server's own body where it sends one, as DET-31 asks. */
function serverBody(error: unknown): { body?: string } {
  const body = error instanceof ApiError ? error.envelope.body : undefined;
  return body ? { body } : {};
}

/** Cancels an appointment after asking (DET-30), which says what goes back of what was paid; a refusal shows the server's words (DET-31). */
export function useCancelAppointment() {
  const { bus, overlays } = usePortal();
  const appointments = useApi(createAppointmentDetailsApi);
  const calendar = useApi(createCalendarApi, 'calendar');
  const refusable = useRefusals();
  const { cancelQuestion } = texts.appointment;
  return useAction(
    async ({ id, calendarToken: known, when, paid }: Cancellable) => {
      const refund = paid && formatEuros(eurosToCents(paid.total));
      const confirmed = await overlays.confirm({
        title: cancelQuestion.title,
        body: [
          cancelQuestion.body(when),
          refund && cancelQuestion.refund(refund, texts.refundWay(paid.method)),
        ]
          .filter(Boolean)
          .join(' '),
        confirmLabel: cancelQuestion.confirm,
        cancelLabel: cancelQuestion.keep,
        tone: 'danger',
      });
      if (!confirmed) return;
      await refusable(
        calendarToken(appointments, id, known).then((token) => calendar.cancel(id, token)),
      );
      focusHeading();
      bus.emit('appointment.changed', { id });
      overlays.toast({
        message: refund
          ? texts.appointment.cancelledWithRefund(refund)
          : texts.appointment.cancelled,
        tone: 'success',
      });
    },
    { onError: (error) => showApiError(overlays, error, serverBody(error)) },
  );
}
