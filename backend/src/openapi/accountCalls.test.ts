import { createClientDataApi } from '@portal/api/account/client';
import { createCompaniesApi } from '@portal/api/company/createCompaniesApi';
import { createCompanyTermsApi } from '@portal/api/company/companyTerms';
import { createConfigurationApi } from '@portal/api/company/configuration';
import { createCountriesApi } from '@portal/api/company/countries';
import { createFileTypesApi } from '@portal/api/company/fileTypes';
import { createCountersApi } from '@portal/api/account/counters';
import { createFeedbackApi } from '@portal/api/work/createFeedbackApi';
import { createIdentityApi } from '@portal/api/account/createIdentityApi';
import { createNotificationsApi } from '@portal/api/account/createNotificationsApi';
import { createSessionApi } from '@portal/api/account/createSessionApi';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  createClientCallers,
  newEmail,
  newPhone,
  signedUp,
  testCalls,
  type ClientCallers,
} from '../testing/calls/clientCallers.ts';
import { registerByPhone } from '../testing/calls/registerByPhone.ts';
import { serviceOf } from '../testing/calls/serviceOf.ts';

let callers: ClientCallers;
beforeAll(async () => {
  callers = await createClientCallers();
});
afterAll(() => callers.world.portal.close());

const words = expect.stringMatching(/\S/);
const told = { message: words };
const { password } = signedUp;
const phoneCode = { phone: '+351912000071', platform: 'IOS' } as const;
const emailCode = { email: 'outra@exemplo.pt', password };
const origin = { user_id: 'u-1', work_token: 'w-1' };
const signup = { email: 'lia@exemplo.pt', password, ...origin };
const registration = { name: 'Nova Pessoa', terms_accepted: true, ...origin };
const feedback = { classification: 4, observation: 'Bom.' };
const support = { message: 'A que horas abrem?', type: 'COMPANY' };
const person = {
  name: 'Ana Segredo',
  address: 'Rua Nova 2',
  postal_code: '1000-002',
  city: 'Lisboa',
  country_id: 175,
  country: { id: 175, country: 'Portugal' },
  phones: [{ number: '+351912000001', primary: true }],
  email: 'ana.segredo@exemplo.pt',
  secondary_email: 'contas@exemplo.pt',
  vat: '123456789',
  invoice_primary: true,
  invoice_secondary: false,
};

