import type { Environment } from '../environment.ts';
import type { Limit } from './rateLimit.ts';

const hour = 3600;

interface ContactLimits {
  fromOneAddress: Limit;
  fromEverywhere: Limit;
}

/** How often things may be tried (C-93, C-166). Addresses are not limited in development, where everybody shares one. */
export function limitsOf(environment: Pick<Environment, 'mode'>): {
  codesOfContact: ContactLimits;
  codesPerAddress: Limit;
  loginsOfAccount: ContactLimits;
  loginsPerAddress: Limit;
} {
  const perAddress = (count: number): Limit => ({
    count: environment.mode === 'production' ? count : 1_000_000,
    seconds: hour,
  });
  return {
    codesOfContact: {
      fromOneAddress: { count: 10, seconds: 24 * hour },
      fromEverywhere: { count: 40, seconds: 24 * hour },
    },
    codesPerAddress: perAddress(30),
    loginsOfAccount: {
      fromOneAddress: { count: 20, seconds: hour },
      fromEverywhere: { count: 200, seconds: hour },
    },
    loginsPerAddress: perAddress(100),
  };
}
