import { bootDocumentSchema, type ProviderContact } from '@portal/contract/bootDocument';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
});
afterAll(() => portal.close());

const BY_LAW = {
  legal_name: 'Mirante, Lda.',
  address: 'Rua Nova 1, Porto',
  email: 'sede@exemplo.pt',
  nipc: '502448911',
};

test.each<[string, Record<string, unknown>, ProviderContact]>([
  [
    'its WhatsApp before its telephone',
    { phone: '222081745', whatsapp_number: '+351912080745', email: 'ola@a.exemplo.pt' },
    { phone: '+351912080745', phoneCost: null, email: 'ola@a.exemplo.pt' },
  ],
  [
    'what it is by law where it has nothing else',
    { legal: { ...BY_LAW, phone: '800 207 207', phone_cost: 'chamada gratuita' } },
    { phone: '800 207 207', phoneCost: 'chamada gratuita', email: BY_LAW.email },
  ],
  ['nothing', {}, { phone: null, phoneCost: null, email: null }],
])('a page can say how its provider is reached: %s [PRV-12]', async (what, given, contact) => {
  const domain = `p${what.length}.localhost`;
  const { legal = {}, ...setup } = given;
  const key = await createProvider(portal, domain, setup);
  await portal.call('PUT', '/provider-api/v1/provider', { token: key, json: { legal } });
  const { body } = await portal.call('GET', `/mgmt/boot?domain=${domain}`);
  expect(v.parse(bootDocumentSchema, body).contact).toEqual(contact);
});

test('a domain of nobody has no contacts', async () => {
  const { body } = await portal.call('GET', '/mgmt/boot?domain=ninguem.localhost');
  expect(v.parse(bootDocumentSchema, body).contact).toBeUndefined();
});
