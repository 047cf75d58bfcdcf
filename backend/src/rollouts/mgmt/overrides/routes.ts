import {
  OVERRIDE_LIFETIME,
  OVERRIDE_LINK_LIFETIME,
  overrideSchema,
  overrideTokenSchema,
  type HeldOverride,
} from '@portal/rollout/override';
import { Hono, type Context } from 'hono';
import type { Backend } from '../../../platform/backend.ts';
import type { Capability } from '../../../platform/capability.ts';
import { findCompanyByDomain } from '../../../accounts/companies/queries.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readJson } from '../../../platform/http/readJson.ts';
import { ensureAdminToken, requireAdministrator } from '../../../platform/http/adminToken.ts';
import { readOverride, signOverride, type OverrideTokenKind } from './overrideToken.ts';

export const overridesCapability: Capability = { name: 'developer overrides', routes };

/** Local remotes of developers: given by an administrator, asked for by the edge, reachable from inside only. */
function routes(backend: Backend): Hono {
  const app = new Hono({ strict: false });
  const { environment, clock, database, log } = backend;
  const now = () => clock.now().getTime();

  async function read(context: Context, kind: OverrideTokenKind) {
    const { token, domain } = await readJson(context, overrideTokenSchema);
    const secret = ensureAdminToken(environment);
    const found = readOverride(secret, kind, token, { domain, now: now() });
    if (found === undefined) throw new ApiError(404, 'There is no such override.');
    return { ...found, token };
  }

  app.post('/mgmt/overrides', async (context) => {
    requireAdministrator(context, environment);
    const override = await readJson(context, overrideSchema);
    const company = await findCompanyByDomain(database, override.provider);
    if (company === undefined)
      throw new ApiError(404, `No provider here has the domain ${override.provider}.`);
    const { provider, developer, entry } = override;
    log.info({ provider, developer, entry }, 'a developer override was given');
    const until = now() + OVERRIDE_LINK_LIFETIME;
    return context.json(
      { link: signOverride(ensureAdminToken(environment), 'link', override, until) },
      201,
    );
  });

  app.post('/mgmt/overrides/redeem', async (context) => {
    const { override } = await read(context, 'link');
    const until = now() + OVERRIDE_LIFETIME;
    const grant = signOverride(ensureAdminToken(environment), 'grant', override, until);
    const held: HeldOverride = { override, grant, until };
    return context.json(held);
  });

  app.post('/mgmt/overrides/check', async (context) => {
    const { override, until, token } = await read(context, 'grant');
    const held: HeldOverride = { override, grant: token, until };
    return context.json(held);
  });
  return app;
}
