import { requireProvider } from '../../../accounts/providerKeys/requireProvider.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Callers } from './callers.ts';

/** A provider's own systems, by a key: every call is theirs as far as the scope of the key goes (SET-19). */
export function keyHolders(backend: Pick<Backend, 'database' | 'clock'>): Callers {
  return {
    name: 'provider',
    root: '/provider-api/v1',
    guard: undefined,
    mayCall: () => true,
    describe: (operation) => ({ ...operation, access: 'provider' }),
    require: (context, scopes) => requireProvider(context, backend, scopes),
  };
}
