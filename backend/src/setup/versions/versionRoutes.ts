import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { readActor } from '../../rollouts/mgmt/operators/readActor.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { byQuery } from '../../rollouts/mgmt/routes/byQuery.ts';
import { noteAction } from '../../rollouts/mgmt/teams/actions.ts';
import { setupDifferenceSchema } from '../draft/changesBetween.ts';
import { draftRevisionSchema } from '../draft/readDraft.ts';
import { listChangesToPublish, publishDraft } from './publishDraft.ts';
import { listVersions, restoreVersion, versionSchema } from './restoreVersion.ts';

const readRevision = v.strictObject({
  /** Of the draft that was read. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Publishing a draft, and what was published, for operators (SET-20, SET-21). Beside the routes of `setup/versions`, which says who may. */
export function versionRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const path = { domain: 'auto-mirante.localhost' };

  app.get(
    '/mgmt/setup/:domain/changes-to-publish',
    {
      access: 'administrator',
      summary: 'What publishing would change: every value before and after',
      answer: v.object({ revision: v.number(), changes: v.array(setupDifferenceSchema) }),
      request: { path },
    },
    async (context) => {
      const company = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      return context.json(await listChangesToPublish(backend, company));
    },
  );

  app.post(
    '/mgmt/setup/:domain/publish',
    {
      access: 'administrator',
      summary: 'Puts the whole draft in force, or says what is missing',
      query: byQuery,
      body: readRevision,
      answer: v.object({ version: v.number() }),
      request: { path, json: { revision: 1 } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const by = await readActor(context, backend);
      const company = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      const { revision } = await readBody();
      const published = await publishDraft(backend, company, revision, by);
      const subject = `${company.domain} ${published.version}`;
      await noteAction(backend, by, 'published the set-up of a provider', subject);
      return context.json(published);
    },
  );

  app.get(
    '/mgmt/setup/:domain/versions',
    {
      access: 'administrator',
      summary: 'The last 50 versions that were published',
      answer: v.object({ versions: v.array(versionSchema) }),
      request: { path },
    },
    async (context) => {
      const { id } = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      return context.json({ versions: await listVersions(backend.database, id) });
    },
  );

  app.post(
    '/mgmt/setup/:domain/versions/:n/restore',
    {
      access: 'administrator',
      summary: 'Makes a published version the draft again',
      query: byQuery,
      body: readRevision,
      answer: draftRevisionSchema,
      request: { path: { ...path, n: '1' }, json: { revision: 1 } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const by = await readActor(context, backend);
      const company = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      const { revision } = await readBody();
      const given = readParameter(context, 'n');
      const n = /^\d{1,9}$/.test(given) ? Number(given) : 0;
      return context.json(await restoreVersion(backend, company, { n, revision }, by));
    },
  );

  return app;
}
