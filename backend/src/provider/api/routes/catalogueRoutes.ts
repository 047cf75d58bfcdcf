import { centsToEuros } from '@portal/domain/money/cents';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { listCatalogue } from '../../../portal/schedule/catalogue.ts';
import { listExperts, saveExpert } from '../schedule/experts.ts';
import { withdrawalRight } from '../../../portal/withdrawals/withdrawalRight.ts';
import { policyOnWire } from '../../../portal/policies/policy.ts';
import { expertSchema, serviceSchema } from '../schemas.ts';
import { saveService } from '../schedule/saveService.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { providerCalls } from '../providerCalls.ts';

/** Who works at a provider, and what can be booked there. */
export function catalogueRoutes(backend: Backend): DescribedRoutes {
  const { app, get, change } = providerCalls(backend, 'providerApi');
  const { database } = backend;
  get('/experts', { scopes: ['read', 'schedule'], summary: 'Experts' }, async (company) => ({
    experts: await listExperts(database, company.id),
  }));
  change(
    'PUT',
    '/experts/:foId',
    {
      scopes: ['schedule'],
      summary: 'Adds or changes an expert',
      body: expertSchema,
      request: {
        path: { foId: 'rui' },
        json: { name: 'Rui Lima' },
      },
    },
    async (company, body, context) => ({
      id: await saveExpert(backend, company, readParameter(context, 'foId'), body),
    }),
  );
  get('/services', { scopes: ['read', 'schedule'], summary: 'Services' }, async (company) => {
    const services = await listCatalogue(database, company.id, backend.clock.now());
    return {
      services: services.map((service) => ({
        id: service.id,
        fo_id: service.foId,
        name: service.name,
        duration_minutes: service.durationMinutes,
        payment: service.paymentCents === null ? null : centsToEuros(service.paymentCents),
        fixed_start: service.fixedStart?.toISOString() ?? null,
        capacity: service.capacity,
        position: service.position,
        experts: service.experts,
        withdrawal: withdrawalRight(company, service),
        policy: service.policy === null ? null : policyOnWire(service.policy),
        has_own_policy: service.hasOwnPolicy,
      })),
    };
  });
  change(
    'PUT',
    '/services/:foId',
    {
      scopes: ['schedule'],
      summary: 'Adds or changes a service',
      body: serviceSchema,
      request: {
        path: { foId: 'lavagem' },
        json: { name: 'Lavagem', duration_minutes: 30 },
      },
    },
    async (company, body, context) => ({
      id: await saveService(backend, company, readParameter(context, 'foId'), body),
    }),
  );
  return app;
}
