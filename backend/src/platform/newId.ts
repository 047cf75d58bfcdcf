import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new identifier: 130 random bits as 26 lower-case characters without dashes. Says nothing about order or number. */
export function newId(): string {
  let id = '';
  for (const byte of randomBytes(26)) id += alphabet.charAt(byte & 31);
  return id;
}