testCalls(
  () => callers,
  [
    [
      '[API-14]',
      'POST /main/user/phone',
      ({ visitor }) => createIdentityApi(visitor).requestPhoneCode(phoneCode),
      { json: phoneCode },
    ],
    [
      '[API-15]',
      'POST /main/user/phone/validate',
      ({ visitor, id }) =>
        createIdentityApi(visitor).validatePhone({ phone: newPhone, code: id('phoneCode') }),
      { json: { phone: newPhone, code: '{phoneCode}' } },
      { registered: false, registration_token: words },
    ],
    [
      '[API-16]',
      'POST /main/user/email/code',
      ({ visitor }) => createIdentityApi(visitor).requestEmailCode(emailCode),
      { json: emailCode },
    ],
    [
      '[API-17]',
      'POST /main/user/email/validate',
      ({ visitor, id }) => {
        const json = { email: newEmail, code: id('emailCode'), password };
        return createIdentityApi(visitor).validateEmail(json);
      },
      { json: { email: newEmail, code: '{emailCode}', password } },
      { registered: false, registration_token: words },
    ],
    [
      '[API-08]',
      'POST /main/user/signup/',
      ({ visitor }) => createIdentityApi(visitor).signup(signup),
      { json: signup },
      { token: words },
    ],
    [
      '[API-18]',
      'POST /main/user/email/confirm?token={confirmation}',
      ({ visitor, id }) =>
        createIdentityApi(visitor).confirmEmail(id('confirmation'), { password }),
      { json: { password } },
      told,
    ],
    [
      '[API-05]',
      'POST /main/user/login/',
      ({ visitor }) => createIdentityApi(visitor).login({ login: signedUp.email, password }),
      { json: { login: signedUp.email, password } },
      { token: words },
    ],
    [
      '[API-06]',
      'POST /main/user/login/provider',
      ({ main, id }) => createCompaniesApi(main).join(id('otherDomain')),
      { json: { domain: '{otherDomain}', terms_accepted: true } },
      { token: words },
    ],
    [
      '[API-07]',
      'POST /main/user/login/demo',
      ({ visitor, id }) =>
        createIdentityApi(visitor).loginToDemo({ id: id('demoClient'), domain: id('demoDomain') }),
      { json: { id: '{demoClient}', domain: '{demoDomain}' } },
      { data: { token: words } },
    ],
    [
      '[API-19]',
      'POST /main/user/client/',
      ({ visitor, id }) =>
        createClientDataApi(visitor).register({ ...registration, token: id('registrationToken') }),
      { json: { ...registration, token: '{registrationToken}' } },
      { message: words, token: words },
    ],
    ['[API-12]', 'GET /main/user/client/info', ({ main }) => createSessionApi(main).info()],
    ['[API-09]', 'GET /main/user/client/', ({ main }) => createClientDataApi(main).read()],
    [
      '[API-10]',
      'PUT /main/user/client/',
      ({ main }) => createClientDataApi(main).replace(person),
      { json: person },
      person,
    ],
    [
      '[API-10]',
      'PATCH /main/user/client/',
      ({ main }) => createClientDataApi(main).patch({ city: 'Porto' }),
      { json: { city: 'Porto' } },
      { ...person, city: 'Porto' },
    ],
    [
      '[API-13]',
      'GET /main/user/client/presignup?terms_accepted=true',
      ({ visitor }) => createSessionApi(visitor).acceptTerms(true, 'lima.localhost'),
      {},
      { type: 'Success', http_code: 200 },
    ],
    [
      '[API-76]',
      'PUT /main/user/password',
      ({ main }) => createIdentityApi(main).changePassword({ password: 'Outro-Banco-7' }),
      { json: { password: 'Outro-Banco-7' } },
      told,
    ],
    ['[API-04]', 'GET /main/config', ({ main }) => createConfigurationApi(main).read()],
    ['[API-46]', 'GET /main/countries', ({ main }) => createCountriesApi(main).read()],
    ['[API-48]', 'GET /main/config/filetypes', ({ main }) => createFileTypesApi(main).read()],
    ['[API-48]', 'GET /main/config/vertical', ({ main }) => createCompaniesApi(main).categories()],
    [
      '[API-47] [CFG-10]',
      'GET /main/terms/company?value={domain}',
      ({ main, id }) => createCompanyTermsApi(main).read(id('domain')),
      {},
      { domain: 'auto-mirante.localhost', terms: words },
    ],
    ['[API-39]', 'GET /main/client/company', ({ main }) => createCompaniesApi(main).mine()],
    [
      '[API-40]',
      'GET /main/client/company/new?verticalName=physio&geoCoords=41.1%2C-8.6',
      ({ main }) =>
        createCompaniesApi(main).search({ verticalName: 'physio', geoCoords: '41.1,-8.6' }),
    ],
    ['[API-42]', 'GET /main/user/menu/counters', ({ main }) => createCountersApi(main).read()],
    ['[API-77]', 'GET /main/notifications', ({ main }) => createNotificationsApi(main).list()],
    [
      '[API-79]',
      'PUT /main/notifications/{notification}',
      ({ main, id }) => createNotificationsApi(main).read(id('notification')),
    ],
    [
      '[API-79]',
      'PUT /main/notifications/read-all',
      ({ main }) => createNotificationsApi(main).readAll(),
    ],
    [
      '[API-80]',
      'DELETE /main/notifications/{notification}',
      ({ main, id }) => createNotificationsApi(main).remove(id('notification')),
    ],
    [
      '[API-49]',
      'POST /main/application/feedback/',
      ({ main }) => createFeedbackApi(main).rate(feedback),
      { json: feedback },
      told,
    ],
    [
      '[API-50]',
      'POST /main/application/support/',
      ({ main }) => createFeedbackApi(main).ask(support),
      { json: support },
      told,
    ],
    [
      '[API-11]',
      'DELETE /main/user/client/',
      async ({ world, heard }) => {
        const leaving = await registerByPhone(world.portal, '+351912000079');
        const service = serviceOf(world.portal, 'main', leaving, undefined, heard);
        return createClientDataApi(service).remove({});
      },
      { json: {} },
      told,
    ],
  ],
);
