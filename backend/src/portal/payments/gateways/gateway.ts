import type { PaymentMethod } from '@portal/domain/money/paymentState';

/** One try to collect a payment. */
export interface AttemptRequest {
  /** At most 15 characters, never used before. */
  orderId: string;
  method: PaymentMethod;
  amountCents: number;
  /** MB WAY: nine national digits. */
  phone: string | null;
  /** Multibanco: days from today at whose end the reference ends, 0 to 31. */
  expiryDays: number;
  description: string;
  /** Card: where the customer comes back to. */
  returnAddress: (status: 'success' | 'error' | 'cancel') => string;
}

export interface CreatedAttempt {
  requestId: string;
  entity: string | null;
  /** Nine digits as text: may start with zeros. */
  reference: string | null;
  /** Card: the gateway's page. */
  url: string | null;
}

/** What a gateway says about an attempt. */
export type Claim =
  | 'PENDING'
  | 'PAYED'
  | 'REJECTED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'FAILED'
  | 'REFUNDED';

export interface GatewayStatus {
  claim: Claim;
  /** Undefined when the gateway did not name an amount. */
  amountCents: number | undefined;
  requestId: string | undefined;
}

/** A confirmation that a gateway sent by itself. */
export interface CallbackEvent extends GatewayStatus {
  orderId: string;
  requestId: string | undefined;
  entity: string | undefined;
  reference: string | undefined;
}

/** An attempt as the gateway is asked about it. */
export interface KnownAttempt {
  orderId: string;
  requestId: string | null;
  method: PaymentMethod;
  amountCents: number;
}

/** An entry of a gateway's list of received payments. */
export interface ReceivedPayment {
  orderId: string;
  amountCents: number;
  requestId: string | undefined;
}

export const GATEWAY_NAMES = ['ifthenpay', 'sandbox'] as const;
export type GatewayName = (typeof GATEWAY_NAMES)[number];

/** A provider's account at a gateway. Everything a gateway is asked goes through here. */
export interface Gateway {
  name: GatewayName;
  /** @throws GatewayRefusal when it said no, GatewayUnavailable when nothing was made, GatewaySilence when nobody knows */
  create(attempt: AttemptRequest): Promise<CreatedAttempt>;
  /** Asks the gateway. Cheap enough to poll for MB WAY only. */
  status(attempt: KnownAttempt): Promise<GatewayStatus>;
  /** Looks into the gateway's list of received payments: the proof behind callbacks and card returns. */
  findPaid(attempt: KnownAttempt): Promise<GatewayStatus>;
  /**
   * Everything that was received in a time, whoever asked for it, possibly more than once.
   * @throws GatewaySilence, GatewayUnavailable when not all of it was answered
   */
  listPaid(time: { from: Date; to: Date }): Promise<ReceivedPayment[]>;
  /** The event in a callback, or undefined when the key is wrong. */
  verifyCallback(query: URLSearchParams): CallbackEvent | undefined;
  /** Whether a card return carries the gateway's signature for this attempt. Never enough for PAYED. */
  verifyReturn(attempt: KnownAttempt, signature: string): boolean;
}

/** The gateway answered and said no. */
export class GatewayRefusal extends Error {
  readonly claim: 'DECLINED' | 'FAILED';

  constructor(claim: 'DECLINED' | 'FAILED', message: string) {
    super(message);
    this.name = 'GatewayRefusal';
    this.claim = claim;
  }
}

/** The gateway could not be reached: certainly nothing was made. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The request left, no answer came: it may or may not have been made. */
export class GatewaySilence extends Error {
  override readonly name = 'GatewaySilence';
}
