import type { Envelope } from '@portal/api/http/envelope';

/** Code of the answer that the terms were accepted before (SHL-52, C-67). */
const ACCEPTED_BEFORE = 5;

/**
 * Whether an answer of pre-signup lets the start go on: 409 with code 5 and type `Failure` does (SHL-52). The answer's
 * own `http_code` counts (ENT-21); the status of the call where it says none.
 */
export function isAccepted(answer: Envelope, status: number): boolean {
  const { type, code, http_code: httpCode = status } = answer;
  if (httpCode < 300) return type === 'Success';
  return httpCode === 409 && Number(code) === ACCEPTED_BEFORE && type === 'Failure';
}
