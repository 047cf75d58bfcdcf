import {
  OVERRIDE_LIFETIME,
  OVERRIDE_LINK_LIFETIME,
  overrideSchema,
  overrideTokenSchema,
  type HeldOverride,
  overrideLinkSchema,
  heldOverrideSchema,
} from '@portal/rollout/override';
import { viewConflicts } from '@portal/rollout/release/viewConflicts';
import type * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { Capability } from '../../../platform/capability.ts';
import { findCompanyByDomain } from '../../../accounts/companies/queries.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { ensureAdminToken } from '../../../platform/http/adminToken.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { noteAction } from '../teams/actions.ts';
import { nameOf, requireCaller } from '../teams/caller.ts';
import { requireOwner } from '../teams/requireOwner.ts';
import { viewsInForce } from '../viewsInForce.ts';
import { readOverrideToken, signOverrideToken, type OverrideTokenKind } from './overrideToken.ts';

type OverrideToken = v.InferOutput<typeof overrideTokenSchema>;

export const overridesCapability: Capability = { name: 'developer overrides', routes };

/** Local remotes of developers: given to their team or by the administrator, asked for by the edge, reachable from inside only. */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const { environment, clock, database } = backend;
  const now = () => clock.now().getTime();

  function read(kind: OverrideTokenKind, { token, domain }: OverrideToken) {
    const secret = ensureAdminToken(environment);
    const found = readOverrideToken(secret, kind, token, { domain, now: now() });
    if (found === undefined) throw new ApiError(404, 'There is no such override.');
    return { ...found, token };
  }

  app.post(
    '/mgmt/overrides',
    {
      access: 'team',
      summary: 'Lets one developer see a local remote at one provider; answers the token of a link',
      body: overrideSchema,
      answer: overrideLinkSchema,
      status: 201,
      request: {
        json: {
          provider: '{domain}',
          manifest: {
            name: 'mf-example',
            version: '1.0.0',
            contract: '^1.0.0',
            pages: [],
            panels: [],
          },
          entry: 'http://localhost:4400/remoteEntry.js',
          developer: 'Rita',
        },
      },
      withoutExample: true,
    },
    async (context, readBody) => {
      const caller = await requireCaller(context, backend);
      const wanted = await readBody();
      const { manifest } = wanted;
      await requireOwner(database, caller, manifest.name);
      // Whose page an address is, only the administrator may try out to change.
      const taken = caller.member
        ? viewConflicts(manifest, await viewsInForce(database, manifest.name))
        : [];
      if (taken.length > 0)
        throw new ApiError(422, `${manifest.name} is not shown: ${taken.join('; ')}.`);
      const override = { ...wanted, developer: nameOf(caller, wanted.developer) };
      const company = await findCompanyByDomain(database, override.provider);
      if (company === undefined)
        throw new ApiError(404, `No provider here has the domain ${override.provider}.`);
      const { provider, developer, entry } = override;
      const title = `${manifest.name} at ${provider} from ${entry}`;
      await noteAction(backend, developer, 'was given a developer override', title);
      const until = now() + OVERRIDE_LINK_LIFETIME;
      return context.json(
        { link: signOverrideToken(ensureAdminToken(environment), 'link', override, until) },
        201,
      );
    },
  );

  app.post(
    '/mgmt/overrides/redeem',
    {
      access: 'open',
      summary: 'Exchanges the token of a link for that of a browser; for edges, from inside',
      body: overrideTokenSchema,
      answer: heldOverrideSchema,
      request: { json: { token: 'forged', domain: '{domain}' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { override } = read('link', await readBody());
      const until = now() + OVERRIDE_LIFETIME;
      const grant = signOverrideToken(ensureAdminToken(environment), 'grant', override, until);
      const held: HeldOverride = { override, grant, until };
      return context.json(held);
    },
  );

  app.post(
    '/mgmt/overrides/check',
    {
      access: 'open',
      summary: 'What a browser with this token is shown; for edges, from inside',
      body: overrideTokenSchema,
      answer: heldOverrideSchema,
      request: { json: { token: 'forged', domain: '{domain}' } },
      withoutExample: true,
    },
    async (context, readBody) => {
      const { override, until, token } = read('grant', await readBody());
      const held: HeldOverride = { override, grant: token, until };
      return context.json(held);
    },
  );
  return app;
}
