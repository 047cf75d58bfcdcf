import { overrideTokenSchema } from '@portal/rollout/override';
import {
  heldPreviewSchema,
  previewLinkSchema,
  previewRequestSchema,
  type HeldPreview,
  type Preview,
} from '@portal/rollout/preview';
import type { Release } from '@portal/contract/release';
import type * as v from 'valibot';
import { findCompanyByDomain } from '../../../accounts/companies/queries.ts';
import type { Backend } from '../../../platform/backend.ts';
import { publicAddress } from '../../../platform/environment.ts';
import type { Capability } from '../../../platform/capability.ts';
import { ensureAdminToken } from '../../../platform/http/adminToken.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { checkRelease } from '../checkRelease.ts';
import { operatorsOnly } from '../routes/operatorsOnly.ts';
import { nameOf, requireCaller } from '../teams/caller.ts';
import { findRelease, isKilled } from '../queries.ts';
import { readPreviewToken, signPreviewToken, type PreviewTokenKind } from './previewToken.ts';

type PreviewToken = v.InferOutput<typeof overrideTokenSchema>;

export const previewsCapability: Capability = { name: 'previews', routes };

const HOUR = 3_600_000;

/** Releases for single browsers: given by an administrator, asked for by the edge, reachable from inside only. */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const { environment, clock, database, log } = backend;
  const now = () => clock.now().getTime();

  /** @throws ApiError 409 when the version was killed; undefined when it was never published */
  async function releaseOf({ remote, version }: Preview): Promise<Release | undefined> {
    if (await isKilled(database, remote, version))
      throw new ApiError(409, `${remote} ${version} was killed. Revive it first.`);
    return findRelease(database, remote, version);
  }

  /** What a token shows. @throws ApiError 404 when it is none of ours, 410 when it is over, 409 when it was killed */
  async function read(kind: PreviewTokenKind, { token, domain }: PreviewToken) {
    const found = readPreviewToken(ensureAdminToken(environment), kind, token, domain);
    if (found === undefined) throw new ApiError(404, 'There is no such preview.');
    if (found.until <= now()) throw new ApiError(410, 'This preview is over.');
    const release = await releaseOf(found.preview);
    if (release === undefined) throw new ApiError(404, 'There is no such release.');
    return { ...found, release };
  }

  app.use('/mgmt/previews', operatorsOnly(backend, 'release'));
  app.post(
    '/mgmt/previews',
    {
      access: 'administrator',
      summary: 'Lets whoever opens a link see a release at one provider; answers its address',
      body: previewRequestSchema,
      answer: previewLinkSchema,
      status: 201,
      request: {
        json: {
          provider: '{domain}',
          remote: 'mf-example',
          version: '1.0.0',
          author: 'Rita',
          hours: 24,
        },
      },
      withoutExample: true,
    },
    async (context, readBody) => {
      const caller = await requireCaller(context, backend);
      const { hours, ...wanted } = await readBody();
      const preview = { ...wanted, author: nameOf(caller, wanted.author) };
      const { provider, remote, version, author } = preview;
      if ((await findCompanyByDomain(database, provider)) === undefined)
        throw new ApiError(404, `No provider here has the domain ${provider}.`);
      await checkRelease(backend, remote, version, await releaseOf(preview), [provider]);
      log.info({ provider, remote, version, author }, 'a preview was given');
      const until = now() + hours * HOUR;
      const link = signPreviewToken(ensureAdminToken(environment), 'link', preview, until);
      const address = new URL('/preview', publicAddress(environment, provider));
      address.searchParams.set('link', link);
      return context.json({ address: address.href, until }, 201);
    },
  );

  app.post(
    '/mgmt/previews/redeem',
    {
      access: 'open',
      summary: 'Exchanges the token of a link for that of a browser; for edges, from inside',
      body: overrideTokenSchema,
      answer: heldPreviewSchema,
      request: { json: { token: 'forged', domain: '{domain}' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { preview, release, until } = await read('link', await readBody());
      const grant = signPreviewToken(ensureAdminToken(environment), 'grant', preview, until);
      const held: HeldPreview = { preview, release, grant, until };
      return context.json(held);
    },
  );

  app.post(
    '/mgmt/previews/check',
    {
      access: 'open',
      summary: 'What a browser with this token is shown; for edges, from inside',
      body: overrideTokenSchema,
      answer: heldPreviewSchema,
      request: { json: { token: 'forged', domain: '{domain}' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const given = await readBody();
      const { preview, release, until } = await read('grant', given);
      const held: HeldPreview = { preview, release, grant: given.token, until };
      return context.json(held);
    },
  );
  return app;
}
