import { releaseSchema } from '@portal/contract/release';
import { rolloutEditRequestSchema } from '@portal/rollout/rolloutEdit';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend.ts';
import type { Capability } from '../capability.ts';
import { findCompanyByDomain } from '../companies/queries.ts';
import { publicAddress } from '../environment.ts';
import { ApiError } from '../http/apiError.ts';
import { readJson, readQuery } from '../http/readJson.ts';
import { readParameter } from '../http/readParameter.ts';
import { requestDomain } from '../http/requestDomain.ts';
import { texts } from '../http/texts.ts';
import { requireAdministrator } from './adminToken.ts';
import { bootDocument } from './bootDocument.ts';
import { editRollout } from './editRollout.ts';
import { providerSetupSchema, renewProviderKey, setUpProvider } from './providerSetup.ts';
import { publishRelease } from './publishRelease.ts';
import { listCurrentRollouts, listReleases, listRolloutHistory } from './queries.ts';
import { rolloutOverview } from './rolloutOverview.ts';
import { noteShell, shellSchema } from './shells.ts';

export const mgmtCapability: Capability = { name: 'mgmt', routes };

const bootQuery = v.object({
  domain: v.pipe(v.string(), v.toLowerCase(), v.maxLength(253)),
});

/** Cluster route, releases, rollouts, the boot document and the setting up of providers. */
function routes(backend: Backend): Hono {
  const app = new Hono({ strict: false });

  app.get('/mgmt/route', async (context) => {
    const company = await findCompanyByDomain(
      backend.database,
      context.req.query('domain') ?? requestDomain(context),
    );
    if (company === undefined) throw new ApiError(404, texts.unknownProvider);
    return context.json({ code: 200, url: publicAddress(backend.environment, company.domain) });
  });

  app.get('/mgmt/boot', async (context) => {
    const { domain } = await readQuery(context, bootQuery);
    return context.json(await bootDocument(backend, domain));
  });

  app.use('/mgmt/releases/*', administrator(backend));
  app.use('/mgmt/overview', administrator(backend));
  app.use('/mgmt/shells/*', administrator(backend));
  app.use('/mgmt/rollouts/*', administrator(backend));
  app.use('/mgmt/providers/*', administrator(backend));

  app.post('/mgmt/releases', async (context) => {
    const release = await readJson(context, releaseSchema);
    await publishRelease(backend, release);
    backend.log.info({ remote: release.name, version: release.version }, 'a release was published');
    return context.json({ message: `${release.name} ${release.version} was published.` }, 201);
  });
  app.get('/mgmt/releases/:remote', async (context) =>
    context.json({
      releases: await listReleases(backend.database, readParameter(context, 'remote')),
    }),
  );

  app.post('/mgmt/shells', async (context) => {
    await noteShell(backend.database, await readJson(context, shellSchema), backend.clock.now());
    return context.json({ message: 'Noted.' }, 201);
  });

  app.post('/mgmt/rollouts/:remote/edits', async (context) => {
    const remote = readParameter(context, 'remote');
    const request = await readJson(context, rolloutEditRequestSchema);
    const answer = await editRollout(backend, remote, request);
    const { revision, author } = answer.rollout;
    if (!answer.dryRun)
      backend.log.info(
        { remote, revision, author, edit: request.edit.kind },
        'a rollout was changed',
      );
    return context.json(answer, answer.dryRun ? 200 : 201);
  });
  app.get('/mgmt/rollouts', async (context) =>
    context.json({ rollouts: await listCurrentRollouts(backend.database) }),
  );
  app.get('/mgmt/overview', async (context) => context.json(await rolloutOverview(backend)));
  app.get('/mgmt/rollouts/:remote', async (context) =>
    context.json({
      history: await listRolloutHistory(backend.database, readParameter(context, 'remote')),
    }),
  );

  app.put('/mgmt/providers/:domain', async (context) => {
    const company = await setUpProvider(
      backend,
      readParameter(context, 'domain'),
      await readJson(context, providerSetupSchema),
    );
    return context.json({ id: company.id, domain: company.domain });
  });
  app.post('/mgmt/providers/:domain/api-key', async (context) =>
    context.json(
      { api_key: await renewProviderKey(backend, readParameter(context, 'domain')) },
      201,
    ),
  );
  return app;
}

function administrator(backend: Backend) {
  return async (
    context: Parameters<typeof requireAdministrator>[0],
    next: () => Promise<void>,
  ): Promise<void> => {
    requireAdministrator(context, backend.environment);
    await next();
  };
}
