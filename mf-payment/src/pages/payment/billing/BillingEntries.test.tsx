// @vitest-environment happy-dom
import { normaliseNif } from '@portal/domain/contact/nifError';
import { createTestPortal, TestShell, type TestPortal } from '@portal/remote/testPortal';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import PaymentPage from '../PaymentPage.tsx';
import { customer, wirePage } from '../../../testing/samplePayment.testing.ts';

const stored = {
  id: 'B-7',
  name: 'Prata, Lda.',
  vat_number: '501442600',
  address: 'Rua 1',
  postal_code: '1000-001',
  city: 'Lisboa',
  country: { id: 175, country: 'Portugal' },
};
let portal: TestPortal;

function show(): void {
  render(
    <TestShell
      test={portal}
      view={{ kind: 'page', name: 'payment', params: { id: 'S-7' } }}
      path="/payment/S-7"
    >
      <PaymentPage />
    </TestShell>,
  );
}

beforeEach(() => {
  portal = createTestPortal({
    answers: {
      'GET /payment/S-7': () => wirePage('NOT_PAID', null),
      'GET /user/client/': () => customer,
      'GET /billing': () => ({ billing: [stored] }),
      'GET /countries': () => [
        { id: 66, country: 'França' },
        { id: 175, country: 'Portugal' },
      ],
      'POST /billing': () => ({ ...stored, id: 'B-8', name: 'Carvalho, Lda.' }),
      'POST /billing/B-7': () => ({ ...stored, city: 'Braga' }),
      'DELETE /billing/B-7': () => ({}),
    },
  });
  show();
});
afterEach(cleanup);

