import { createHash } from 'node:crypto';

/** A name for a text: 43 characters that may stand in addresses and names of files. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
