import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  // As in a database of a server without a language, where `lower` knows no letter with an accent.
  await portal.backend.pool.query('alter table companies alter column name type text collate "C"');
  await createProvider(portal, 'optica.localhost', { name: 'Óptica Ângela' });
  await createProvider(portal, 'optima.localhost', { name: 'OPTIMA' });
});
afterAll(() => portal.close());

test.each([
  ['optica', ['Óptica Ângela']],
  ['óptica angela', ['Óptica Ângela']],
  ['ÂNGELA', ['Óptica Ângela']],
  ['opti', ['OPTIMA', 'Óptica Ângela']],
])('a provider is found by %s, whatever capitals its name has [PRV-09]', async (name, found) => {
  const query = new URLSearchParams({ name });
  const { body } = await portal.call('GET', `/main/company/v2?${query.toString()}`);
  const companies = Array.isArray(body['companies']) ? body['companies'] : [];
  expect(companies.map((company) => company.name)).toEqual(found);
});