const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () =>
  portal.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path}`, body]);

test('stored billing data are listed, changed and removed once that is confirmed [BIL-01] [BIL-02]', async () => {
  await choose('Prata, Lda.');
  const labels = ['Nome', 'NIF', 'Morada', 'Código postal', 'Localidade'];
  expect(labels.map((label) => field(label).value.replaceAll('\u00a0', ''))).toEqual([
    ...['Prata, Lda.', '501442600', 'Rua 1', '1000-001', 'Lisboa'],
  ]);
  expect(field('País').value).toBe('175');
  fill('Localidade', 'Braga');
  press('Guardar dados');
  await waitFor(() => expect(portal.shown.at(-1)?.text).toBe('Dados de faturação guardados'));
  const { id: _, country, ...rest } = stored;
  expect(sent()).toEqual([
    ['POST /billing/B-7', { ...rest, city: 'Braga', country_id: country.id }],
  ]);
  expect(field('Localidade').value).toBe('Braga');
  press('Remover');
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Prata, Lda.' })).toBeNull());
  expect(sent().at(-1)?.[0]).toBe('DELETE /billing/B-7');
  expect(portal.shown).toContainEqual({ kind: 'confirm', text: 'Atenção' });
});

test('what is typed while data are being saved stays, of the entry that they became', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<object>((resolve) => {
    answer = () => resolve({ ...stored, id: 'B-8', name: 'Carvalho, Lda.' });
  });
  portal.answer('POST /billing', () => answered);
  await choose('Outros dados');
  fill('Nome', 'Carvalho, Lda.');
  fill('NIF', stored.vat_number);
  fill('Morada', stored.address);
  fill('Código postal', stored.postal_code);
  fill('Localidade', stored.city);
  press('Guardar dados');
  await waitFor(() => expect(sent()).toHaveLength(1));
  fill('Localidade', 'Braga');
  answer();
  expect(await screen.findByRole('radio', { name: 'Carvalho, Lda.' })).toHaveProperty(
    'checked',
    true,
  );
  expect([field('Localidade').value, field('Nome').id]).toEqual(['Braga', 'billing-B-8-name']);
  expect(screen.getByRole('button', { name: 'Guardar dados' })).toBeTruthy();
});

test('the form stands for `client`, `new`, or the stored entry by its id [BIL-03]', async () => {
  await choose(customer.name);
  expect(field('Nome').id).toBe('billing-client-name');
  await choose('Outros dados');
  expect(field('Nome').id).toBe('billing-new-name');
  await choose('Prata, Lda.');
  expect(field('Nome').id).toBe('billing-B-7-name');
});

test('one’s own data are changed in the profile, by the names it has there, and the portal hears of it [BIL-01] [BIL-02] [BIL-03]', async () => {
  const own = { vat: '501964843', address: 'Rua 3', postal_code: '4000-123', city: 'Porto' };
  portal.answer('PATCH /user/client/', () => ({ ...customer, ...own, name: 'Marta Prata' }));
  const heard: unknown[] = [];
  portal.bus.on('client.changed', (event) => heard.push(event));
  await choose(customer.name);
  fill('Nome', ' Marta Prata ');
  fill('NIF', own.vat);
  fill('Morada', own.address);
  fill('Código postal', own.postal_code);
  fill('Localidade', own.city);
  press('Guardar dados');
  expect(await screen.findByRole('radio', { name: 'Marta Prata' })).toHaveProperty('checked', true);
  expect(sent()).toEqual([
    ['PATCH /user/client/', { ...own, name: 'Marta Prata', country_id: 175 }],
  ]);
  expect(heard).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Guardar dados' })).toBeNull();
});

test('own data of another country are shown and saved with it [BIL-02] [VAL-17]', async () => {
  const own = { vat: 'FR1234', address: 'Rue 2', postal_code: '69001', city: 'Lyon' };
  const french = { ...customer, ...own, country_id: 66 };
  portal.answer('GET /user/client/', () => french);
  portal.answer('PATCH /user/client/', () => ({ ...french, city: 'Paris' }));
  cleanup();
  show();
  await choose(customer.name);
  await screen.findByRole('option', { name: 'França' });
  expect(field('País').value).toBe('66');
  fill('Localidade', 'Paris');
  press('Guardar dados');
  await waitFor(() =>
    expect(sent()).toEqual([
      ['PATCH /user/client/', { ...own, city: 'Paris', name: customer.name, country_id: 66 }],
    ]),
  );
});

test('a field that is left empty says that it is required, of the entry that it belongs to [VAL-19]', async () => {
  await choose('Outros dados');
  const labels = ['Nome', 'NIF', 'Morada', 'Código postal', 'Localidade'];
  expect(screen.queryByText('Campo obrigatório!')).toBeNull();
  for (const [index, label] of labels.entries()) {
    fireEvent.blur(field(label));
    expect(screen.getAllByText('Campo obrigatório!')).toHaveLength(index + 1);
  }
  fill('Morada', 'Rua 2');
  expect(screen.getAllByText('Campo obrigatório!')).toHaveLength(labels.length - 1);
  await choose('Prata, Lda.');
  expect(screen.queryByText('Campo obrigatório!')).toBeNull();
});

test('other data become an entry of their own, in the country that was chosen [BIL-01] [BIL-02] [BIL-04]', async () => {
  await choose('Outros dados');
  expect(field('País').value).toBe('175');
  fill('Nome', 'Carvalho, Lda.');
  fill('NIF', '501964843');
  fill('Morada', 'Rua 2');
  fill('Código postal', '4300-255');
  fill('Localidade', 'Porto');
  press('Guardar dados');
  const entry = await screen.findByRole('radio', { name: 'Carvalho, Lda.' });
  expect(entry).toHaveProperty('checked', true);
  expect(sent()).toEqual([
    [
      'POST /billing',
      {
        ...{ name: 'Carvalho, Lda.', vat_number: '501964843', address: 'Rua 2' },
        ...{ postal_code: '4300-255', city: 'Porto', country_id: 175 },
      },
    ],
  ]);
  await choose('Outros dados');
  fireEvent.change(field('País'), { target: { value: '66' } });
  expect(field('País').value).toBe('66');
});

test('the tax number and postal code of another country are taken as they are typed [BIL-02] [VAL-17] [C-296]', async () => {
  await choose('Outros dados');
  await screen.findByRole('option', { name: 'França' });
  fireEvent.change(field('País'), { target: { value: '66' } });
  fill('Nome', 'Carvalho, SARL');
  fill('NIF', '12345678Z');
  expect(field('NIF')).toHaveProperty('maxLength', 255);
  expect(screen.queryByText('O NIF introduzido não é válido')).toBeNull();
  fill('Morada', 'Rue 2');
  fill('Código postal', '69001');
  fill('Localidade', 'Lyon');
  press('Guardar dados');
  await screen.findByRole('radio', { name: 'Carvalho, Lda.' });
  expect(sent().at(-1)?.[1]).toMatchObject({
    vat_number: '12345678Z',
    postal_code: '69001',
    country_id: 66,
  });
});

test.each(['501 964 843', '501.964.843'])(
  'a Portuguese number that is pasted as «%s» is taken [BIL-02] [VAL-15] [C-296]',
  async (pasted) => {
    await choose('Outros dados');
    fill('Nome', 'Carvalho, Lda.');
    fill('NIF', pasted);
    fireEvent.blur(field('NIF'));
    expect(screen.queryByText('O NIF introduzido não é válido')).toBeNull();
    fill('Morada', 'Rua 2');
    fill('Código postal', '4300-255');
    fill('Localidade', 'Porto');
    press('Guardar dados');
    await screen.findByRole('radio', { name: 'Carvalho, Lda.' });
    expect(normaliseNif(Object(sent().at(-1)?.[1]).vat_number, 175)).toBe('501964843');
  },
);

test('without its country an invoice cannot be saved [BIL-05]', async () => {
  await choose('Outros dados');
  expect(
    [...screen.getByLabelText('País').querySelectorAll('option')].map(({ value }) => value),
  ).not.toContain('');
});
