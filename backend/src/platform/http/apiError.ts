import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Extra fields of the error envelope (ENT, API-03). */
export interface ErrorDetails {
  /** Meaning of the failure within the call, for example 3 for an existing user. Defaults to the status. */
  code?: number | string;
  error_code?: number;
  title?: string;
  body?: string;
  /** Further fields that a call with its own table of codes promises. */
  extra?: Record<string, unknown>;
}

/** A refusal with a message the customer may read; becomes the error envelope. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: ErrorDetails;

  constructor(status: ContentfulStatusCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.details = details;
  }

  /** The envelope on the wire. */
  toBody(): Record<string, unknown> {
    const { code, extra, ...rest } = this.details;
    return {
      type: 'Failure',
      http_code: this.status,
      code: code ?? this.status,
      message: this.message,
      ...rest,
      ...extra,
    };
  }
}
