import type { Backend } from '../../platform/backend.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { readActor } from '../../rollouts/mgmt/operators/readActor.ts';
import { byQuery } from '../../rollouts/mgmt/routes/byQuery.ts';
import { operatorsOnly } from '../../rollouts/mgmt/routes/operatorsOnly.ts';
import { endOwner } from './endOwner.ts';
import { listOwners, ownersSchema } from './listOwners.ts';

const PATH = '/mgmt/providers/:domain/owners';

/** Owners of providers, as operators list and end them. */
export function ownerRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const known = { domain: 'auto-mirante.localhost' };
  for (const path of [PATH, `${PATH}/*`]) app.use(path, operatorsOnly(backend, 'manage'));

  app.get(
    PATH,
    {
      access: 'administrator',
      summary: 'Who may set a provider up, and how many sessions they have',
      answer: ownersSchema,
      request: { path: known },
    },
    async (context) =>
      context.json({ owners: await listOwners(backend, readParameter(context, 'domain')) }),
  );

  for (const { path, isOwnerToo, summary } of [
    { path: `${PATH}/:id`, isOwnerToo: true, summary: 'Ends an owner and every session of theirs' },
    { path: `${PATH}/:id/sessions`, isOwnerToo: false, summary: 'Ends an owner’s sessions' },
  ])
    app.delete(
      path,
      {
        access: 'administrator',
        summary,
        query: byQuery,
        status: 204,
        request: { path: { ...known, id: 'unknown' } },
        withoutExample: true,
      },
      async (context) => {
        const by = await readActor(context, backend);
        const id = readParameter(context, 'id');
        await endOwner(backend, readParameter(context, 'domain'), { id, isOwnerToo, by });
        return context.body(null, 204);
      },
    );

  return app;
}
