import { isSignedQuery, signedQuery } from '../signed/signedQuery.ts';
import type { MediaVariant } from './mediaVariant.ts';

export interface AddressSigner {
  /** Address on the portal's own origin, valid for 30 to 60 minutes and the same within a half hour. */
  address(id: string, variant: MediaVariant, now: Date): string;
  /** True when the signature of an address is ours and it has not expired. */
  isValid(id: string, variant: string, expires: string, given: string, now: Date): boolean;
}

/** Signs and checks addresses with a key that all processes share. */
export function createAddressSigner(key: string): AddressSigner {
  return {
    address: (id, variant, now) =>
      `/api/main/media/${id}/${variant}?${signedQuery(key, 'media address', [id, variant], now)}`,
    isValid: (id, variant, expires, given, now) =>
      isSignedQuery(key, 'media address', [id, variant], { expires, given, now }),
  };
}
