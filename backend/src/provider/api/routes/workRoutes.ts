import { budgetSchema } from '@portal/api/provider/budget';
import {
  workCancellationSchema,
  workCreationSchema,
  workStateSchema,
} from '@portal/api/provider/schemas';
import { providerWorksSchema } from '@portal/api/provider/providerWork';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Context } from 'hono';
import * as v from 'valibot';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { listWorksOfCompany } from '../../../portal/services/workRow.ts';
import { cancelWork } from '../works/cancelWork.ts';
import { changeWorkState } from '../works/changeWorkState.ts';
import { postWorkBudget } from '../works/postWorkBudget.ts';
import type { Callers } from '../callers/callers.ts';
import { keyOf } from '../keyOf.ts';
import { openWork } from '../works/openWork.ts';
import { presentForProvider } from '../subjects/presentForProvider.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { providerPages, readListPage } from '../../../platform/http/listPage.ts';
import { pageQuery } from '../../../platform/http/pageQuery.ts';
import { providerCalls } from '../providerCalls.ts';

/** Works, from their opening to their budget. */
export function workRoutes(backend: Backend, callers?: Callers): DescribedRoutes {
  const { app, get, change } = providerCalls(backend, 'providerApiSubjects', callers);
  const { database } = backend;
  get(
    '/works',
    {
      scopes: ['read'],
      summary:
        'Works, newest first; with `open=true` those that are neither completed nor called off',
      query: v.object({ open: v.optional(v.literal('true')), ...pageQuery }),
      answer: providerWorksSchema,
    },
    async (company, context) => {
      const page = readListPage(context, providerPages);
      const { rows, next } = await listWorksOfCompany(
        database,
        company.id,
        page,
        readOpen(context),
      );
      const works = await Promise.all(
        rows.map((row) =>
          presentForProvider(backend, company, { kind: 'work', id: `A-${row.id}`, row }),
        ),
      );
      return { works, next };
    },
  );
  change(
    'POST',
    '/works',
    {
      scopes: [],
      summary: 'Opens a work',
      body: workCreationSchema,
      status: 201,
      request: {
        json: {
          customer: { phone: '912000001' },
          item_specs: { brand: 'Peugeot', model: '308', plate: '72-ZB-16' },
          symptoms: [{ name: 'Travões' }],
        },
      },
    },
    async (company, body) => ({
      id: `A-${await openWork(backend, company, body)}`,
    }),
  );
  change(
    'POST',
    '/works/:id/state',
    {
      scopes: [],
      summary: 'Moves a work',
      body: workStateSchema,
      status: 201,
      request: { path: { id: '{otherWork}' }, json: { bars: 3 } },
    },
    async (company, body, context) => {
      const id = readParameter(context, 'id');
      await changeWorkState(backend, company, keyOf(id, 'A-'), body);
      return { id, bars: body.bars };
    },
  );
  change(
    'POST',
    '/works/:id/cancel',
    {
      scopes: [],
      summary: 'Calls a work off',
      body: workCancellationSchema,
      status: 201,
      request: { path: { id: 'A-00000000000000000000000000' }, json: {} },
      withoutExample: true,
    },
    async (company, _body, context) => {
      const id = readParameter(context, 'id');
      await cancelWork(backend, company, keyOf(id, 'A-'));
      return { id };
    },
  );
  change(
    'POST',
    '/works/:id/budget',
    {
      scopes: [],
      summary: 'Posts a budget',
      body: budgetSchema,
      status: 201,
      request: {
        path: { id: '{otherWork}' },
        json: {
          lines: [{ designation: 'Pastilhas', price: 64, discount: 0, completed: false }],
        },
      },
    },
    async (company, body, context) => {
      const id = readParameter(context, 'id');
      const { budget, warnings } = await postWorkBudget(backend, company, keyOf(id, 'A-'), body);
      return {
        id,
        version: budget.version,
        total: centsToEuros(budget.totalCents),
        total_novat: centsToEuros(budget.totalNovatCents),
        vat: budget.vat.map(({ rate, base_cents: base, vat_cents: amount }) => ({
          rate,
          base: centsToEuros(base),
          amount: centsToEuros(amount),
        })),
        valid_until: budget.validUntil,
        warnings,
      };
    },
  );
  return app;
}

/** Whether only works under way are asked for. @throws ApiError 400 naming the parameter */
function readOpen(context: Context): boolean {
  const open = context.req.query('open');
  if (open === undefined || open === 'true') return open === 'true';
  throw new ApiError(400, 'open is true, or left out.', { extra: { field: 'open' } });
}
