import { withdrawalStateSchema } from '@portal/api/company/withdrawal';
import { withdrawalAnswerSchema, withdrawalSchema } from '@portal/api/provider/schemas';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { providerPages, readListPage } from '../../platform/http/listPage.ts';
import { pageQuery } from '../../platform/http/pageQuery.ts';
import { readQuery } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { answerWithdrawal } from '../../portal/withdrawals/answerWithdrawal.ts';
import { remindOfWithdrawals } from '../../portal/withdrawals/remindOfWithdrawals.ts';
import { providerCalls } from '../api/providerCalls.ts';
import { findWithdrawal, listWithdrawals, withdrawalOnWire } from './listWithdrawals.ts';

export const providerWithdrawalsCapability: Capability = {
  name: 'provider withdrawals',
  routes,
  tasks: [
    {
      name: 'remind of withdrawals',
      everySeconds: 900,
      run: (backend) => remindOfWithdrawals(backend),
    },
  ],
};

const listQuery = v.object({ state: v.optional(withdrawalStateSchema), ...pageQuery });
const unknown = () => new ApiError(404, 'There is no such withdrawal.');

/** Statements of withdrawal, as a provider's own system sees and answers them (LAW-08). */
function routes(backend: Backend): DescribedRoutes {
  const { database } = backend;
  const { app, get, change } = providerCalls(backend, 'providerApiSubjects');
  get(
    '/withdrawals',
    {
      scopes: ['read'],
      summary: 'Statements of withdrawal, newest first',
      query: listQuery,
      answer: v.object({ withdrawals: v.array(withdrawalSchema), next: v.nullable(v.string()) }),
    },
    async (company, context) => {
      const { state } = await readQuery(context, listQuery);
      return listWithdrawals(database, company.id, state, readListPage(context, providerPages));
    },
  );
  get(
    '/withdrawals/:id',
    {
      scopes: ['read'],
      summary: 'One statement of withdrawal',
      answer: withdrawalSchema,
      request: { path: { id: '{withdrawal}' } },
    },
    async (company, context) => {
      const id = readParameter(context, 'id');
      const found = await findWithdrawal(database, company.id, id);
      if (found === undefined) throw unknown();
      return found;
    },
  );
  change(
    'POST',
    '/withdrawals/:id',
    {
      scopes: [],
      summary: 'Accepts a statement that waits, or refuses it with a reason',
      body: withdrawalAnswerSchema,
      answer: withdrawalSchema,
      status: 201,
      request: {
        path: { id: '{withdrawal}' },
        json: { refuse: true, reason: 'O serviço já foi prestado por inteiro.' },
      },
    },
    async (company, body, context) => {
      const reason = 'refuse' in body ? body.reason : null;
      const id = readParameter(context, 'id');
      const answered = await answerWithdrawal(backend, company, id, reason);
      if (answered === undefined) throw unknown();
      return withdrawalOnWire(answered);
    },
  );
  return app;
}
