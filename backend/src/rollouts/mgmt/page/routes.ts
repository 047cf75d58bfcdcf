import type { Backend } from '../../../platform/backend.ts';
import { lastBackupRun } from '../../../platform/backup/backupRun.ts';
import type { Capability } from '../../../platform/capability.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { rolloutOverview } from '../rolloutOverview.ts';
import { readShellFigures } from '../../figures/readShellFigures.ts';
import { findTrouble } from '../../trouble/findTrouble.ts';
import { actionRoutes } from './actions/actionRoutes.ts';
import { asOperator } from './asOperator.ts';
import { operatorPages } from './operatorPages.ts';
import { loginRoutes } from './loginRoutes.ts';
import { codeRoutes } from './codes/codeRoutes.ts';
import { overviewPage } from './overview/overviewPage.ts';
import { overviewTable, type OverviewView } from './overview/overviewTable.ts';
import { queueRoutes } from './queues/queueRoutes.ts';
import { remoteRoutes } from './remote/remoteRoutes.ts';
import { showPage } from './showPage.ts';

export const rolloutPageCapability: Capability = { name: 'rollout page', routes };

/** What a person sees of the rollouts, and the way back. It works without script; with it, it is live. */
function routes(backend: Backend): DescribedRoutes {
  const app = operatorPages(backend);
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
  app.include(queueRoutes(backend));
  app.include(remoteRoutes(backend));
  return app;
}
