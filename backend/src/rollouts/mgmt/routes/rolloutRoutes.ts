import { rolloutOverviewSchema } from '@portal/rollout/rolloutOverview';
import { rolloutEditRequestSchema, rolloutEditAnswerSchema } from '@portal/rollout/rolloutEdit';
import type { Backend } from '../../../platform/backend.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { editRollout } from '../editRollout.ts';
import { listCurrentRollouts, listRolloutHistory } from '../queries.ts';
import { rolloutOverview } from '../rolloutOverview.ts';
import { administratorOnly } from './administratorOnly.ts';

/** Who gets which release: what is in force, what was, and changes. */
export function rolloutRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');

  app.use('/mgmt/overview', administratorOnly(backend));
  app.use('/mgmt/rollouts/*', administratorOnly(backend));

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

  return app;
}
