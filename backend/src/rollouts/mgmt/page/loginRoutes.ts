import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { clientAddress } from '../../../platform/http/clientAddress.ts';
import { countAttempt, forgetAttempts } from '../../../accounts/limits/rateLimit.ts';
import { isAdminToken } from '../../../platform/http/adminToken.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { findOperator } from '../operators/findOperator.ts';
import { loginPage } from './loginPage.ts';
import { beginOperatorSession, endOperatorSession, readOperator } from './operatorSession.ts';
import { readPageForm } from './readPageForm.ts';
import { showPage } from './showPage.ts';

/** Guesses of the token from one address. */
const guesses = { count: 20, seconds: 3600 };
const START = '/operations/rollouts';
const NOT_KEPT =
  'The token was right, but your browser did not send the session back: it keeps it at an address with https, or at http://localhost, and where cookies are allowed. docs/operations.md says how to come here by one of them.';
/** One of these pages, never an address elsewhere. */
const nextSchema = v.fallback(
  v.pipe(v.string(), v.regex(/^\/operations\/(?:rollouts|providers|queues)(?:[/?][!-~]*)?$/)),
  START,
);
const loginSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(100)),
  token: v.string(),
  next: nextSchema,
});

/** Way in and way out of the rollout page. */
export function loginRoutes(backend: Backend): DescribedRoutes {
  const { database, clock, environment } = backend;
  const app = describedRoutes('system');

  app.post(
    '/operations/login',
    {
      access: 'open',
      summary: 'Form: logs somebody in at the rollout page with the administrator token',
      type: 'text/html',
      withoutExample: true,
    },
    async (context) => {
      const form = v.safeParse(loginSchema, await readPageForm(context));
      const { name, token, next } = form.success
        ? form.output
        : { name: '', token: '', next: START };
      const again = (problem: string, status: 401 | 429) =>
        showPage(context, loginPage({ problem, name, next }), status);
      const guesser = `operator:${clientAddress(context)}`;
      try {
        await countAttempt(database, guesser, guesses, clock.now());
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return again('Too many wrong tokens came from here. Try again in an hour.', 429);
      }
      const operator = await findOperator(database, token, clock.now());
      if (operator === undefined && !isAdminToken(environment, token))
        return again('That is not the administrator token.', 401);
      if (name === '' && operator === undefined)
        return again('Say who you are: your name stands beside your changes.', 401);
      await forgetAttempts(database, guesser);
      beginOperatorSession(context, backend, operator ?? { name });
      return context.redirect(`/operations/login?${new URLSearchParams({ next }).toString()}`, 303);
    },
  );

  app.get(
    '/operations/login',
    {
      access: 'open',
      summary:
        'Leads on who has just logged in at the rollout page, or says that the browser kept no session',
      type: 'text/html',
      withoutExample: true,
    },
    async (context) => {
      const wanted = context.req.query('next');
      const next = v.parse(nextSchema, wanted);
      if ((await readOperator(context, backend)) !== undefined) return context.redirect(next, 303);
      const problem = wanted === undefined ? undefined : NOT_KEPT;
      return showPage(context, loginPage({ problem, next }), 401);
    },
  );

  app.post(
    '/operations/logout',
    {
      access: 'open',
      summary: 'Form: logs out of the rollout page',
      type: 'text/html',
      withoutExample: true,
    },
    async (context) => {
      await endOperatorSession(context, backend);
      return context.redirect(START, 303);
    },
  );
  return app;
}
