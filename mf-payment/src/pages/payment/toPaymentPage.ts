import type {
  Billing,
  PaymentDetails,
  PaymentMethod,
  PaymentState,
} from '@portal/api/payment/payment';
import type { paymentPageSchema } from '@portal/api/payment/createPaymentsApi';
import type { Work } from '@portal/api/work/work';
import { eurosToCents, type Cents } from '@portal/domain/money/cents';
import type { InferOutput } from 'valibot';

/** What the page knows of a payment, money in cents. */
export interface PaymentPage {
  /** Id in the address: of the work (`A-…`) or the appointment (`S-…`). */
  readonly id: string;
  readonly state: PaymentState;
  readonly total: Cents;
  readonly validUntil: string | null;
  readonly paidAt: string | null;
  readonly method: PaymentMethod | null;
  readonly billing: Billing | null;
  /** The active attempt, or null. */
  readonly attempt: Attempt | null;
  readonly work: Work;
  /** Why nothing more can be paid, in the server's words; null while it can. */
  readonly closed: string | null;
  /** What goes back and waits for an account (POL-11); null where nothing does. */
  readonly accountFor: Cents | null;
}

/** One attempt to pay, as issued by the gateway. */
export interface Attempt extends PaymentDetails {
  /**
   * Instant at which the customer's time to accept ends, in milliseconds of this
   * device's clock. Counted from the server's seconds left, so a wrong device clock does no harm.
   */
  readonly deadline: number | null;
}

/** Fixes the deadline of an attempt at the moment its answer arrived. */
export function toAttempt(details: PaymentDetails, receivedAt: number): Attempt {
  const seconds = details.waiting_time;
  return { ...details, deadline: seconds === null ? null : receivedAt + seconds * 1000 };
}

/** Reads the answer of `GET /payment/{id}`. */
export function toPaymentPage(
  id: string,
  answer: InferOutput<typeof paymentPageSchema>,
  receivedAt: number,
): PaymentPage {
  const { payment, details, closed, account_for: accountFor } = answer;
  return {
    id,
    state: payment.state,
    total: eurosToCents(payment.total),
    validUntil: payment.valid_until,
    paidAt: payment.date,
    method: payment.method,
    billing: payment.billing,
    attempt: payment.details && toAttempt(payment.details, receivedAt),
    work: details,
    closed,
    accountFor: accountFor === null ? null : eurosToCents(accountFor),
  };
}

/** The page right after an attempt was created: pending, before the server is asked again. */
export function withNewAttempt(
  page: PaymentPage,
  details: PaymentDetails,
  receivedAt: number,
): PaymentPage {
  return {
    ...page,
    state: 'PENDING',
    method: details.type,
    attempt: toAttempt(details, receivedAt),
  };
}
