import { afterAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/asProvider.ts';
import { createProvider } from '../../testing/createProvider.ts';
import { createTestBackend } from '../../testing/testBackend.ts';

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

test('a budget keeps who the provider was by law, and says what of it is not known', async () => {
  const key = await createProvider(portal, 'auto-mirante.localhost', { name: 'Auto Mirante' });
  const send = (method: string, path: string, json?: unknown) =>
    asProvider(portal, key, method, path, json);
  const work = String((await send('POST', '/works', { customer: { phone: '912000001' } }))['id']);
  const lines = [{ designation: 'Pastilhas', price: 64, discount: 0, completed: false }];
  const post = () => send('POST', `/works/${work}/budget`, { lines });
  const unknown = ['address', 'phone', 'email', 'nipc', 'registry_number'];
  expect((await post())['warnings']).toEqual(unknown);
  await send('PUT', '/provider', { legal });
  expect((await post())['warnings']).toEqual([]);
  await send('PUT', '/provider', { legal: { ...legal, legal_name: 'Outra, Lda.' } });
  const { rows } = await portal.backend.pool.query(
    'select provider from budget_versions where work_id = $1 order by version',
    [work.slice(2)],
  );
  expect(rows).toEqual([
    {
      provider: {
        legal_name: 'Auto Mirante',
        ...Object.fromEntries(unknown.map((field) => [field, null])),
      },
    },
    { provider: legal },
  ]);
});
