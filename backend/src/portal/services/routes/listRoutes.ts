import { worksSchema } from '@portal/api/work/work';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { customerPages, readListPage } from '../../../platform/http/listPage.ts';
import { pageQuery } from '../../../platform/http/pageQuery.ts';
import { describedRoutes, type DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { requireCustomer } from '../../../accounts/sessions/requireCustomer.ts';
import { listCustomerAppointments, listCustomerWorks } from '../listCustomerWorks.ts';

const listQuery = v.object({ itemId: v.optional(v.string()), ...pageQuery });

/** Works and appointments of the customer, in pages (API-28); with `itemId` those of one item (API-27). */
export function listRoutes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('subjects');

  const appointments = (history: boolean) => async (context: Context) => {
    const customer = await requireCustomer(context, backend);
    const question = { history, itemId: context.req.query('itemId') };
    const page = readListPage(context, customerPages);
    return context.json(await listCustomerAppointments(backend, customer, question, page));
  };
  const works = (completed: boolean) => async (context: Context) => {
    const customer = await requireCustomer(context, backend);
    const question = { completed, itemId: context.req.query('itemId') };
    return context.json(
      await listCustomerWorks(backend, customer, question, readListPage(context, customerPages)),
    );
  };

  app.get(
    '/main/services/scheduled',
    {
      access: 'customer',
      summary: 'Coming appointments (API-28)',
      query: listQuery,
      answer: worksSchema,
    },
    appointments(false),
  );

  app.get(
    '/main/services/scheduled/history',
    {
      access: 'customer',
      summary: 'Past and cancelled appointments (API-28)',
      query: listQuery,
      answer: worksSchema,
    },
    appointments(true),
  );

  app.get(
    '/main/services/active',
    {
      access: 'customer',
      summary: 'Works under way (API-28)',
      query: listQuery,
      answer: worksSchema,
    },
    works(false),
  );

  app.get(
    '/main/services/completed',
    {
      access: 'customer',
      summary: 'Completed works (API-28)',
      query: listQuery,
      answer: worksSchema,
    },
    works(true),
  );

  return app;
}
