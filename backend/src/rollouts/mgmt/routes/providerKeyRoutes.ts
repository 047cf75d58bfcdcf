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
import type { Backend } from '../../../platform/backend.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { readActor } from '../operators/readActor.ts';
import { findOwnCompany } from '../providers/findOwnCompany.ts';
import { noteAction } from '../teams/actions.ts';
import { byQuery } from './byQuery.ts';

/** Keys of a provider's own system, as the operator makes and ends them (SET-19). Beside `providerRoutes`, which says who may. */
export function providerKeyRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const known = { domain: 'auto-mirante.localhost' };

  app.get(
    '/mgmt/providers/:domain/keys',
    {
      access: 'administrator',
      summary: 'The keys of a provider, what each may do, and when it was last used',
      answer: providerKeysSchema,
      request: { path: known },
    },
    async (context) => {
      const company = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      return context.json(await listProviderKeys(backend.database, company));
    },
  );

  app.post(
    '/mgmt/providers/:domain/keys',
    {
      access: 'administrator',
      summary: 'Makes a key of a provider, shown this once',
      query: byQuery,
      body: keyCreationSchema,
      answer: newProviderKeySchema,
      status: 201,
      request: { path: known, json: { name: 'Contabilidade', scope: 'read' } },
    },
    async (context, readBody) => {
      const by = await readActor(context, backend);
      const company = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      const made = await makeProviderKey(backend, company, await readBody());
      const subject = `${company.domain}: ${made.name} (${made.scope})`;
      await noteAction(backend, by, 'made a key of a provider', subject);
      return context.json(made, 201);
    },
  );

  app.delete(
    '/mgmt/providers/:domain/keys/:id',
    {
      access: 'administrator',
      summary: 'Ends a key of a provider at once',
      query: byQuery,
      answer: messageSchema,
      request: { path: { ...known, id: '{spareKey}' } },
    },
    async (context) => {
      const by = await readActor(context, backend);
      const company = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      const name = await endProviderKey(backend.database, company, readParameter(context, 'id'));
      await noteAction(backend, by, 'ended a key of a provider', `${company.domain}: ${name}`);
      return context.json({ message: `The key ${name} was ended.` });
    },
  );

  return app;
}
