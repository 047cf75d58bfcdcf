import type { Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { editRollout } from '../editRollout.ts';
import { readPageForm } from './readPageForm.ts';
import { asOperator } from './asOperator.ts';
import type { Operator } from './operatorSession.ts';
import { rollbackPage } from './rollbackPage.ts';
import { showPage } from './showPage.ts';

const formSchema = v.object({
  version: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  reason: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
  /** The revision of which the question was made. */
  replaces: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number))),
});
type Form = v.InferOutput<typeof formSchema>;
const CHANGED =
  'Somebody changed this rollout meanwhile, and nothing was taken back yet. This is what a rollback does now:';

async function readForm(context: Context): Promise<Form> {
  const read = v.safeParse(formSchema, await readPageForm(context));
  return read.success ? read.output : { version: '', reason: '' };
}

/** The way back: a question that says who would get what, and its answer. */
export function rollbackRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  const guarded = asOperator(backend);

  const rollBack = (
    { name }: Operator,
    remote: string,
    { version, reason, replaces }: Form,
    dryRun: boolean,
  ) => {
    const edit = { kind: 'rollback' as const, version };
    return editRollout(backend, remote, { edit, author: name, reason, replaces, dryRun });
  };

  /** The question, made of the revision in force; without a button when there is nothing to take back. */
  const ask = async (context: Context, operator: Operator, form: Form, problem?: string) => {
    const remote = readParameter(context, 'remote');
    const { version, reason } = form;
    try {
      const dryRun = await rollBack(operator, remote, { version, reason: 'dry run' }, true);
      const page = rollbackPage({ remote, version, reason, problem, dryRun });
      return await showPage(context, page, problem === undefined ? 200 : 422);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const page = rollbackPage({ remote, version, reason, problem: error.message });
      return showPage(context, page, 422);
    }
  };

  app.get(
    '/operations/rollouts/:remote/rollback',
    {
      access: 'operator',
      summary: 'Page: who would get what after a rollback',
      query: v.object({ version: v.string() }),
      type: 'text/html',
      request: { path: { remote: 'mf-example' }, query: { version: '1.0.0' } },
      withoutExample: true,
    },
    guarded(
      async (context, operator) => {
        const { version = '', reason = '' } = context.req.query();
        return ask(context, operator, { version, reason });
      },
      ({ req }) => new URL(req.url).pathname + new URL(req.url).search,
    ),
  );

  app.post(
    '/operations/rollouts/:remote/rollback',
    {
      access: 'operator',
      summary: 'Form: takes a version back',
      type: 'text/html',
      request: { path: { remote: 'mf-example' } },
      withoutExample: true,
    },
    guarded(
      async (context, operator) => {
        const form = await readForm(context);
        if (form.reason === '') return ask(context, operator, form, 'Say why.');
        try {
          await rollBack(operator, readParameter(context, 'remote'), form, false);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          return ask(context, operator, form, error.status === 409 ? CHANGED : error.message);
        }
        return context.redirect('/operations/rollouts?done', 303);
      },
      async (context) => {
        const { version, reason } = await readForm(context);
        const asked = new URLSearchParams({ version, reason });
        return `${new URL(context.req.url).pathname}?${asked.toString()}`;
      },
    ),
  );
  return app;
}
