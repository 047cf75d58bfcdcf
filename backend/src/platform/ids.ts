import { createHash, randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new identifier: 130 random bits as 26 lower-case characters without dashes. Says nothing about order or number. */
export function newId(): string {
  let id = '';
  for (const byte of randomBytes(26)) id += alphabet.charAt(byte & 31);
  return id;
}

/** A new secret of 256 bits, for sessions, keys and links. Only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which a random secret is stored. Not for passwords or short codes. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
