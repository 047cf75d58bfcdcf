import { providerChangesSchema } from '@portal/api/provider/providerChange';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { readListPage } from '../../platform/http/listPage.ts';
import { pageQuery } from '../../platform/http/pageQuery.ts';
import type { DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { providerCalls } from '../../provider/api/providerCalls.ts';
import { forgetOldChanges } from './forgetOldChanges.ts';
import { changePages, listChanges } from './listChanges.ts';

export const historyCapability: Capability = {
  name: 'history of how providers are set up',
  routes,
  tasks: [{ name: 'forget old changes', everySeconds: 3600, run: forgetOldChanges }],
};

/** Who changed what of how a provider is set up (SET-22). */
function routes(backend: Backend): DescribedRoutes {
  const { app, get } = providerCalls(backend, 'providerApi');
  get(
    '/changes',
    {
      scopes: ['read'],
      summary:
        'What was changed of the set-up, by whom and from where, newest first; secrets as •••',
      query: v.object(pageQuery),
      request: { query: { limit: '3' } },
      answer: providerChangesSchema,
    },
    (company, context) =>
      listChanges(backend.database, company.id, readListPage(context, changePages)),
  );
  return app;
}
