import { afterAll, expect, test } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { createTestBackend } from '../../../testing/testBackend.ts';

const portal = await createTestBackend();
afterAll(() => portal.close());

const legal = {
  legal_name: 'Auto Mirante, Lda.',
  address: 'Rua do Heroísmo 214, Porto',
  email: 'sede@exemplo.pt',
  phone: '222081745',
  nipc: '502448911',
  registry_number: '98-76',
};

test('a budget keeps who both sides were, whatever they become, and says what of the provider is not known [BUD-08]', async () => {
  const key = await createProvider(portal, 'auto-mirante.localhost', { name: 'Auto Mirante' });
  const send = (method: string, path: string, json?: unknown) =>
    asProvider(portal, key, method, path, json);
  const work = String((await send('POST', '/works', { customer: { phone: '912000001' } }))['id']);
  const lines = [{ designation: 'Pastilhas', price: 64, discount: 0, completed: false }];
  const post = () => send('POST', `/works/${work}/budget`, { lines });
  const unknown = ['address', 'phone', 'email', 'nipc', 'registry_number'];
  expect((await post())['warnings']).toEqual(unknown);
  await send('PUT', '/provider', { legal });
  const rename = (name: string | null, vat: string | null) =>
    portal.backend.pool.query(
      `update clients set name = $1, vat = $2, address = $1 || ' 3', postal_code = '4000-001', city = 'Porto'`,
      [name, vat],
    );
  await rename('Ana', '123456789');
  expect((await post())['warnings']).toEqual([]);
  await send('PUT', '/provider', { legal: { ...legal, legal_name: 'Outra, Lda.' } });
  await rename('Rita', '999999990');
  const { rows } = await portal.backend.pool.query(
    'select provider, customer from budget_versions where work_id = $1 order by version',
    [work.slice(2)],
  );
  expect(rows).toEqual([
    {
      provider: {
        legal_name: 'Auto Mirante',
        ...Object.fromEntries(unknown.map((field) => [field, null])),
      },
      customer: { name: '', address: null, nif: null },
    },
    {
      provider: legal,
      customer: { name: 'Ana', address: 'Ana 3, 4000-001 Porto', nif: '123456789' },
    },
  ]);
  const { budgets } = await send('GET', `/works/${work}/budgets`);
  expect(budgets).toMatchObject([...rows].reverse());
});
