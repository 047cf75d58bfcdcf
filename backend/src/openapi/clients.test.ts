import { ApiError } from '@portal/api/http/apiError';
import { createAnalyticsApi } from '@portal/api/work/createAnalyticsApi';
import { createAppointmentsApi } from '@portal/api/work/appointment';
import { createAppointmentDetailsApi } from '@portal/api/work/appointmentDetails';
import { createCalendarApi } from '@portal/api/work/createCalendarApi';
import { createClientDataApi } from '@portal/api/account/client';
import { createCompaniesApi } from '@portal/api/company/createCompaniesApi';
import { createCompanyTermsApi } from '@portal/api/company/companyTerms';
import { createIdentityApi } from '@portal/api/account/createIdentityApi';
import { createLiteApi } from '@portal/api/company/createLiteApi';
import { openLiteLink } from '@portal/api/company/liteLink';
import { createSessionsApi } from '@portal/api/account/sessionOverview';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExampleWorld, type ExampleWorld } from '../testing/worlds/exampleWorld.ts';
import { lastCode } from '../testing/calls/registerByPhone.ts';
import { serviceOf } from '../testing/calls/serviceOf.ts';

let world: ExampleWorld;
beforeAll(async () => {
  world = await createExampleWorld();
});
afterAll(() => world.portal.close());

describe('the browser’s clients understand the server', () => {
  test('lite: from the key in the address to a confirmed appointment [API-58] [API-63] [API-64]', async () => {
    const { portal, ids } = world;
    const calendar = serviceOf(portal, 'calendar');
    const clients = (token?: string) =>
      createLiteApi(
        serviceOf(portal, 'calendar', undefined, token),
        serviceOf(portal, 'main', undefined, token),
      );
    const link = await openLiteLink(calendar, ids['linkKey'] ?? '');
    const api = clients(link.token);
    expect(link).toMatchObject({ id: ids['appointment'], type: 'appointment', is_client: true });
    const shown = await api.showAppointment(link.id);
    expect(shown).toMatchObject({ code: 1, details: { id: link.id, is_confirmed: false } });
    await api.confirm(link.id);
    expect((await api.showWork(link.id)).details?.is_confirmed).toBe(true);
    expect((await api.appointments()).pending).toHaveLength(1);
    const refused = openLiteLink(calendar, 'unknown-key');
    await expect(refused).rejects.toThrow(ApiError);
    await expect(refused).rejects.toMatchObject({ status: 404 });
  });

  test('the helper calls without a given path have one, the same on both sides [API-65]', async () => {
    const { portal, tokens, ids } = world;
    const main = serviceOf(portal, 'main', tokens.owner);
    const appointments = createAppointmentsApi(main);
    const id = ids['cancellable'] ?? '';
    expect((await appointments.list()).pending.map((entry) => entry.id)).toContain(id);
    const { token_cal: token } = await createAppointmentDetailsApi(main).details(id);
    await createCalendarApi(serviceOf(portal, 'calendar')).cancel(id, token);
    expect((await appointments.list()).history.map((entry) => entry.id)).toContain(id);
    // The count of providers is the length of their list (C-81).
    expect((await createCompaniesApi(main).mine()).companies.length).toBeGreaterThan(0);
    expect(await createClientDataApi(main).read()).toMatchObject({ name: 'Ana Segredo' });
    const terms = await createCompanyTermsApi(main).read('auto-mirante.localhost');
    expect(terms.terms).toMatch(/\S/);
    await createAnalyticsApi(main).workOpened({ id: ids['work'] ?? '', s: 'I' });

    const visitor = serviceOf(portal, 'main');
    const phone = '+351912000077';
    const identity = createIdentityApi(visitor);
    await identity.requestPhoneCode({ phone, platform: 'WEB' });
    const code = await lastCode(portal, phone);
    const { registration_token: proof } = await identity.validatePhone({ phone, code });
    const registered = await createClientDataApi(visitor).register({
      name: 'Nova Pessoa',
      token: proof ?? '',
      terms_accepted: true,
    });
    const own = createClientDataApi(serviceOf(portal, 'main', registered.token));
    expect(await own.read()).toMatchObject({ name: 'Nova Pessoa', registered: true });
  });

  test('sessions: listed and ended', async () => {
    const { portal, tokens } = world;
    const api = createSessionsApi(serviceOf(portal, 'main', tokens.owner));
    const { sessions } = await api.list();
    const other = sessions.find(({ current }) => !current);
    await api.end(other?.id ?? '');
    expect((await api.list()).sessions).toHaveLength(sessions.length - 1);
    await api.endAll();
    await expect(api.list()).rejects.toMatchObject({ status: 401 });
  });
});
