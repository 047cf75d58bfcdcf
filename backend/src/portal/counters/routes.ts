import { countersSchema, type Counters } from '@portal/api/account/counters';
import { requireCustomer, type Customer } from '../../accounts/sessions/requireCustomer.ts';
import { countUnread, countUnreadByDomain } from '../../accounts/notifications/queries.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { countAgenda } from '../appointments/agenda.ts';
import { texts } from './texts.ts';

export const countersCapability: Capability = { name: 'counters', routes };

function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('customer');
  app.get(
    '/main/user/menu/counters',
    {
      access: 'customer',
      summary: 'Numbers on bell and bar; 409 with error_code 2 before registering (API-42)',
      answer: countersSchema,
    },
    async (context) =>
      context.json(await readCounters(backend, await requireCustomer(context, backend))),
  );
  return app;
}

/**
 * The numbers on the bell and on the bottom bar (API-42, PRV-15, C-128).
 * @throws ApiError 409 with error_code 2 for whoever has not finished registering (ERR-06)
 */
async function readCounters(backend: Backend, customer: Customer): Promise<Counters> {
  const { database } = backend;
  const { company, client, user } = customer;
  if (client.registeredAt === null) throw new ApiError(409, texts.notRegistered, { error_code: 2 });
  const [warnings, warningsByCompany, pending] = await Promise.all([
    countUnread(database, company.id, client.id),
    countUnreadByDomain(database, user.id),
    countAgenda(backend, customer),
  ]);
  return {
    warnings,
    warnings_by_company: warningsByCompany,
    scheduled_appointments: pending,
  };
}
