import { isSignature, signature } from '@portal/storage/signed/signature';
import type { MediaVariant } from './mediaVariant.ts';

const stepSeconds = 30 * 60;

export interface AddressSigner {
  /** Address on the portal's own origin, valid for 30 to 60 minutes and the same within a half hour. */
  address(id: string, variant: MediaVariant, now: Date): string;
  /** True when the signature of an address is ours and it has not expired. */
  isValid(id: string, variant: string, expires: string, given: string, now: Date): boolean;
}

/** Signs and checks addresses with a key that all processes share. */
export function createAddressSigner(key: string): AddressSigner {
  return {
    address: (id, variant, now) => {
      const expires = String((Math.ceil(now.getTime() / 1000 / stepSeconds) + 1) * stepSeconds);
      const signed = signature(key, 'media address', [id, variant, expires]);
      return `/api/main/media/${id}/${variant}?expires=${expires}&signature=${signed}`;
    },
    isValid: (id, variant, expires, given, now) =>
      isSignature(key, 'media address', [id, variant, expires], given) &&
      Number(expires) * 1000 > now.getTime(),
  };
}
