import { ApiError } from '@portal/api/http/apiError';

/** The server's own body where it sends one, as DET-31 asks. */
export function serverBody(error: unknown): { body?: string } {
  const body = error instanceof ApiError ? error.envelope.body : undefined;
  return body ? { body } : {};
}
