import type { Bars } from './serviceState.ts';

/** PAY-07. */
export const PAYMENT_STATES = [
  'PENDING',
  'PAYED',
  'EXPIRED',
  'NOT_PAID',
  'CC_CANCEL',
  'CC_ERROR',
  'MBWAY_REJECTED',
  'MBWAY_DECLINED',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_METHODS = ['MB', 'MBWAY', 'CC'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** PAY-05. */
export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  MB: 'Multibanco',
  MBWAY: 'MB WAY',
  CC: 'Cartão',
};
/** Exact text (DET-22). */
export const PAYMENT_DUE = 'Pendente de Pagamento';

const LABELS: Readonly<Record<PaymentState, string | undefined>> = {
  PENDING: 'Pendente',
  PAYED: 'Pago',
  EXPIRED: 'Expirado',
  NOT_PAID: undefined,
  CC_CANCEL: 'Cancelado',
  CC_ERROR: 'Erro',
  MBWAY_REJECTED: 'Rejeitado (MBWay)',
  MBWAY_DECLINED: 'Recusado (MBWay)',
};

/** One spelling inside: `PAID` becomes `PAYED`; an unknown state is undefined (C-11). */
export function normalisePaymentState(text: string): PaymentState | undefined {
  return text === 'PAID' ? 'PAYED' : PAYMENT_STATES.find((state) => state === text);
}

/** The label of a state; `NOT_PAID` has none of its own (PAY-08, C-10). */
export function paymentStateLabel(state: PaymentState): string | undefined {
  return LABELS[state];
}

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
  if (paymentState === null || paymentState === undefined || paymentState === 'PAYED') return false;
  return isAppointment || bars === 4 || (bars === 3 && !worksheetOperational);
}

/** Whether a method may be chosen again: every state but paid and pending (C-123). */
export function canPayAgain(state: PaymentState): boolean {
  return state !== 'PAYED' && state !== 'PENDING';
}

/** Whether the page asks for news: pending, with an attempt under way (PAY-09, PAY-10). */
export function isPolling(state: PaymentState, attempt: PaymentMethod | null | undefined): boolean {
  return state === 'PENDING' && attempt !== null && attempt !== undefined;
}

/**
 * When to ask, in milliseconds: first 1 s after a page opened on a pending
 * payment, 2 s after one was just created; then every 5 s for MB WAY, every
 * 10 s otherwise (PAY-11, PAY-12, C-44).
 */
export function pollPlan(
  method: PaymentMethod,
  start: 'opened' | 'created',
): { firstMs: number; everyMs: number } {
  return { firstMs: start === 'opened' ? 1000 : 2000, everyMs: method === 'MBWAY' ? 5000 : 10_000 };
}
