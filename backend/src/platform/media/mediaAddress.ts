import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MediaVariant } from './mediaVariant.ts';

const stepSeconds = 30 * 60;

export interface AddressSigner {
  /** Address on the portal's own origin, valid for 30 to 60 minutes and the same within a half hour. */
  address(id: string, variant: MediaVariant, now: Date): string;
  /** True when the signature of an address is ours and it has not expired. */
  isValid(id: string, variant: string, expires: string, signature: string, now: Date): boolean;
}

/** Signs and checks addresses with a key that all processes share. */
export function createAddressSigner(key: string): AddressSigner {
  const sign = (id: string, variant: string, expires: string): string =>
    createHmac('sha256', key).update(`${id}/${variant}/${expires}`).digest('base64url');
  return {
    address: (id, variant, now) => {
      const expires = String((Math.ceil(now.getTime() / 1000 / stepSeconds) + 1) * stepSeconds);
      return `/api/main/media/${id}/${variant}?expires=${expires}&signature=${sign(id, variant, expires)}`;
    },
    isValid: (id, variant, expires, signature, now) => {
      const expected = Buffer.from(sign(id, variant, expires));
      const given = Buffer.from(signature);
      return (
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        Number(expires) * 1000 > now.getTime()
      );
    },
  };
}
