import { releaseSchema } from '@portal/contract/release';
import { rolloutEditRequestSchema } from '@portal/rollout/rolloutEdit';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { findCompanyByDomain } from '../../accounts/companies/queries.ts';
import { publicAddress } from '../../platform/environment.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readJson, readQuery } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { requestDomain } from '../../platform/http/requestDomain.ts';
import { texts } from '../../platform/http/texts.ts';
import { requireAdministrator } from '../../platform/http/adminToken.ts';
import { bootDocument } from './bootDocument.ts';
import { editRollout } from './editRollout.ts';
import { providerSetupSchema, renewProviderKey, setUpProvider } from './providerSetup.ts';
import { publishRelease } from './publishRelease.ts';
import { listCurrentRollouts, listReleases, listRolloutHistory } from './queries.ts';
import { rolloutOverview } from './rolloutOverview.ts';
import { noteServedShell, noteShell, retireShell, shellSchema } from './shells.ts';

export const mgmtCapability: Capability = { name: 'mgmt', routes };

const bootQuery = v.object({
  domain: v.pipe(v.string(), v.toLowerCase(), v.maxLength(253)),
  /** The build of the host that the edge makes pages with. */
  shell: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/** Cluster route, releases, rollouts, the boot document and the setting up of providers. */
function routes(backend: Backend): Hono {
  const app = new Hono({ strict: false });
  const noteServed = seldom((shell, now) => noteServedShell(backend.database, shell, now));

  app.get('/mgmt/route', async (context) => {
    const company = await findCompanyByDomain(
      backend.database,
      context.req.query('domain') ?? requestDomain(context),
    );
    if (company === undefined) throw new ApiError(404, texts.unknownProvider);
    return context.json({ code: 200, url: publicAddress(backend.environment, company.domain) });
  });

  app.get('/mgmt/boot', async (context) => {
    const { domain, shell } = await readQuery(context, bootQuery);
    if (shell !== undefined) await noteServed(shell, backend.clock.now());
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
  app.delete('/mgmt/shells/:version', async (context) => {
    const version = readParameter(context, 'version');
    if (!(await retireShell(backend.database, version, backend.clock.now())))
      throw new ApiError(404, `There is no shell ${version}.`);
    backend.log.info({ version }, 'a shell was retired');
    return context.json({ message: `Shell ${version} no longer counts as in use.` });
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

/** Does something for a name at most once a minute: every page view asks. */
function seldom(
  work: (name: string, now: Date) => Promise<void>,
): (name: string, now: Date) => Promise<void> {
  const doneAt = new Map<string, number>();
  return async (name, now) => {
    if (now.getTime() - (doneAt.get(name) ?? 0) < 60_000) return;
    // Edges run a few builds; whoever invents more of them makes the list begin anew.
    if (doneAt.size > 50) doneAt.clear();
    doneAt.set(name, now.getTime());
    await work(name, now);
  };
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
