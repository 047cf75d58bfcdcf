import type { Backend } from '../../../platform/backend.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { providerSetupSchema, renewProviderKey, setUpProvider } from '../providerSetup.ts';
import { administratorOnly } from './administratorOnly.ts';

/** The setting up of providers. */
export function providerRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');

  app.use('/mgmt/providers/*', administratorOnly(backend));

  app.put(
    '/mgmt/providers/:domain',
    {
      access: 'administrator',
      summary: 'Creates a provider or replaces its configuration',
      body: providerSetupSchema,
      request: {
        path: { domain: 'novo.localhost' },
        json: { name: 'Oficina Nova', vertical: 'auto', brand_color: '#0e5aa7' },
      },
    },
    async (context, readBody) => {
      const company = await setUpProvider(
        backend,
        readParameter(context, 'domain'),
        await readBody(),
      );
      return context.json({ id: company.id, domain: company.domain });
    },
  );

  app.post(
    '/mgmt/providers/:domain/api-key',
    {
      access: 'administrator',
      summary: 'Gives a provider a new key; the old one stops working',
      status: 201,
      request: { path: { domain: 'novo.localhost' } },
    },
    async (context) =>
      context.json(
        { api_key: await renewProviderKey(backend, readParameter(context, 'domain')) },
        201,
      ),
  );

  return app;
}
