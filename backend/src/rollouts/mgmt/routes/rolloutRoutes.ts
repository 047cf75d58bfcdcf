import { rolloutOverviewSchema } from '@portal/rollout/rolloutOverview';
import { rolloutEditRequestSchema, rolloutEditAnswerSchema } from '@portal/rollout/rolloutEdit';
import type { Backend } from '../../../platform/backend.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { editRollout } from '../editRollout.ts';
import { listCurrentRollouts, listRolloutHistory } from '../queries.ts';
import { rolloutOverview } from '../rolloutOverview.ts';
import { mayChange, nameOf, requireCaller } from '../teams/caller.ts';
import { requireOwner } from '../teams/requireOwner.ts';

/** Who gets which release: what is in force, what was, and changes. */
export function rolloutRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');

  app.post(
    '/mgmt/rollouts/:remote/edits',
    {
      access: 'team',
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
      const caller = await requireCaller(context, backend);
      const remote = readParameter(context, 'remote');
      await requireOwner(backend.database, caller, remote);
      const request = await readBody();
      const answer = await editRollout(backend, remote, {
        ...request,
        author: nameOf(caller, request.author),
      });
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
    { access: 'team', summary: 'Rollouts in force, of a team those of its own remotes' },
    async (context) => {
      const caller = await requireCaller(context, backend);
      const rollouts = await listCurrentRollouts(backend.database);
      return context.json({ rollouts: rollouts.filter(({ remote }) => mayChange(caller, remote)) });
    },
  );

  app.get(
    '/mgmt/overview',
    {
      access: 'team',
      summary:
        'Remotes by providers: who gets what, how it did in the last day, what could be given; of a team its own',
      answer: rolloutOverviewSchema,
    },
    async (context) => {
      const caller = await requireCaller(context, backend);
      return context.json(await rolloutOverview(backend, (remote) => mayChange(caller, remote)));
    },
  );

  app.get(
    '/mgmt/rollouts/:remote',
    {
      access: 'team',
      summary: 'Every change of a rollout, with author and reason',
      request: { path: { remote: 'mf-example' } },
    },
    async (context) => {
      const caller = await requireCaller(context, backend);
      const remote = readParameter(context, 'remote');
      await requireOwner(backend.database, caller, remote);
      return context.json({ history: await listRolloutHistory(backend.database, remote) });
    },
  );

  return app;
}
