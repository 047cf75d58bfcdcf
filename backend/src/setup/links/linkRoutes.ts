import type { Backend } from '../../platform/backend.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { readActor } from '../../rollouts/mgmt/operators/readActor.ts';
import { actingOperator } from '../../rollouts/mgmt/routes/actingOperator.ts';
import { byQuery } from '../../rollouts/mgmt/routes/byQuery.ts';
import { operatorsOnly } from '../../rollouts/mgmt/routes/operatorsOnly.ts';
import { linkRequestSchema, linksSchema, newProviderSchema, setupLinkSchema } from './schemas.ts';
import { listSetupLinks, revokeSetupLink, sendFurtherLink } from './setupLinks.ts';
import { startProvider } from './startProvider.ts';

/** Links with which owners set providers up, as operators make, list and revoke them (SET-02). */
export function linkRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const ofProvider = '/mgmt/providers/:domain/setup-links';
  const known = { domain: 'auto-mirante.localhost' };
  const request = { path: known, json: { contact: 'dona@exemplo.pt' } };
  for (const path of ['/mgmt/setup-links', ofProvider, `${ofProvider}/*`])
    app.use(path, operatorsOnly(backend, 'manage'));
  app.use('/mgmt/setup-links', actingOperator(backend));

  app.post(
    '/mgmt/setup-links',
    {
      access: 'administrator',
      summary: 'Makes a provider that is a draft and sends its owner the link to set it up',
      query: byQuery,
      body: newProviderSchema,
      answer: setupLinkSchema,
      status: 201,
      request: {
        json: { name: 'Oficina Nova', domain: 'rascunho.localhost', contact: '+351917000021' },
      },
    },
    async (context, readBody) => {
      const by = await readActor(context, backend);
      return context.json(await startProvider(backend, await readBody(), by), 201);
    },
  );

  app.get(
    ofProvider,
    {
      access: 'administrator',
      summary: 'The set-up links of a provider, the newest first',
      answer: linksSchema,
      request: { path: known },
    },
    async (context) => {
      const domain = readParameter(context, 'domain');
      const links = await listSetupLinks(backend.database, domain, backend.clock.now());
      return context.json({ links });
    },
  );

  app.post(
    ofProvider,
    {
      access: 'administrator',
      summary: 'Sends a further set-up link; the one that was open is good for nothing any more',
      query: byQuery,
      body: linkRequestSchema,
      answer: setupLinkSchema,
      status: 201,
      request,
    },
    async (context, readBody) => {
      const by = await readActor(context, backend);
      const domain = readParameter(context, 'domain');
      const { contact } = await readBody();
      return context.json(await sendFurtherLink(backend, domain, contact, by), 201);
    },
  );

  app.delete(
    `${ofProvider}/:id`,
    {
      access: 'administrator',
      summary: 'Ends a set-up link at once',
      query: byQuery,
      status: 204,
      request: { path: { ...known, id: 'unknown' } },
      withoutExample: true,
    },
    async (context) => {
      const by = await readActor(context, backend);
      const domain = readParameter(context, 'domain');
      await revokeSetupLink(backend, domain, readParameter(context, 'id'), by);
      return context.body(null, 204);
    },
  );

  return app;
}
