import * as v from 'valibot';
import { ApiError } from '../../../platform/http/apiError.ts';
import { readParameter } from '../../../platform/http/readParameter.ts';
import { legalIdentityOf } from '../../../accounts/companies/legalIdentityOf.ts';
import { providerSchema } from '../providerSchema.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { readSettings } from '../settings/readSettings.ts';
import { saveLegalIdentity } from '../settings/saveLegalIdentity.ts';
import { closureSchema, hoursSchema, settingsSchema } from '../schemas.ts';
import { addClosure } from '../schedule/addClosure.ts';
import { replaceHours } from '../schedule/replaceHours.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { DescribedRoutes } from '../../../platform/routes/describedRoutes.ts';
import { providerCalls } from '../providerCalls.ts';

/** The provider itself: its settings, hours and closures. */
export function settingsRoutes(backend: Backend): DescribedRoutes {
  const { app, get, change, changeUnlisted } = providerCalls(backend, 'providerApi');
  const { database } = backend;
  get(
    '/provider',
    { scopes: ['read'], summary: 'The provider and its settings' },
    async (company) => ({
      domain: company.domain,
      name: company.name,
      legal: legalIdentityOf(company),
      settings: await readSettings(database, company),
    }),
  );
  change(
    'PUT',
    '/provider',
    {
      scopes: [],
      summary: 'Says who the provider is by law',
      body: providerSchema,
      request: {
        json: {
          legal: {
            legal_name: 'Oficina do Exemplo, Lda.',
            address: 'Rua do Exemplo 1, 4000-000 Porto',
            email: 'geral@exemplo.pt',
            nipc: '502448911',
          },
        },
      },
    },
    async (company, { legal }) => {
      await saveLegalIdentity(backend, company.id, legal);
      return { legal };
    },
  );
  change(
    'PUT',
    '/settings',
    {
      scopes: [],
      summary: 'Changes settings',
      body: settingsSchema,
      request: { json: { notice_minutes: 30 } },
    },
    async (company, body) => ({ settings: await changeSettings(backend, company, body) }),
  );
  change(
    'PUT',
    '/hours',
    {
      scopes: ['schedule'],
      summary: 'Replaces the hours',
      body: hoursSchema,
      request: {
        json: { hours: [{ weekday: 2, opens: '08:00', closes: '20:00' }] },
      },
    },
    async (company, body) => {
      await replaceHours(backend, company, body);
      return { hours: body.hours };
    },
  );
  change(
    'POST',
    '/closures',
    {
      scopes: ['schedule'],
      summary: 'Adds a closure',
      body: closureSchema,
      status: 201,
      request: {
        json: { from: '2026-12-24T12:00:00Z', to: '2026-12-27T00:00:00Z', reason: 'Natal' },
      },
    },
    async (company, body) => ({
      id: await addClosure(backend, company, body),
    }),
  );
  changeUnlisted(
    'DELETE',
    '/closures/:id',
    { scopes: ['schedule'], summary: 'Removes a closure', request: { path: { id: '{closure}' } } },
    v.object({}),
    async (company, _body, context) => {
      const removed = await database
        .deleteFrom('closures')
        .where('id', '=', readParameter(context, 'id'))
        .where('companyId', '=', company.id)
        .returning('id')
        .executeTakeFirst();
      if (removed === undefined) throw new ApiError(404, 'There is no such closure.');
      return { message: 'The closure was removed.' };
    },
  );
  return app;
}
