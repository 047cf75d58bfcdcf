import type { Envelope } from './envelope.ts';

/**
 * A call that failed.
 * `status` is the HTTP status, or 0 when no answer arrived (offline, timeout, aborted by the network).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly envelope: Envelope;
  /** The whole parsed body, for answers that carry more than an envelope (alternatives of a taken slot). */
  readonly payload: unknown;

  constructor(status: number, envelope: Envelope, payload: unknown = null) {
    super(envelope.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.envelope = envelope;
    this.payload = payload;
  }

  /** The server's own words for the customer, when there are any. */
  get serverMessage(): string | null {
    return this.envelope.message ?? this.envelope.body ?? null;
  }

  get isOffline(): boolean {
    return this.status === 0;
  }
}
