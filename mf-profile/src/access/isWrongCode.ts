import { ApiError } from '@portal/api/http/apiError';

/** Whether the server says no more than that the code is wrong, which needs no dialog (ERR-44). */
export function isWrongCode(failure: unknown): boolean {
  return failure instanceof ApiError && Number(failure.envelope.code) === 2;
}
