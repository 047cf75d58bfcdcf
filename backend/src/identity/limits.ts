import type { Environment } from '../environment.ts';
import type { Limit } from './rateLimit.ts';

const hour = 3600;

/** How often things may be tried (C-93). Addresses are not limited in development, where everybody shares one. */
export function limitsOf(environment: Pick<Environment, 'mode'>): {
  codesPerContact: Limit;
  codesPerAddress: Limit;
  loginsPerAccount: Limit;
  loginsPerAddress: Limit;
} {
  const perAddress = (count: number): Limit => ({
    count: environment.mode === 'production' ? count : 1_000_000,
    seconds: hour,
  });
  return {
    codesPerContact: { count: 10, seconds: 24 * hour },
    codesPerAddress: perAddress(30),
    loginsPerAccount: { count: 20, seconds: hour },
    loginsPerAddress: perAddress(100),
  };
}
