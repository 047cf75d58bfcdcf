import { waitingEntriesSchema, waitingRemovalSchema } from '@portal/api/provider/waitingEntries';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { providerPages, readListPage } from '../../../platform/http/listPage.ts';
import { pageQuery } from '../../../platform/http/pageQuery.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { providerCalls } from '../providerCalls.ts';
import { listWaiting } from '../schedule/listWaiting.ts';
import { removeWaiting } from '../schedule/removeWaiting.ts';

/** Who waits for a time that becomes free (WAI-12). */
export function waitingRoutes(backend: Backend): DescribedRoutes {
  const { app, get, change } = providerCalls(backend, 'providerApiSubjects');
  get(
    '/waiting-list',
    {
      scopes: ['read', 'schedule'],
      summary: 'Who waits, for what, and since when, newest first (WAI-12)',
      query: v.object(pageQuery),
      answer: waitingEntriesSchema,
    },
    (company, context) => listWaiting(backend, company, readListPage(context, providerPages)),
  );
  change(
    'DELETE',
    '/waiting-list/:id',
    {
      scopes: ['schedule'],
      summary: 'Removes somebody from the waiting list, who is told why (WAI-12)',
      body: waitingRemovalSchema,
      answer: v.object({ id: v.string() }),
      request: {
        path: { id: '{removableWaiting}' },
        json: { reason: 'Já não fazemos este serviço.' },
      },
    },
    async (company, { reason }, context) => {
      const id = readParameter(context, 'id');
      await removeWaiting(backend, company, id, reason);
      return { id };
    },
  );
  return app;
}
