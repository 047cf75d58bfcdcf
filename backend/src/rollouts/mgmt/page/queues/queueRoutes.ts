import type { Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../../../platform/backend.ts';
import { ApiError } from '../../../../platform/http/apiError.ts';
import { readParameter } from '../../../../platform/http/readParameter.ts';
import { listGivenUpJobs } from '../../../../platform/jobs/givenUpJobs.ts';
import { readQueues } from '../../../../platform/jobs/readQueues.ts';
import { findQueue } from '../../../../platform/jobs/watchedQueues.ts';
import type { WatchedQueue } from '../../../../platform/jobs/watchedQueue.ts';
import {
  describedRoutes,
  type DescribedRoutes,
} from '../../../../platform/routes/describedRoutes.ts';
import { requireRole } from '../../operators/findOperator.ts';
import { noteAction } from '../../teams/actions.ts';
import { asOperator } from '../asOperator.ts';
import { QUEUES } from '../pageHeader.ts';
import { readPageForm } from '../readPageForm.ts';
import { showPage } from '../showPage.ts';
import { pausedEndpoints } from './pausedEndpoints.ts';
import { QUEUE_ACTIONS, type QueueAction } from './queueActions.ts';
import { queuesPage } from './queuesPage.ts';
import { questionPage } from './questionPage.ts';

/** The queues of work, and what a person does with what was given up in them. */
export function queueRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.get(
    QUEUES.href,
    {
      access: 'operator',
      summary: 'Page: the queues of work, and what was given up',
      query: v.object({ done: v.optional(v.string()) }),
      type: 'text/html',
      withoutExample: true,
    },
    asOperator(backend)(
      async (context, operator) => {
        const { database, clock } = backend;
        const now = clock.now();
        const [states, givenUp, paused] = await Promise.all([
          readQueues(database, now),
          listGivenUpJobs(database),
          pausedEndpoints(database, now),
        ]);
        const done = QUEUE_ACTIONS.find(({ name }) => name === context.req.query('done'))?.done;
        return showPage(context, queuesPage(operator, { states, givenUp, paused }, done));
      },
      () => QUEUES.href,
    ),
  );
  for (const action of QUEUE_ACTIONS) addAction(app, backend, action);
  return app;
}

/** @throws ApiError 404 where the queue does not know this */
function queueOf(context: Context, action: QueueAction): WatchedQueue {
  const name = readParameter(context, 'queue');
  const queue = findQueue(name);
  if (queue === undefined || !action.isOffered(queue))
    throw new ApiError(404, `There is nothing like this in a queue ${name}.`);
  return queue;
}

function addAction(app: DescribedRoutes, backend: Backend, action: QueueAction): void {
  const guarded = asOperator(backend, 'manage');
  const path = `${QUEUES.href}/:queue/${action.name}`;
  const described = {
    access: 'operator',
    type: 'text/html',
    request: { path: { queue: 'webhook_deliveries' } },
    withoutExample: true,
  } as const;
  app.get(
    path,
    {
      ...described,
      summary: `Page: asks before a job is changed (${action.name})`,
      query: v.object({ id: v.optional(v.string()) }),
    },
    guarded(
      async (context, operator) => {
        requireRole(operator, 'manage');
        const { name: queue, title } = queueOf(context, action);
        const id = context.req.query('id') ?? '';
        return showPage(context, questionPage(operator, action, { queue, title, id }));
      },
      () => QUEUES.href,
    ),
  );
  app.post(
    path,
    { ...described, summary: `Form: changes a job that was given up (${action.name})` },
    guarded(
      async (context, operator) => {
        const queue = queueOf(context, action);
        const { id = '' } = await readPageForm(context);
        if (!(await action.act(backend, queue, id)))
          throw new ApiError(409, 'It is not given up any more: somebody was here before.');
        await noteAction(backend, operator.name, action.noted, `${queue.name} ${id}`);
        return context.redirect(`${QUEUES.href}?done=${action.name}`, 303);
      },
      () => QUEUES.href,
    ),
  );
}
