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

/** CFG-08. */
export const PAYMENT_METHODS = ['MB', 'MBWAY', 'CC'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** PAY-05. */
export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  MB: 'Multibanco',
  MBWAY: 'MB WAY',
  CC: 'Cartão',
};

/** One spelling inside: `PAID` becomes `PAYED`; an unknown state is undefined (C-11, PAY-07). */
export function normalisePaymentState(text: string): PaymentState | undefined {
  return text === 'PAID' ? 'PAYED' : PAYMENT_STATES.find((state) => state === text);
}

/** The label of a state; `NOT_PAID` has none of its own (PAY-08, C-10, C-143). */
export function paymentStateLabel(state: PaymentState): string | undefined {
  const labels = [
    'Pendente',
    'Pago',
    'Expirado',
    undefined,
    'Cancelado',
    'Erro',
    'Rejeitado (MBWay)',
    'Recusado (MBWay)',
  ];
  return labels[PAYMENT_STATES.indexOf(state)];
}
