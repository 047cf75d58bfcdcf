import { randomBytes } from 'node:crypto';
import { repeatableIds } from './repeatableIds.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new identifier: 130 random bits as 26 lower-case characters without dashes. Says nothing about order or number. */
export function newId(): string {
  const repeated = repeatableIds.getStore();
  if (repeated !== undefined) return repeated();
  let id = '';
  for (const byte of randomBytes(26)) id += alphabet.charAt(byte & 31);
  return id;
}
