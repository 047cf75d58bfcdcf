import type { Environment } from '../../platform/environment.ts';
import type { AddressLimits } from './addressLimits.ts';
import type { RateLimit } from './rateLimit.ts';

const hour = 3600;

interface ContactLimits {
  fromOneAddress: RateLimit;
  fromEverywhere: RateLimit;
}

/**
 * How often things may be tried (C-93, C-166, C-242). Addresses are not limited in development, where everybody shares
 * one.
 */
export function limitsOf(environment: Pick<Environment, 'mode'>): {
  codesOfContact: ContactLimits;
  codesOfAddress: AddressLimits;
  loginsOfAccount: ContactLimits;
  loginsOfAddress: AddressLimits;
} {
  const ofAddress = (atOneProvider: number): AddressLimits => {
    const count = environment.mode === 'production' ? atOneProvider : 1_000_000;
    return {
      atOneProvider: { count, seconds: hour },
      atAllProviders: { count: count * 2, seconds: hour },
      forEachPerson: 10,
      mostTimes: 10,
    };
  };
  return {
    codesOfContact: {
      fromOneAddress: { count: 10, seconds: 24 * hour },
      fromEverywhere: { count: 40, seconds: 24 * hour },
    },
    codesOfAddress: ofAddress(30),
    loginsOfAccount: {
      fromOneAddress: { count: 20, seconds: hour },
      fromEverywhere: { count: 200, seconds: hour },
    },
    loginsOfAddress: ofAddress(100),
  };
}
