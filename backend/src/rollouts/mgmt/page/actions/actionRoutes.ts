import type { Context } from 'hono';
import { rolloutEditSchema, type RolloutEdit } from '@portal/rollout/rolloutEdit';
import * as v from 'valibot';
import { listDomains } from '../../../../accounts/companies/queries.ts';
import type { Backend } from '../../../../platform/backend.ts';
import { ApiError } from '../../../../platform/http/apiError.ts';
import { readParameter } from '../../../../platform/http/readParameter.ts';
import {
  describedRoutes,
  type DescribedRoutes,
} from '../../../../platform/routes/describedRoutes.ts';
import { editRollout } from '../../editRollout.ts';
import { listCurrentRollouts, listVersions } from '../../queries.ts';
import { asOperator } from '../asOperator.ts';
import type { Operator } from '../operatorSession.ts';
import { readPageFields } from '../readPageForm.ts';
import { showPage } from '../showPage.ts';
import { readActionFields, writeActionFields, type ActionFields } from './actionFields.ts';
import { actionPage } from './actionPage.ts';
import type { Choices } from './choiceForm.ts';
import type { RolloutAction } from './rolloutAction.ts';
import { missingChoices, ROLLOUT_ACTIONS } from './rolloutActions.ts';
import { nextShare } from './nextShare.ts';

const CHANGED =
  'Somebody changed this rollout meanwhile, and nothing was done yet. This is what happens now:';
const query = v.object({
  version: v.optional(v.string()),
  share: v.optional(v.string()),
  provider: v.optional(v.string()),
});

/** What can be done with a rollout: a question each that says who would get what, and its answer. */
export function actionRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  for (const action of ROLLOUT_ACTIONS) addAction(app, backend, action);
  return app;
}

/** What was typed is checked as what comes by HTTP. @throws ApiError 400 */
function readEdit(edit: RolloutEdit): RolloutEdit {
  const read = v.safeParse(rolloutEditSchema, edit);
  if (read.success) return read.output;
  throw new ApiError(400, `This cannot be done: ${read.issues[0].message}`);
}

function addAction(app: DescribedRoutes, backend: Backend, action: RolloutAction): void {
  const guarded = asOperator(backend);
  const path = `/operations/rollouts/:remote/${action.name}`;
  const request = { path: { remote: 'mf-example' } };
  const isDone = action.name === 'rollback' ? '/operations/rollouts?done' : undefined;

  const edit = async ({ name }: Operator, remote: string, fields: ActionFields, dryRun: boolean) =>
    editRollout(backend, remote, {
      edit: readEdit(action.edit(fields)),
      author: name,
      reason: dryRun ? 'dry run' : fields.reason,
      replaces: dryRun ? undefined : fields.replaces,
      dryRun,
    });

  async function choicesOf(remote: string, { version }: ActionFields): Promise<Choices> {
    const [rollouts, published, domains] = await Promise.all([
      listCurrentRollouts(backend.database),
      listVersions(backend.database, remote, 50),
      listDomains(backend.database),
    ]);
    const rollout = rollouts.find((entry) => entry.remote === remote);
    if (rollout === undefined) throw new ApiError(404, `${remote} has no rollout.`);
    const versions = published.map((entry) => entry.version);
    return {
      versions: action.versions?.(rollout, versions) ?? versions,
      providers: action.providers?.(rollout) ?? domains,
      share: nextShare(rollout, version),
    };
  }

  /** The question, made of the revision in force; without anything to confirm while something is missing. */
  async function ask(context: Context, operator: Operator, fields: ActionFields, problem?: string) {
    const remote = readParameter(context, 'remote');
    const choices = action.choices.length > 0 ? await choicesOf(remote, fields) : undefined;
    const question = { remote, action, fields, choices };
    const missing = missingChoices(action, fields);
    if (missing.length > 0)
      return showPage(context, actionPage(operator, { ...question, problem }));
    try {
      const dryRun = await edit(operator, remote, fields, true);
      const page = actionPage(operator, { ...question, problem, dryRun });
      return await showPage(context, page, problem === undefined ? 200 : 422);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return showPage(context, actionPage(operator, { ...question, problem: error.message }), 422);
    }
  }

  app.get(
    path,
    {
      access: 'operator',
      summary: `Page: who would get what (${action.name})`,
      query,
      type: 'text/html',
      request: { ...request, query: { version: '1.0.0' } },
      withoutExample: true,
    },
    guarded(
      async (context, operator) =>
        ask(context, operator, readActionFields(new URL(context.req.url).searchParams)),
      ({ req }) => new URL(req.url).pathname + new URL(req.url).search,
    ),
  );

  app.post(
    path,
    {
      access: 'operator',
      summary: `Form: changes a rollout (${action.name})`,
      type: 'text/html',
      request,
      withoutExample: true,
    },
    guarded(
      async (context, operator) => {
        const fields = readActionFields(await readPageFields(context));
        const remote = readParameter(context, 'remote');
        if (missingChoices(action, fields).length > 0)
          return ask(context, operator, fields, 'Something is missing.');
        if (fields.reason === '') return ask(context, operator, fields, 'Say why.');
        try {
          await edit(operator, remote, fields, false);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          return ask(context, operator, fields, error.status === 409 ? CHANGED : error.message);
        }
        return context.redirect(isDone ?? `/operations/rollouts/${remote}?done`, 303);
      },
      async (context) => {
        const fields = readActionFields(await readPageFields(context));
        return `${new URL(context.req.url).pathname}?${writeActionFields(fields)}`;
      },
    ),
  );
}
