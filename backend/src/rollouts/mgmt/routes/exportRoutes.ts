import { Readable } from 'node:stream';
import type { Backend } from '../../../platform/backend.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { readActor } from '../operators/readActor.ts';
import { exportProvider } from '../providers/export/exportProvider.ts';
import { findOwnCompany } from '../providers/findOwnCompany.ts';
import { noteAction } from '../teams/actions.ts';
import { byQuery } from './byQuery.ts';

/**
 * A provider's data, for the day it leaves (C-836). Beside `providerRoutes`, which says who may: it changes nothing, but is a
 * POST, so that whoever may only read takes no customers along.
 */
export function exportRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('system');
  app.post(
    '/mgmt/providers/:domain/export',
    {
      access: 'administrator',
      summary: 'Everything of a provider as a ZIP: a JSON file for each table, and files',
      query: byQuery,
      type: 'application/zip',
      request: { path: { domain: 'unknown.localhost' } },
      withoutExample: true,
    },
    async (context) => {
      const company = await findOwnCompany(backend.database, readParameter(context, 'domain'));
      const by = await readActor(context, backend);
      await noteAction(backend, by, 'exported a provider', company.domain);
      const body = Readable.toWeb(exportProvider(backend, company));
      return new Response(body, {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="${company.domain}.zip"`,
          'Cache-Control': 'no-store',
        },
      });
    },
  );
  return app;
}
