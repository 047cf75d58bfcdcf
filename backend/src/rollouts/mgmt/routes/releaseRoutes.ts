import { releaseSchema } from '@portal/contract/release';
import { publishedDetailsSchema } from '@portal/rollout/release/releaseDetails';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { publishRelease } from '../publishRelease.ts';
import { listReleases } from '../queries.ts';
import { noteShell, retireShell, shellSchema } from '../shells.ts';
import { noteAction } from '../teams/actions.ts';
import { nameOf, requireCaller } from '../teams/caller.ts';
import { requireOwner } from '../teams/requireOwner.ts';
import { checkUploaded } from '../uploads/checkUploaded.ts';
import { exampleRecord } from './exampleRecord.ts';
import { operatorsOnly } from './operatorsOnly.ts';

const publishedSchema = v.object({ ...releaseSchema.entries, ...publishedDetailsSchema.entries });

/** Builds of remotes and of the host, as they are published and taken out of use. */
export function releaseRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');

  app.use('/mgmt/shells/*', operatorsOnly(backend, 'release'));

  app.post(
    '/mgmt/releases',
    {
      access: 'team',
      summary: 'Publishes one immutable build of a remote',
      body: publishedSchema,
      status: 201,
      request: { json: exampleRecord },
      withoutExample: true,
    },
    async (context, readBody) => {
      const caller = await requireCaller(context, backend);
      const { details, ...release } = await readBody();
      await requireOwner(backend.database, caller, release.name);
      // What the administrator registers may lie wherever browsers find it; it is looked at when it is given.
      if (caller.member !== undefined) await checkUploaded(backend.environment, release);
      const publishedBy = nameOf(caller);
      await publishRelease(backend, release, { publishedBy, details });
      const title = `${release.name} ${release.version}`;
      await noteAction(backend, publishedBy, 'published a release', title);
      return context.json({ message: `${title} was published.` }, 201);
    },
  );

  app.get(
    '/mgmt/releases/:remote',
    {
      access: 'team',
      summary: 'Releases of a remote, newest first',
      request: { path: { remote: 'mf-example' } },
    },
    async (context) => {
      const caller = await requireCaller(context, backend);
      const remote = readParameter(context, 'remote');
      await requireOwner(backend.database, caller, remote);
      return context.json({ releases: await listReleases(backend.database, remote) });
    },
  );

  app.post(
    '/mgmt/shells',
    {
      access: 'administrator',
      summary: 'Notes that a build of the host was put in service, and the contract that it offers',
      body: shellSchema,
      status: 201,
      request: { json: { version: '1.0.0', contract: '1.0.0' } },
    },
    async (context, readBody) => {
      await noteShell(backend.database, await readBody(), backend.clock.now());
      return context.json({ message: 'Noted.' }, 201);
    },
  );

  app.delete(
    '/mgmt/shells/:version',
    {
      access: 'administrator',
      summary: 'Takes a build of the host out of use; one that an edge still serves comes back',
      request: { path: { version: '1.0.0' } },
      withoutExample: true,
    },
    async (context) => {
      const version = readParameter(context, 'version');
      if (!(await retireShell(backend.database, version, backend.clock.now())))
        throw new ApiError(404, `There is no shell ${version}.`);
      backend.log.info({ version }, 'a shell was retired');
      return context.json({ message: `Shell ${version} no longer counts as in use.` });
    },
  );

  return app;
}
