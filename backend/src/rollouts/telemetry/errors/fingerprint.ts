import { createHash } from 'node:crypto';
import { lastingPlace } from './framesOf.ts';

/** Errors of one fingerprint are taken for the same: code, message and the three places nearest to it. */
export function fingerprint(code: string, message: string, frames: readonly string[]): string {
  const same = JSON.stringify([code, message, ...frames.slice(0, 3).map(lastingPlace)]);
  return createHash('sha256').update(same).digest('hex').slice(0, 12);
}
