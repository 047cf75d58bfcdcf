import type { Backend } from '../../../platform/backend.ts';
import { lastBackupRun } from '../../../platform/backup/backupRun.ts';
import type { Capability } from '../../../platform/capability.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { handleError } from '../../../platform/http/handleError.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { rolloutOverview } from '../rolloutOverview.ts';
import { readShellFigures } from '../../figures/readShellFigures.ts';
import { findTrouble } from '../../trouble/findTrouble.ts';
import { actionRoutes } from './actions/actionRoutes.ts';
import { asOperator } from './asOperator.ts';
import { loginRoutes } from './loginRoutes.ts';
import { codeRoutes } from './codes/codeRoutes.ts';
import { overviewPage } from './overview/overviewPage.ts';
import { overviewTable, type OverviewView } from './overview/overviewTable.ts';
import { problemPage } from './problemPage.ts';
import { remoteRoutes } from './remote/remoteRoutes.ts';
import { showPage } from './showPage.ts';

export const rolloutPageCapability: Capability = { name: 'rollout page', routes };

const AWAY =
  'The database does not answer: nothing can be read or changed here just now. Customers get what they got.';
const UNREADABLE = 'This address or form cannot be read.';
const FAILED = 'This failed. The log of the backend says why.';

/** What a person sees of the rollouts, and the way back. It works without script; with it, it is live. */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const guarded = asOperator(backend);
  const { alerts } = backend.environment;
  const alertsTo = alerts && new URL(alerts.url).host;
  const read = async (): Promise<OverviewView> => {
    const { remotes } = await rolloutOverview(backend);
    return {
      remotes,
      troubles: await findTrouble(backend, remotes),
      now: backend.clock.now(),
      alertsTo,
      shells: await readShellFigures(backend),
      proof: await lastBackupRun(backend.database, 'PROOF', 'any'),
    };
  };

  app.onError(async (error, context) => {
    if (error instanceof ApiError)
      return showPage(context, problemPage(error.message), error.status);
    const { status } = await handleError(backend.log)(error, context);
    if (status === 400) return showPage(context, problemPage(UNREADABLE), 400);
    if (status === 503) return showPage(context, problemPage(AWAY), 503);
    return showPage(context, problemPage(FAILED), 500);
  });

  app.use('/operations/*', async (context, next) => {
    // The cookie is SameSite=Strict; a browser that knows less sends at least this.
    const site = context.req.header('sec-fetch-site');
    if (context.req.method !== 'GET' && site !== undefined && site !== 'same-origin')
      throw new ApiError(403, 'This form must be sent from its own page.');
    await next();
  });

  app.get(
    '/operations/rollouts',
    { access: 'operator', summary: 'The rollout page', type: 'text/html', withoutExample: true },
    guarded(async (context, operator) => {
      const done =
        context.req.query('done') === undefined ? undefined : 'The version was taken back.';
      return showPage(context, overviewPage(operator, await read(), done));
    }),
  );
  app.get(
    '/operations/rollouts/table',
    {
      access: 'operator',
      summary: 'The part of the rollout page that changes',
      type: 'text/html',
      withoutExample: true,
    },
    guarded(async (context) => showPage(context, overviewTable(await read()))),
  );
  app.include(loginRoutes(backend));
  app.include(actionRoutes(backend));
  app.include(codeRoutes(backend));
  app.include(remoteRoutes(backend));
  return app;
}
