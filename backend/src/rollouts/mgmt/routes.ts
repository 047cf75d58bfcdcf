import { clusterSchema } from '@portal/api/company/configuration';
import { providerBootSchema } from '@portal/rollout/providerBoot';
import { rolloutOverviewSchema } from '@portal/rollout/rolloutOverview';
import { releaseSchema } from '@portal/contract/release';
import { rolloutEditRequestSchema, rolloutEditAnswerSchema } from '@portal/rollout/rolloutEdit';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { findCompanyByDomain } from '../../accounts/companies/queries.ts';
import { publicAddress } from '../../platform/environment.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readQuery } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { requestDomain } from '../../platform/http/requestDomain.ts';
import { texts } from '../../platform/http/texts.ts';
import { requireAdministrator } from '../../platform/http/adminToken.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
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
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const noteServed = seldom((shell, now) => noteServedShell(backend.database, shell, now));

  app.get(
    '/mgmt/route',
    { access: 'visitor', summary: 'Where a provider lives (API-57)', answer: clusterSchema },
    async (context) => {
      const company = await findCompanyByDomain(
        backend.database,
        context.req.query('domain') ?? requestDomain(context),
      );
      if (company === undefined) throw new ApiError(404, texts.unknownProvider);
      return context.json({ code: 200, url: publicAddress(backend.environment, company.domain) });
    },
  );

  app.get(
    '/mgmt/boot',
    {
      access: 'open',
      summary: 'The rollouts resolved for one provider',
      query: v.object({ domain: v.string(), shell: v.optional(v.string()) }),
      answer: providerBootSchema,
      request: { query: { domain: '{domain}' } },
    },
    async (context) => {
      const { domain, shell } = await readQuery(context, bootQuery);
      if (shell !== undefined) await noteServed(shell, backend.clock.now());
      return context.json(await bootDocument(backend, domain));
    },
  );

  app.use('/mgmt/releases/*', administrator(backend));
  app.use('/mgmt/overview', administrator(backend));
  app.use('/mgmt/shells/*', administrator(backend));
  app.use('/mgmt/rollouts/*', administrator(backend));
  app.use('/mgmt/providers/*', administrator(backend));

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

  app.post(
    '/mgmt/rollouts/:remote/edits',
    {
      access: 'administrator',
      summary: 'Changes which release providers get, or says what a change would do',
      body: rolloutEditRequestSchema,
      answer: rolloutEditAnswerSchema,
      status: 201,
      request: {
        path: { remote: 'mf-example' },
        json: {
          edit: { kind: 'kill', version: '1.0.0' },
          author: 'Operações',
          reason: 'Avaria no pagamento',
        },
      },
    },
    async (context, readBody) => {
      const remote = readParameter(context, 'remote');
      const request = await readBody();
      const answer = await editRollout(backend, remote, request);
      const { revision, author } = answer.rollout;
      if (!answer.dryRun)
        backend.log.info(
          { remote, revision, author, edit: request.edit.kind },
          'a rollout was changed',
        );
      return context.json(answer, answer.dryRun ? 200 : 201);
    },
  );
  app.get(
    '/mgmt/rollouts',
    { access: 'administrator', summary: 'Rollouts in force' },
    async (context) => context.json({ rollouts: await listCurrentRollouts(backend.database) }),
  );
  app.get(
    '/mgmt/overview',
    {
      access: 'administrator',
      summary:
        'Remotes by providers: who gets what, how it did in the last day, what could be given',
      answer: rolloutOverviewSchema,
    },
    async (context) => context.json(await rolloutOverview(backend)),
  );
  app.get(
    '/mgmt/rollouts/:remote',
    {
      access: 'administrator',
      summary: 'Every change of a rollout, with author and reason',
      request: { path: { remote: 'mf-example' } },
    },
    async (context) =>
      context.json({
        history: await listRolloutHistory(backend.database, readParameter(context, 'remote')),
      }),
  );

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

/** Does something for a name at most once a minute: every page view asks. */
function seldom(
  work: (name: string, now: Date) => Promise<void>,
): (name: string, now: Date) => Promise<void> {
  // Edges run a few builds; whoever invents more of them pushes the others out.
  const doneAt = new LRUCache<string, number>({ max: 50 });
  return async (name, now) => {
    if (now.getTime() - (doneAt.get(name) ?? 0) < 60_000) return;
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
