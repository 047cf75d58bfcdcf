import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { readQuery } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { readActor } from '../../rollouts/mgmt/operators/readActor.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { byQuery } from '../../rollouts/mgmt/routes/byQuery.ts';
import { discardDraft } from './discardDraft.ts';
import { draftRevisionSchema, draftSchema, readDraft } from './readDraft.ts';
import { saveDraft, saveDraftSchema } from './saveDraft.ts';

const discardQuery = v.object({
  ...byQuery.entries,
  revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});

/** The draft of a provider, for operators (SET-06). Beside the routes of `setup/versions`, which says who may. */
export function draftRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const path = { domain: 'auto-mirante.localhost' };

  app.get(
    '/mgmt/setup/:domain/draft',
    {
      access: 'administrator',
      summary: 'The draft of a provider: what is in force, with what was changed and not published',
      answer: draftSchema,
      request: { path },
    },
    async (context) => {
      const company = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      return context.json(await readDraft(backend, company));
    },
  );

  app.patch(
    '/mgmt/setup/:domain/draft',
    {
      access: 'administrator',
      summary: 'Saves fields of a draft; 409 with both values where somebody else changed one',
      query: byQuery,
      body: saveDraftSchema,
      answer: draftRevisionSchema,
      request: { path, json: { revision: 0, values: { identity: { phone: '222 000 000' } } } },
    },
    async (context, readBody) => {
      const by = await readActor(context, backend);
      const company = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      return context.json(await saveDraft(backend, company, await readBody(), by));
    },
  );

  app.delete(
    '/mgmt/setup/:domain/draft',
    {
      access: 'administrator',
      summary: 'Gives up what was not published',
      query: discardQuery,
      answer: draftRevisionSchema,
      request: { path, query: { revision: '1' } },
      withoutExample: true,
    },
    async (context) => {
      const { revision } = await readQuery(context, discardQuery);
      const by = await readActor(context, backend);
      const company = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      return context.json(await discardDraft(backend, company, revision, by));
    },
  );

  return app;
}
