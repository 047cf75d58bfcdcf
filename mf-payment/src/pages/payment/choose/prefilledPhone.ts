import type { Client } from '@portal/api/account/client';
import { nationalNumber } from '@portal/domain/contact/formatPhone';
import { isMbWayPhone } from '@portal/domain/contact/isMbWayPhone';

/** The customer's mobile for MB WAY, national digits: the primary one first, then any other. */
export function prefilledPhone(client: Pick<Client, 'phones' | 'login_phone'>): string {
  const numbers = [
    ...client.phones.filter(({ primary }) => primary),
    ...client.phones.filter(({ primary }) => !primary),
  ].map(({ number }) => number);
  const candidates = client.login_phone === null ? numbers : [...numbers, client.login_phone];
  for (const candidate of candidates) {
    const national = nationalNumber(candidate) ?? '';
    if (isMbWayPhone(national)) return national;
  }
  return '';
}
