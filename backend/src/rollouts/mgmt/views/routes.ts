import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import type { Capability } from '../../../platform/capability.ts';
import { findCompanyByDomain } from '../../../accounts/companies/queries.ts';
import { publicAddress } from '../../../platform/environment.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readQuery } from '../../../platform/http/readJson.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { texts } from '../../../platform/http/texts.ts';
import { requireAdministrator } from '../../../platform/http/adminToken.ts';
import { evaluateFlag, evaluationRequestSchema, flagsOf } from './evaluateFlag.ts';
import { frontendDiscovery } from './frontendDiscovery.ts';
import { importMap } from './importMap.ts';
import { readPolicies, resolveAll } from './resolvePolicies.ts';

export const rolloutViewsCapability: Capability = { name: 'rollout views', routes };

interface Refusal {
  key?: string;
  errorCode: string;
  errorDetails: string;
}

const domainQuery = v.object({
  domain: v.pipe(v.string(), v.toLowerCase(), v.minLength(1), v.maxLength(253)),
});

/** The rollouts in the forms that other tools read: OFREP, an import map, a frontend-discovery document. */
function routes(backend: Backend): Hono {
  const app = new Hono({ strict: false });
  const guard = async (context: Context, next: () => Promise<void>): Promise<void> => {
    requireAdministrator(context, backend.environment);
    await next();
  };
  app.use('/ofrep/*', guard);
  app.use('/mgmt/import-map', guard);
  app.use('/mgmt/frontend-discovery', guard);

  /** The domain that is asked for. @throws ApiError 404 when no provider has it */
  const readProvider = async (context: Context): Promise<string> => {
    const { domain } = await readQuery(context, domainQuery);
    const company = await findCompanyByDomain(backend.database, domain);
    if (company === undefined) throw new ApiError(404, texts.unknownProvider);
    return company.domain;
  };

  app.get('/mgmt/import-map', async (context) => {
    const domain = await readProvider(context);
    const policies = await readPolicies(backend.database);
    const resolved = [...resolveAll(policies, { provider: domain, customer: null }).values()];
    const releases = resolved.flatMap(({ remote }) => (remote ? [remote.release] : []));
    return context.json(importMap(releases, publicAddress(backend.environment, domain)));
  });

  app.get('/mgmt/frontend-discovery', async (context) => {
    const domain = await readProvider(context);
    const policies = await readPolicies(backend.database);
    const origin = publicAddress(backend.environment, domain);
    return context.json(frontendDiscovery(policies, domain, origin));
  });

  /** What the context gets, or undefined when it says too little. */
  const resolveContext = async (context: Context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const request = v.safeParse(evaluationRequestSchema, body);
    if (!request.success) return undefined;
    const { provider, targetingKey = null } = request.output.context;
    const policies = await readPolicies(backend.database);
    return resolveAll(policies, { provider, customer: targetingKey });
  };
  /** A refusal in OFREP's words and in those of all other calls. */
  const refuse = (context: Context, status: 400 | 404, refusal: Refusal): Response =>
    context.json({ ...new ApiError(status, refusal.errorDetails).toBody(), ...refusal }, status);
  const invalid = {
    errorCode: 'INVALID_CONTEXT',
    errorDetails: 'The context needs "provider", the domain of the provider.',
  };

  app.post('/ofrep/v1/evaluate/flags/:key', async (context) => {
    const key = readParameter(context, 'key');
    const resolved = await resolveContext(context);
    if (resolved === undefined) return refuse(context, 400, { key, ...invalid });
    const evaluation = evaluateFlag(key, resolved);
    if (!('errorCode' in evaluation)) return context.json(evaluation);
    return refuse(context, evaluation.errorCode === 'FLAG_NOT_FOUND' ? 404 : 400, evaluation);
  });

  app.post('/ofrep/v1/evaluate/flags', async (context) => {
    const resolved = await resolveContext(context);
    if (resolved === undefined) return refuse(context, 400, invalid);
    const flags = flagsOf(resolved).map((key) => evaluateFlag(key, resolved));
    const tag = `"${createHash('sha256').update(JSON.stringify(flags)).digest('base64url')}"`;
    context.header('ETag', tag);
    if (context.req.header('if-none-match') === tag) return context.body(null, 304);
    return context.json({ flags });
  });
  return app;
}
