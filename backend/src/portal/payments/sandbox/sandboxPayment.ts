/** A request that the sandbox gateway took. */
export interface SandboxPayment {
  /** 20 characters. */
  requestId: string;
  orderId: string;
  method: 'MB' | 'MBWAY' | 'CC';
  /** The amount exactly as it was sent. */
  amount: string;
  description: string;
  status: 'OPEN' | 'PAID' | 'REJECTED' | 'DECLINED' | 'EXPIRED' | 'CANCELLED';
  entity: string;
  reference: string;
  phone: string;
  /** Epoch milliseconds; null never. */
  expiresAt: number | null;
  createdAt: number;
  updatedAt: number;
  /** Epoch milliseconds at which the scenario of the phone number decides by itself. */
  decidesAt: number | null;
  decision: 'PAID' | 'REJECTED' | null;
  /** Card: where the customer goes back to, the merchant's key, and the secret part of the page's address. */
  successUrl: string;
  errorUrl: string;
  cancelUrl: string;
  cardKey: string;
  pageToken: string;
}

/** A callback that has to be delivered. */
export interface SandboxCallback {
  requestId: string;
  /** The amount it names; normally the payment's. */
  amount: string;
  /** The anti-phishing key it names; normally the merchant's. */
  key: string;
  tries: number;
  nextTryAt: number;
}
