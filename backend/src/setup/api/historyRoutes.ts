import { providerChangesSchema } from '@portal/api/provider/providerChange';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import { readListPage } from '../../platform/http/listPage.ts';
import { pageQuery } from '../../platform/http/pageQuery.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { changePages, listChanges } from '../history/listChanges.ts';
import { ownerCalls } from './ownerCalls.ts';

/** Who changed what, as the owner reads it (SET-22). */
export function historyRoutes(backend: Backend): DescribedRoutes {
  const { app, get } = ownerCalls(backend);
  get(
    '/history',
    {
      summary: 'What was changed of the set-up, newest first',
      query: v.object(pageQuery),
      answer: providerChangesSchema,
      request: { query: { limit: '3' } },
    },
    ({ company }, context) =>
      listChanges(backend.database, company.id, readListPage(context, changePages)),
  );
  return app;
}
