import { bookableServicesSchema } from '@portal/api/work/createScheduleApi';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { forgetOldDrafts } from './forgetOldDrafts.ts';
import { requireCompany } from '../../accounts/companies/requireCompany.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';
import { findCustomer } from '../../accounts/sessions/requireCustomer.ts';
import { findFavouriteExpert, listCatalogue } from './catalogue.ts';
import { earlyStartBefore } from '../withdrawals/earlyStart.ts';
import { exclusionOf } from '../withdrawals/withdrawalRight.ts';
import { serviceTerms } from '../policies/terms/serviceTerms.ts';
import { lastBookableDay } from './lastBookableDay.ts';
import { loadSettings } from './settings.ts';
import { requireBookable } from './requireBookable.ts';
import { slotRoutes } from './slots/slotRoutes.ts';
import { wallClock } from './slots/wallClock.ts';
import { bookingRoutes } from './booking/bookingRoutes.ts';

/** The services a provider lets customers book, and their free times. */
function routes(backend: Backend): DescribedRoutes {
  const app = describedRoutes('provider');

  app.get(
    '/main/schedule/services',
    {
      access: 'visitor',
      summary: 'Services that can be booked (API-69)',
      answer: bookableServicesSchema,
    },
    async (context) => {
      const company = requireBookable(await requireCompany(context, backend));
      const customer = await findCustomer(context, backend);
      const services = await listCatalogue(backend.database, company.id, backend.clock.now());
      const settings = await loadSettings(backend.database, company.id);
      const favourite =
        customer === undefined
          ? null
          : await findFavouriteExpert(backend.database, company.id, customer.client.id);
      return context.json({
        waiting_list: company.waitingList,
        last_day: lastBookableDay(company, settings, backend.clock.now()),
        services: services.map((service) => ({
          id: service.id,
          fo_id: service.foId,
          name: service.name,
          users: service.experts,
          active: false,
          disabled: false,
          notAvailable: false,
          schedule_fixed_start_enabled: service.fixedStart !== null,
          schedule_fixed_start: service.fixedStart?.toISOString() ?? null,
          ...(service.fixedStart && {
            schedule_fixed_at: wallClock(service.fixedStart, company.timeZone),
          }),
          time_zone: company.timeZone,
          schedule_payment_value:
            service.paymentCents === null ? null : centsToEuros(service.paymentCents),
          completed: false,
          discount: 0,
          duration_minutes: service.durationMinutes,
          early_start_before: earlyStartBefore(
            exclusionOf(company, [service]),
            backend.clock.now(),
          ),
          terms: serviceTerms(service, settings.cancelNoticeMinutes),
          favorite_expert_id: service.experts.some(({ id }) => id === favourite) ? favourite : null,
        })),
      });
    },
  );

  app.include(slotRoutes(backend));
  app.include(bookingRoutes(backend));
  return app;
}

export const scheduleCapability: Capability = {
  name: 'schedule',
  routes,
  tasks: [
    {
      name: 'forget what was not booked',
      everySeconds: 3600,
      run: async (backend) => {
        await forgetOldDrafts(backend);
      },
    },
  ],
};
