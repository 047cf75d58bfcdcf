import type { Client } from '@portal/api/account/client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedFields, formOf, profileErrors, updateOf } from './profileForm.ts';

const client: Client = {
  user_id: 'u1',
  fo_id: null,
  name: 'Marta Figueiredo',
  address: null,
  postal_code: '4000-443',
  city: 'Porto',
  country: null,
  country_id: 175,
  vat: null,
  phones: [{ number: '+351912345678', primary: true }],
  email: 'marta@exemplo.pt',
  secondary_email: 'outra@exemplo.pt',
  invoice_primary: false,
  invoice_secondary: true,
  login_phone: '+351912345678',
  login_phone_validated: true,
  login_email: null,
  login_email_validated: false,
  terms_accepted: true,
  email_validated: false,
  registered: true,
};

describe('what is sent', () => {
  test('an untouched form sends what the server has', () => {
    expect(updateOf(formOf(client))).toEqual({
      name: 'Marta Figueiredo',
      address: null,
      postal_code: '4000-443',
      city: 'Porto',
      country_id: 175,
      phones: [{ number: '+351912345678', primary: true }],
      email: 'marta@exemplo.pt',
      secondary_email: 'outra@exemplo.pt',
      vat: null,
      invoice_primary: false,
      invoice_secondary: true,
    });
  });

  test('the primary e-mail is sent as such, with its invoice flag [PRO-07] [PRO-08]', () => {
    const form = formOf(client);
    const emails = form.emails.map((email) => ({ ...email, primary: !email.primary }));
    expect(updateOf({ ...form, emails })).toMatchObject({
      email: 'outra@exemplo.pt',
      invoice_primary: true,
      secondary_email: 'marta@exemplo.pt',
      invoice_secondary: false,
    });
  });

  test('blank texts become null and spaces around go', () => {
    const update = updateOf({ ...formOf(client), name: ' Marta ', city: '  ', nif: '' });
    expect([update.name, update.city, update.vat]).toEqual(['Marta', null, null]);
  });
});

describe('what changed', () => {
  test('nothing in a fresh form; the fields that were edited', () => {
    const form = formOf(client);
    expect(changedFields(form, formOf(client))).toEqual([]);
    expect(changedFields(form, { ...form, city: 'Braga', phones: [] })).toEqual(['city', 'phones']);
    expect(changedFields(form, { ...form, city: 'Porto' })).toEqual([]);
  });
});

test.each([
  ['name', 'Marta F.'],
  ['nif', '123456789'],
  ['address', 'Rua Nova 1'],
  ['postalCode', '4000-444'],
  ['city', 'Braga'],
  ['countryId', 66],
  ['phones', []],
  ['emails', []],
] as const)(
  'an edited %s is a change, which is what shows the save button [PRO-03]',
  (field, to) => {
    const form = formOf(client);
    expect(changedFields(form, { ...form, [field]: to })).toEqual([field]);
  },
);

describe('what is wrong', () => {
  const form = formOf(client);
  test('the name is required [VAL-19]', () => {
    expect(profileErrors({ ...form, name: ' ' }, false).name).toBe('Campo obrigatório!');
  });
  test('a wrong NIF has the exact message, for Portugal only [VAL-16] [VAL-17]', () => {
    const wrong = { ...form, nif: '123456780' };
    expect(profileErrors(wrong, false).nif).toBe('O NIF introduzido não é válido');
    expect(profileErrors({ ...wrong, countryId: 60 }, false).nif).toBeUndefined();
  });
  test('an empty NIF and a locked one are not judged', () => {
    expect(profileErrors(form, false)).toEqual({});
    expect(profileErrors({ ...form, nif: '123456780' }, true)).toEqual({});
  });
  test('a wrong postal code has the exact message [VAL-14]', () => {
    expect(profileErrors({ ...form, postalCode: '4000' }, false).postalCode).toBe(
      'O Código Postal não é válido para Portugal',
    );
  });
  test('one contact of any kind must stay [VAL-11]', () => {
    expect(profileErrors({ ...form, phones: [] }, false).phones).toBeUndefined();
    expect(profileErrors({ ...form, phones: [], emails: [] }, false).phones).toBe(
      'Tem que adicionar pelo menos um contacto',
    );
  });
  test('any text is judged without failing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (name, nif, postalCode) => {
        profileErrors({ ...form, name, nif, postalCode }, false);
        updateOf({ ...form, name, nif, postalCode });
      }),
      { seed: 20240701, numRuns: 500 },
    );
  });
});
