import type { Bars } from '../work/stateName.ts';
import type { PaymentState } from './paymentState.ts';

/** Exact text (DET-22). */
export const PAYMENT_DUE = 'Pendente de Pagamento';

/**
 * Whether `Pendente de Pagamento` shows: there is a payment that is not paid,
 * and it is an appointment, or bars 4, or bars 3 without worksheets
 * (DET-22, DET-23, DET-24, DET-25, C-41).
 */
export function isPaymentDue(service: {
  paymentState: PaymentState | null | undefined;
  isAppointment: boolean;
  bars: Bars;
  worksheetOperational: boolean;
}): boolean {
  const { paymentState, isAppointment, bars, worksheetOperational } = service;
  return (
    !!paymentState &&
    paymentState !== 'PAYED' &&
    (isAppointment || bars === 4 || (bars === 3 && !worksheetOperational))
  );
}
