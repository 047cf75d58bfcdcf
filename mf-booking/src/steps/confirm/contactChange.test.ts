import type { Client } from '@portal/api/account/client';
import { expect, test } from 'vitest';
import { contactChange, contactErrors, shownContact } from './contactChange.ts';

const client: Client = {
  user_id: '1',
  fo_id: null,
  name: 'Marta Figueiredo',
  address: null,
  postal_code: null,
  city: null,
  country: null,
  country_id: 175,
  vat: null,
  phones: [
    { number: '+351213420915', primary: false },
    { number: '+351912345678', primary: true },
  ],
  email: 'marta@exemplo.pt',
  secondary_email: null,
  invoice_primary: false,
  invoice_secondary: false,
  login_phone: null,
  login_phone_validated: false,
  login_email: null,
  login_email_validated: false,
  terms_accepted: true,
  email_validated: false,
  registered: true,
};

test('the stored contact is shown and saves nothing', () => {
  const contact = shownContact(client, {});
  expect(contact).toEqual({
    name: 'Marta Figueiredo',
    phone: '912345678',
    email: 'marta@exemplo.pt',
  });
  expect(contactChange(client, contact)).toBeNull();
});

test('only what was typed is saved, and a new phone replaces the primary one alone [BKG-05]', () => {
  expect(contactChange(client, shownContact(client, { phone: '931112223' }))).toEqual({
    phones: [
      { number: '+351931112223', primary: true },
      { number: '+351213420915', primary: false },
    ],
  });
  expect(contactChange(client, shownContact(client, { email: '' }))).toEqual({ email: null });
});

test('where no phone is the primary one the first is shown, and replaced [BKG-05]', () => {
  const phones = client.phones.map(({ number }) => ({ number, primary: false }));
  const without = { ...client, phones };
  expect(shownContact(without, {}).phone).toBe('213420915');
  expect(contactChange(without, shownContact(without, { phone: '931112223' }))).toEqual({
    phones: [
      { number: '+351931112223', primary: true },
      { number: '+351912345678', primary: false },
    ],
  });
});

test('a removed phone leaves another one primary [BKG-05]', () => {
  expect(contactChange(client, shownContact(client, { phone: '' }))).toEqual({
    phones: [{ number: '+351213420915', primary: true }],
  });
});

test('a landline is a contact, half a number is not; name and e-mail say their exact texts [VAL-01] [VAL-06] [VAL-07] [VAL-19]', () => {
  const contact = shownContact(client, {});
  expect(contactErrors(client, { ...contact, phone: '213420915' }).phone).toBeNull();
  expect(contactErrors(client, { ...contact, phone: '9123' }).phone).toBe(
    'Número de contacto Inválido',
  );
  expect(contactErrors(client, { ...contact, name: ' ' }).name).toBe('Campo obrigatório!');
  expect(contactErrors(client, { ...contact, email: 'marta@' }).email).toBe(
    'Por favor insira um formato de endereço de e-mail correto',
  );
});

test('what is stored is not judged: a login phone of another prefix is a contact, a typed one is not [C-06]', () => {
  const phones = [
    { number: '+351941000001', primary: true },
    { number: '+351951000002', primary: false },
  ];
  const other = { ...client, phones, email: 'marta@antigo' };
  const none = { name: null, phone: null, email: null };
  expect(contactErrors(other, shownContact(other, {}))).toEqual(none);
  expect(contactErrors(other, shownContact(other, { phone: '951000002' }))).toEqual(none);
  expect(contactErrors(other, shownContact(other, { phone: '941000003' })).phone).toBe(
    'Número de contacto Inválido',
  );
  const nameless = { ...client, name: '' };
  expect(contactErrors(nameless, shownContact(nameless, {})).name).toBe('Campo obrigatório!');
});
