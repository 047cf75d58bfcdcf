import { createHmac } from 'node:crypto';
import { isSameSecret } from '@portal/storage/signed/isSameSecret';

/**
 * The signature of a body at a time: `t=<seconds>,v1=<hex HMAC-SHA256 of "<seconds>.<body>">`. The time is signed
 * too, so that an old delivery cannot be played back.
 */
export function signBody(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${mac(secret, seconds, body)}`;
}

/** Whether a signature is that of the body and at most `toleranceSeconds` old; what a receiver does. */
export function isSignatureValid(
  secret: string,
  body: string,
  signature: string,
  now: Date,
  toleranceSeconds = 300,
): boolean {
  const match = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature);
  if (match === null) return false;
  const seconds = Number(match[1]);
  const isRecent = Math.abs(now.getTime() / 1000 - seconds) <= toleranceSeconds;
  return isRecent && isSameSecret(mac(secret, seconds, body), match[2] ?? '');
}

function mac(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
