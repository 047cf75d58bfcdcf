import { releaseSchema } from '@portal/contract/release';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { publishRelease } from '../publishRelease.ts';
import { listReleases } from '../queries.ts';
import { noteShell, retireShell, shellSchema } from '../shells.ts';
import { administratorOnly } from './administratorOnly.ts';

/** Builds of remotes and of the host, as they are published and taken out of use. */
export function releaseRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');

  app.use('/mgmt/releases/*', administratorOnly(backend));
  app.use('/mgmt/shells/*', administratorOnly(backend));

  app.post(
    '/mgmt/releases',
    {
      access: 'administrator',
      summary: 'Publishes one immutable build of a remote',
      body: releaseSchema,
      status: 201,
      request: {
        json: {
          name: 'mf-example',
          version: '1.0.0',
          contract: '1',
          files: [],
        },
      },
      withoutExample: true,
    },
    async (context, readBody) => {
      const release = await readBody();
      await publishRelease(backend, release);
      backend.log.info(
        { remote: release.name, version: release.version },
        'a release was published',
      );
      return context.json({ message: `${release.name} ${release.version} was published.` }, 201);
    },
  );

  app.get(
    '/mgmt/releases/:remote',
    {
      access: 'administrator',
      summary: 'Releases of a remote, newest first',
      request: { path: { remote: 'mf-example' } },
    },
    async (context) =>
      context.json({
        releases: await listReleases(backend.database, readParameter(context, 'remote')),
      }),
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
