import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { readQuery } from '../../../platform/http/readJson.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import {
  deletionPreviewSchema,
  planDeletion,
  previewProviderDeletion,
} from '../providers/deletion/planDeletion.ts';
import { providerStateSchema } from '../providers/providerState.ts';
import { noteAction } from '../teams/actions.ts';
import { readActor } from '../operators/readActor.ts';
import { byQuery } from './byQuery.ts';

const confirmedQuery = v.object({
  ...byQuery.entries,
  confirmation: v.pipe(v.string(), v.maxLength(500)),
});

/** Deleting a provider, in two calls and thirty days. Beside `providerRoutes`, which says who may. */
export function deletionRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const request = { path: { domain: 'unknown.localhost' } };

  app.get(
    '/mgmt/providers/:domain/deletion',
    {
      access: 'administrator',
      summary: 'What would go with a suspended provider, and what confirms its deletion',
      answer: deletionPreviewSchema,
      request,
      withoutExample: true,
    },
    async (context) =>
      context.json(await previewProviderDeletion(backend, readParameter(context, 'domain'))),
  );

  app.delete(
    '/mgmt/providers/:domain',
    {
      access: 'administrator',
      summary: 'Has a suspended provider deleted in thirty days, unless it is resumed until then',
      query: confirmedQuery,
      answer: providerStateSchema,
      request: { ...request, query: { confirmation: 'none' } },
      withoutExample: true,
    },
    async (context) => {
      const { confirmation } = await readQuery(context, confirmedQuery);
      const by = await readActor(context, backend);
      const domain = readParameter(context, 'domain');
      const state = await planDeletion(backend, domain, confirmation);
      await noteAction(
        backend,
        by,
        'confirmed the deletion of a provider',
        `${domain}, ${state.deletes_at ?? ''}`,
      );
      return context.json(state);
    },
  );

  return app;
}
