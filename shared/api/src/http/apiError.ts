import type { Envelope } from './envelope.ts';

/** Where an answer was not what was promised, as valibot says it. */
export interface AnswerIssue {
  readonly expected: string | null;
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}

/**
 * A call that failed.
 * `status` is the HTTP status, or 0 when no answer arrived (offline, timeout, aborted by the network).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly envelope: Envelope;
  /** The whole parsed body, for answers that carry more than an envelope (alternatives of a taken slot). */
  readonly payload: unknown;

  /** The first, of an answer that was promised otherwise. */
  readonly issue: AnswerIssue | undefined;

  constructor(status: number, envelope: Envelope, payload: unknown = null, issue?: AnswerIssue) {
    super(envelope.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.envelope = envelope;
    this.payload = payload;
    this.issue = issue;
  }

  /** The server's own words for the customer, when there are any. */
  get serverMessage(): string | null {
    return this.envelope.message ?? this.envelope.body ?? null;
  }

  get isOffline(): boolean {
    return this.status === 0;
  }
}
