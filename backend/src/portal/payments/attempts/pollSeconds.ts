import type { PaymentMethod } from '@portal/domain/money/paymentState';

/** How seldom a gateway is asked about one attempt, in seconds: MB WAY has a status call, the list behind the others is rate limited. */
export const pollSeconds: Readonly<Record<PaymentMethod, number>> = { MBWAY: 3, CC: 10, MB: 60 };
