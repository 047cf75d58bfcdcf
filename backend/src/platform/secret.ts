import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits, for sessions, keys and links. Only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which a random secret is stored. Not for passwords or short codes. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
