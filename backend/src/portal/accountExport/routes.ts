import { accountExportSchema } from '@portal/api/account/accountExport';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { exportOnWire } from './exportOnWire.ts';
import { findExport } from './findExport.ts';
import { forgetOldExports } from './forgetExport.ts';
import { runExports } from './runExports.ts';
import { startExport } from './startExport.ts';

export const accountExportCapability: Capability = {
  name: 'account export',
  routes,
  tasks: [
    {
      name: 'make exports',
      everySeconds: 2,
      run: async (backend, ending) => {
        while (!ending.aborted && (await runExports(backend)) > 0);
      },
    },
    { name: 'forget old exports', everySeconds: 300, run: forgetOldExports },
  ],
};

/** Everything that the customer has at this provider, to take along (ACC-12 to ACC-14). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('customer');

  app.post(
    '/main/user/export',
    {
      access: 'customer',
      summary: 'Begins an export of the customer’s data, or answers the one of the last 24 hours',
      answer: accountExportSchema,
      withoutExample: true,
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      return context.json(exportOnWire(backend, await startExport(backend, customer)));
    },
  );

  app.get(
    '/main/user/export',
    {
      access: 'customer',
      summary: 'How far the export is, and the signed address of the finished file (ACC-13)',
      answer: accountExportSchema,
    },
    async (context) => {
      const { company, client } = await requireCustomer(context, backend);
      const owner = { companyId: company.id, clientId: client.id };
      return context.json(exportOnWire(backend, await findExport(backend.database, owner)));
    },
  );
  return app;
}
