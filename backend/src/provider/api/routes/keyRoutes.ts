import { messageSchema } from '@portal/api/http/envelope';
import {
  keyCreationSchema,
  newProviderKeySchema,
  providerKeysSchema,
} from '@portal/api/provider/providerKey';
import {
  endProviderKey,
  listProviderKeys,
  makeProviderKey,
} from '../../../accounts/providerKeys/providerKeys.ts';
import { requireProvider } from '../../../accounts/providerKeys/requireProvider.ts';
import type { Backend } from '../../../platform/backend.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { providerCalls } from '../providerCalls.ts';

/** Keys of the provider API itself: only one of scope `all` makes and ends others (SET-19). */
export function keyRoutes(backend: Backend): DescribedRoutes {
  const { app, get } = providerCalls(backend, 'providerApi');
  get(
    '/keys',
    {
      scopes: ['read'],
      summary: 'The keys, what each may do, and when it was last used',
      answer: providerKeysSchema,
    },
    (company) => listProviderKeys(backend.database, company),
  );
  app.post(
    '/provider-api/v1/keys',
    {
      access: 'provider',
      scopes: [],
      summary:
        'Makes a key, shown this once, that may do all, every GET, or what is about the schedule',
      body: keyCreationSchema,
      answer: newProviderKeySchema,
      status: 201,
      request: { json: { name: 'Agenda da receção', scope: 'schedule' } },
    },
    async (context, readBody) => {
      const company = await requireProvider(context, backend, []);
      // Not once per Idempotency-Key: that would keep the key readable. A repeated call finds its name taken.
      return context.json(await makeProviderKey(backend, company, await readBody()), 201);
    },
  );
  app.delete(
    '/provider-api/v1/keys/:id',
    {
      access: 'provider',
      scopes: [],
      summary: 'Ends a key at once',
      answer: messageSchema,
      request: { path: { id: '{key}' } },
    },
    async (context) => {
      const company = await requireProvider(context, backend, []);
      const name = await endProviderKey(backend.database, company, readParameter(context, 'id'));
      return context.json({ message: `The key ${name} was ended.` });
    },
  );
  return app;
}
