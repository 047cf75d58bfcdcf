import { statementSchema } from '@portal/api/payment/statement';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { requireCompany } from '../../accounts/companies/requireCompany.ts';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readListPage } from '../../platform/http/listPage.ts';
import { pageQuery } from '../../platform/http/pageQuery.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { texts } from '../../platform/http/texts.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { isArchiveAddress } from './archiveAddress.ts';
import { archiveName } from './archiveName.ts';
import { openArchive } from './openArchive.ts';
import { presentEntries } from './presentEntries.ts';
import { readEntryPage, statementPages } from './readEntryPage.ts';
import { readPending } from './readPending.ts';
import { readYears } from './readYears.ts';

export const statementCapability: Capability = { name: 'statement', routes };

/** What the customer paid at this provider and has documents of, over all works and appointments (C-821). */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('customer');

  app.get(
    '/main/user/statement',
    {
      access: 'customer',
      summary:
        'Payments, refunds, documents and requests for them, newest first, with the sums of years (C-821)',
      query: v.object(pageQuery),
      answer: statementSchema,
    },
    async (context) => {
      const customer = await requireCustomer(context, backend);
      const owner = { companyId: customer.company.id, clientId: customer.client.id };
      const page = readListPage(context, statementPages);
      const { rows, next } = await readEntryPage(backend.database, owner, page);
      return context.json({
        entries: await presentEntries(backend, customer, rows),
        years: await readYears(backend, owner),
        pending: await readPending(backend, customer),
        next,
      });
    },
  );

  app.get(
    '/main/document-archives/:client/:year',
    {
      access: 'signed',
      summary:
        'The documents of a year as a ZIP, under the signed address that an answer gave (C-824)',
      type: 'application/zip',
      request: { path: { client: '{demoClient}', year: '2026' } },
      withoutExample: true,
    },
    async (context) => {
      const { id: companyId } = await requireCompany(context, backend);
      const clientId = readParameter(context, 'client');
      const year = readParameter(context, 'year');
      const asked = { companyId, clientId, year };
      const now = backend.clock.now();
      const isOurs = await isArchiveAddress(backend.database, asked, context.req.query(), now);
      const archive = isOurs ? await openArchive(backend, asked) : undefined;
      if (archive === undefined) throw new ApiError(404, texts.notFound);
      return new Response(ReadableStream.from(Readable.toWeb(archive.content)), {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Length': String(archive.bytes),
          'Content-Disposition': `attachment; filename="${archiveName(year)}"`,
          'Cache-Control': 'private, no-store',
        },
      });
    },
  );
  return app;
}
