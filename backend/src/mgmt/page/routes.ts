import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../backend.ts';
import type { Capability } from '../../capability.ts';
import { ApiError } from '../../http/apiError.ts';
import { clientAddress } from '../../http/clientAddress.ts';
import { readParameter } from '../../http/readParameter.ts';
import { countAttempt } from '../../identity/rateLimit.ts';
import { isAdminToken } from '../adminToken.ts';
import { editRollout } from '../editRollout.ts';
import { rolloutOverview } from '../rolloutOverview.ts';
import { pagePolicy, type Markup } from './layout.ts';
import { loginPage } from './loginPage.ts';
import { beginSession, endSession, readOperator, type Operator } from './operatorSession.ts';
import { overviewPage } from './overviewPage.ts';
import { overviewTable } from './overviewTable.ts';
import { rollbackPage } from './rollbackPage.ts';

export const rolloutPageCapability: Capability = { name: 'rollout page', routes };

/** Guesses of the token from one address. */
const guesses = { count: 20, seconds: 3600 };
const loginSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  token: v.string(),
});
const rollbackSchema = v.object({
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  reason: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
});

/** What a person sees of the rollouts, and the way back. It works without script; with it, it is live. */
function routes(backend: Backend): Hono {
  const app = new Hono({ strict: false });
  const show = (context: Context, page: Markup, status: 200 | 401 | 422 = 200) => {
    context.header('Content-Security-Policy', pagePolicy);
    return context.html(page, status);
  };
  const remotes = async () => (await rolloutOverview(backend)).remotes;

  app.use('/operations/*', async (context, next) => {
    // The cookie is SameSite=Strict; a browser that knows less sends at least this.
    const site = context.req.header('sec-fetch-site');
    if (context.req.method !== 'GET' && site !== undefined && site !== 'same-origin')
      throw new ApiError(403, 'This form must be sent from its own page.');
    await next();
  });

  app.post('/operations/login', async (context) => {
    const form = v.safeParse(loginSchema, await context.req.parseBody());
    const { database, clock } = backend;
    await countAttempt(database, `operator:${clientAddress(context)}`, guesses, clock.now());
    if (!form.success || !isAdminToken(backend.environment, form.output.token))
      return show(context, loginPage('That is not the administrator token.'), 401);
    beginSession(context, backend, form.output.name);
    return context.redirect('/operations/rollouts', 303);
  });
  app.post('/operations/logout', (context) => {
    endSession(context);
    return context.redirect('/operations/rollouts', 303);
  });

  /** Answers with what `work` makes for somebody who is logged in, otherwise with the way in. */
  const asOperator =
    (work: (context: Context, operator: Operator) => Promise<Response>) =>
    async (context: Context): Promise<Response> => {
      const operator = readOperator(context, backend);
      return operator === undefined ? show(context, loginPage(), 401) : work(context, operator);
    };

  app.get(
    '/operations/rollouts',
    asOperator(async (context, operator) => {
      const done =
        context.req.query('done') === undefined ? undefined : 'The version was taken back.';
      return show(context, overviewPage(operator, await remotes(), done));
    }),
  );
  app.get(
    '/operations/rollouts/table',
    asOperator(async (context) => show(context, overviewTable(await remotes()))),
  );

  const rollBack = async (
    operator: Operator,
    remote: string,
    { version, reason }: v.InferOutput<typeof rollbackSchema>,
    dryRun: boolean,
  ) =>
    editRollout(backend, remote, {
      edit: { kind: 'rollback', version },
      author: operator.name,
      reason,
      dryRun,
    });
  const refused = (
    context: Context,
    remote: string,
    version: string,
    reason: string,
    error: unknown,
  ) => {
    if (!(error instanceof ApiError)) throw error;
    return show(context, rollbackPage({ remote, version, reason, problem: error.message }), 422);
  };

  app.get(
    '/operations/rollouts/:remote/rollback',
    asOperator(async (context, operator) => {
      const remote = readParameter(context, 'remote');
      const version = context.req.query('version') ?? '';
      try {
        const dryRun = await rollBack(operator, remote, { version, reason: 'dry run' }, true);
        return await show(context, rollbackPage({ remote, version, dryRun }));
      } catch (error) {
        return refused(context, remote, version, '', error);
      }
    }),
  );
  app.post(
    '/operations/rollouts/:remote/rollback',
    asOperator(async (context, operator) => {
      const remote = readParameter(context, 'remote');
      const read = v.safeParse(rollbackSchema, await context.req.parseBody());
      const form = read.success ? read.output : { version: '', reason: '' };
      try {
        if (form.reason === '') throw new ApiError(422, 'Say why.');
        await rollBack(operator, remote, form, false);
        return context.redirect('/operations/rollouts?done', 303);
      } catch (error) {
        return refused(context, remote, form.version, form.reason, error);
      }
    }),
  );
  return app;
}
