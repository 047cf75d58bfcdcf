import type { Backend } from '../../../platform/backend.ts';
import { readQuery } from '../../../platform/http/readJson.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { changeSetup, setupChangeSchema } from '../providers/changeSetup.ts';
import { findOwnCompany } from '../providers/findOwnCompany.ts';
import {
  listProviders,
  providerPageQuery,
  providerPageSchema,
} from '../providers/listProviders.ts';
import { presentSetup } from '../providers/presentSetup.ts';
import { providerSetupSchema } from '../providers/providerSetupSchema.ts';
import { renewProviderKey } from '../providers/renewProviderKey.ts';
import { setUpProvider } from '../providers/setUpProvider.ts';
import { noteAction } from '../teams/actions.ts';
import { actingOperator } from './actingOperator.ts';
import { operatorsOnly } from './operatorsOnly.ts';
import { readActor } from '../operators/readActor.ts';
import { byQuery } from './byQuery.ts';
import { deletionRoutes } from './deletionRoutes.ts';
import { exportRoutes } from './exportRoutes.ts';
import { providerKeyRoutes } from './providerKeyRoutes.ts';
import { suspensionRoutes } from './suspensionRoutes.ts';

/** Providers, as the operator sets them up, lists, reads and changes them; each change is kept with who made it. */
export function providerRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const path = { domain: 'novo.localhost' };
  const known = { domain: 'auto-mirante.localhost' };
  app.use('/mgmt/providers', operatorsOnly(backend, 'manage'));
  app.use('/mgmt/providers/*', operatorsOnly(backend, 'manage'));
  app.use('/mgmt/providers/*', actingOperator(backend));

  app.get(
    '/mgmt/providers',
    {
      access: 'administrator',
      summary:
        'Providers by domain, a page at a time, or those whose name or any domain holds `search`',
      query: providerPageQuery,
      answer: providerPageSchema,
    },
    async (context) =>
      context.json(
        await listProviders(backend.database, await readQuery(context, providerPageQuery)),
      ),
  );

  app.get(
    '/mgmt/providers/:domain',
    {
      access: 'administrator',
      summary: 'The configuration of a provider, as it may be put again',
      answer: providerSetupSchema,
      request: { path: known },
    },
    async (context) =>
      context.json(
        presentSetup(await findOwnCompany(backend.database, readParameter(context, 'domain'))),
      ),
  );

  app.put(
    '/mgmt/providers/:domain',
    {
      access: 'administrator',
      summary: 'Creates a provider or replaces its configuration',
      query: byQuery,
      body: providerSetupSchema,
      request: { path, json: { name: 'Oficina Nova', vertical: 'auto', brand_color: '#0e5aa7' } },
    },
    async (context, readBody) => {
      const by = await readActor(context, backend);
      const company = await setUpProvider(
        backend,
        readParameter(context, 'domain'),
        await readBody(),
      );
      await noteAction(backend, by, 'set up a provider', company.domain);
      return context.json({ id: company.id, domain: company.domain });
    },
  );

  app.patch(
    '/mgmt/providers/:domain',
    {
      access: 'administrator',
      summary: 'Changes some of a provider’s configuration and leaves the rest as it is',
      query: byQuery,
      body: setupChangeSchema,
      answer: providerSetupSchema,
      request: { path: known, json: { listed: true } },
    },
    async (context, readBody) => {
      const by = await readActor(context, backend);
      const domain = readParameter(context, 'domain');
      const fields = await changeSetup(backend, domain, await readBody());
      if (fields.length > 0)
        await noteAction(backend, by, 'changed a provider', `${domain}: ${fields.join(', ')}`);
      return context.json(presentSetup(await findOwnCompany(backend.database, domain)));
    },
  );

  app.post(
    '/mgmt/providers/:domain/api-key',
    {
      access: 'administrator',
      summary: 'Gives a provider a new key; the old one stops working',
      query: byQuery,
      status: 201,
      request: { path },
    },
    async (context) => {
      const by = await readActor(context, backend);
      const domain = readParameter(context, 'domain');
      const key = await renewProviderKey(backend, domain);
      await noteAction(backend, by, 'renewed the key of a provider', domain);
      return context.json({ api_key: key }, 201);
    },
  );

  app.include(providerKeyRoutes(backend));
  app.include(suspensionRoutes(backend));
  app.include(deletionRoutes(backend));
  app.include(exportRoutes(backend));
  return app;
}
