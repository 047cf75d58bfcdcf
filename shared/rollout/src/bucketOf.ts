import { sha256 } from '@noble/hashes/sha2';
import { utf8ToBytes } from '@noble/hashes/utils';

/**
 * The place of a customer in [0, 100) for one share: always the same for the same salt, and
 * unrelated to the place that another salt gives.
 */
export function bucketOf(salt: string, customer: string): number {
  const digest = sha256(utf8ToBytes(`${salt}\u0000${customer}`));
  const first = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
  return (first / 2 ** 32) * 100;
}
