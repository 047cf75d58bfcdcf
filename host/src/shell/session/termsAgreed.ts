import { tabStorage } from './safeStorage.ts';

const KEY = 'portal.termsAgreed';

/**
 * That the address with which the visit began accepts the terms in advance (SHL-35): kept until there is a customer
 * for whom they can be accepted, who may have to log in or register first.
 */
export const termsAgreed = {
  remember: () => tabStorage.write(KEY, 'true'),
  read: () => tabStorage.read(KEY) === 'true',
  forget: () => tabStorage.remove(KEY),
};
