import { companiesSchema, companySchema } from '@portal/api/company/company';
import { fullConfigurationSchema } from '@portal/api/company/fullConfiguration';
import * as v from 'valibot';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const portal = await createTestBackend();
afterAll(() => portal.close());

const contact = {
  address: 'Rua Direita 12',
  town: 'Leiria',
  phone: '244000001',
  email: 'geral@exemplo.pt',
  vat: '500000000',
};
const needed = {
  legal_name: 'Auto Mirante, Lda.',
  address: 'Rua do Heroísmo 214, Porto',
  email: 'sede@exemplo.pt',
  nipc: '502448911',
};
const whole = {
  ...needed,
  phone: '800 207 207',
  registry_office: 'Conservatória do Registo Comercial do Porto',
  registry_number: '502448911',
  profession: 'Fisioterapeuta',
  professional_body: 'Ordem dos Fisioterapeutas',
  professional_number: '1234',
  ers_number: 'E123456',
  arbitration: { name: 'CASA', url: 'https://www.arbitragemauto.pt' },
  phone_cost: 'chamada gratuita',
};

let key: string;
beforeEach(async () => {
  key = await createProvider(portal, domain, contact);
});

async function configuration() {
  return v.parse(fullConfigurationSchema, (await portal.call('GET', '/main/config')).body);
}
const say = (legal: unknown) =>
  portal.call('PUT', '/provider-api/v1/provider', { token: key, json: { legal } });

test('what a provider never said is taken from its contact data, and the rest is absent [LAW-02] [C-288]', async () => {
  expect((await configuration()).legal).toEqual({
    address: 'Rua Direita 12, Leiria',
    phone: '244000001',
    email: 'geral@exemplo.pt',
    nipc: '500000000',
  });
  await createProvider(portal, 'nada.localhost');
  const { body } = await portal.call('GET', '/main/config', { domain: 'nada.localhost' });
  expect(body['legal']).toEqual({});
});

test('what it says is shown word for word, survives a new set-up, and is replaced as a whole [LAW-02] [C-288]', async () => {
  const { body } = await say({ ...whole, nipc: ' 502 448 911' });
  expect(body).toEqual({ legal: whole });
  await createProvider(portal, domain, contact);
  expect((await configuration()).legal).toEqual(whole);
  const told = await asProvider(
    portal,
    await createProvider(portal, domain, contact),
    'GET',
    '/provider',
  );
  expect(told['legal']).toEqual(whole);
});

test('a field that is left out later is gone [LAW-02] [C-288]', async () => {
  await say(whole);
  await say(needed);
  expect((await configuration()).legal).toEqual({ ...needed, phone: '244000001' });
});

test.each([
  ['legal_name', ''],
  ['legal_name', undefined],
  ['address', undefined],
  ['email', 'sede'],
  ['nipc', '502448912'],
  ['nipc', undefined],
  ['arbitration', { name: 'CASA', url: 'javascript:alert(1)' }],
  ['arbitration', { name: 'CASA', url: 'http://exemplo.pt' }],
  ['phone_cost', 'x'.repeat(121)],
])('%s %j is refused and changes nothing', async (field, value) => {
  await say(whole);
  const { status } = await say({ ...whole, [field]: value });
  expect(status).toBe(400);
  expect((await configuration()).legal).toEqual(whole);
});

test('lists say of a provider only what stands beside its number [LAW-03] [C-288]', async () => {
  await say(whole);
  const { body } = await portal.call('GET', '/main/company/v2');
  const { companies } = v.parse(companiesSchema, body);
  expect(Object(Object(body)['companies'])[0].legal).toEqual({ phone_cost: 'chamada gratuita' });
  expect(companies[0]?.legal).toEqual({ phone_cost: 'chamada gratuita' });
  const { company } = await configuration();
  expect(v.parse(companySchema, company).legal).toEqual({ phone_cost: 'chamada gratuita' });
});
