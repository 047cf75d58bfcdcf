import { SETUP_PROVIDER_API } from '@portal/api/setup/setupPath';
import type { Backend } from '../../platform/backend.ts';
import type { Callers } from '../../provider/api/callers/callers.ts';
import { requireOwner } from '../owners/requireOwner.ts';
import { refuseOtherSites } from '../page/refuseOtherSites.ts';

/** What the page of today is made of, and nothing else of the provider API. */
const CALLS: readonly string[] = [
  'GET /appointments',
  'POST /appointments',
  'POST /appointments/:id',
  'POST /appointments/:id/move-requests/:moveId',
  'POST /appointments/:id/messages',
  'GET /works',
  'POST /works',
  'POST /works/:id/state',
  'POST /works/:id/messages',
  'POST /works/:id/files',
  'POST /works/:id/budget',
  'GET /conversations',
  'POST /conversations/:id/read',
];

/**
 * Owners, by their session, for the provider of that session and no other (SET-04, C-795). While it is suspended they
 * look and change nothing; a call that another site makes is refused; what they change is kept as an owner's (SET-22).
 */
export function ownerCallers(backend: Pick<Backend, 'database' | 'clock'>): Callers {
  return {
    name: 'owner',
    root: SETUP_PROVIDER_API,
    guard: refuseOtherSites,
    mayCall: (method, path) => CALLS.includes(`${method} ${path}`),
    describe: ({ scopes: _scopes, ...operation }) => ({
      ...operation,
      access: 'owner',
      group: 'provider',
      // Those of the same calls with a key.
      withoutExample: true,
    }),
    require: async (context) => (await requireOwner(context, backend)).company,
  };
}
