import {
  keyCreationSchema,
  newProviderKeySchema,
  providerKeysSchema,
} from '@portal/api/provider/providerKey';
import {
  endProviderKey,
  listProviderKeys,
  makeProviderKey,
} from '../../accounts/providerKeys/providerKeys.ts';
import type { Backend } from '../../platform/backend.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { ownerCalls } from './ownerCalls.ts';

/** Keys of the owner's other programs (SET-19). */
export function keyRoutes(backend: Backend): DescribedRoutes {
  const { app, get, change, act } = ownerCalls(backend);
  get(
    '/keys',
    { summary: 'Keys for other programs of the provider', answer: providerKeysSchema },
    ({ company }) => listProviderKeys(backend.database, company),
  );
  change(
    'POST',
    '/keys',
    {
      summary: 'Makes a key, shown this once',
      body: keyCreationSchema,
      answer: newProviderKeySchema,
      request: { json: { name: 'Faturação', scope: 'read' } },
    },
    ({ company }, wanted) => makeProviderKey(backend, company, wanted),
  );
  act(
    'DELETE',
    '/keys/:id',
    { summary: 'Ends a key at once', withoutExample: true },
    async ({ company }, context) => {
      await endProviderKey(backend.database, company, readParameter(context, 'id'));
      return {};
    },
  );
  return app;
}
