import type { Client } from '@portal/api/account/client';
import type { Billing } from '@portal/api/payment/payment';
import { FINAL_CONSUMER } from '@portal/domain/money/checkBilling';
import { describe, expect, test } from 'vitest';
import {
  billingChange,
  billingKind,
  billingInput,
  clientChange,
  emptyBillingForm,
  formOfBilling,
  formIdOf,
  formOfClient,
  initialChoice,
  NEW_DATA,
  OWN_DATA,
} from './billingChoice.ts';
import { isNifLocked } from './isNifLocked.ts';

const client: Client = {
  user_id: '1',
  fo_id: null,
  name: 'Marta Figueiredo',
  address: 'Rua de Santa Catarina 310',
  postal_code: '4000-443',
  city: 'Porto',
  country: { id: 175, country: 'Portugal' },
  country_id: 175,
  vat: '234567899',
  phones: [],
  email: null,
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
const company: Billing = {
  id: 'B-7',
  name: 'Prata, Lda.',
  vat_number: '501442600',
  address: 'Rua 1',
  postal_code: '1000-001',
  city: 'Lisboa',
  country: { id: 175, country: 'Portugal' },
};
const sources = { client, stored: [company] };

describe('the choice a page opens with', () => {
  test('is the own data when complete, otherwise the final consumer', () => {
    expect(initialChoice(sources, null)).toBe(OWN_DATA);
    expect(initialChoice({ ...sources, client: { ...client, vat: null } }, null)).toBe(
      FINAL_CONSUMER,
    );
  });

  test('is the entry of the payment while that entry exists', () => {
    expect(initialChoice(sources, company)).toBe('B-7');
    expect(initialChoice({ ...sources, stored: [] }, company)).toBe(OWN_DATA);
  });
});

test('the country of a new form is Portugal [BIL-04] [LIM-11]', () => {
  expect(emptyBillingForm.countryId).toBe(175);
});

test('form and wire carry the same data under their own names [BIL-02]', () => {
  const form = formOfBilling({ ...company, country: { id: 66, country: 'França' } });
  expect(form).toEqual({
    name: 'Prata, Lda.',
    nif: '501442600',
    address: 'Rua 1',
    zip: '1000-001',
    city: 'Lisboa',
    countryId: 66,
  });
  expect(billingInput(form)).toEqual({
    name: 'Prata, Lda.',
    vat_number: '501442600',
    address: 'Rua 1',
    postal_code: '1000-001',
    city: 'Lisboa',
    country_id: 66,
  });
});

test('own data carry the country of the profile, whichever way it is told, and go back under the names of the profile [BIL-02] [BIL-04] [LIM-11]', () => {
  const french = { ...client, country: { id: 66, country: 'França' }, country_id: 66 };
  expect(formOfClient(french).countryId).toBe(66);
  expect(formOfClient({ ...french, country: null }).countryId).toBe(66);
  expect(clientChange(formOfClient(french))).toEqual({
    name: 'Marta Figueiredo',
    vat: '234567899',
    address: 'Rua de Santa Catarina 310',
    postal_code: '4000-443',
    city: 'Porto',
    country_id: 66,
  });
  // A form of which no country is known is one of Portugal.
  const unknown = { ...formOfClient(client), countryId: null };
  expect([clientChange(unknown).country_id, billingInput(unknown).country_id]).toEqual([175, 175]);
});

test('the NIF is locked for own data that has one and for stored entries, never for new data [BIL-09] [BIL-10]', () => {
  expect(isNifLocked(OWN_DATA, sources)).toBe(true);
  expect(isNifLocked(OWN_DATA, { ...sources, client: { ...client, vat: null } })).toBe(false);
  expect(isNifLocked('B-7', sources)).toBe(true);
  expect(isNifLocked(NEW_DATA, sources)).toBe(false);
});

describe('what must be saved before paying', () => {
  test('nothing for the final consumer and for data left as stored', () => {
    expect(billingChange(FINAL_CONSUMER, emptyBillingForm, sources)).toBe('none');
    expect(billingChange(OWN_DATA, formOfClient(client), sources)).toBe('none');
    expect(billingChange('B-7', formOfBilling(company), sources)).toBe('none');
  });

  test('edited data goes to where it came from, new data becomes an entry [BIL-01]', () => {
    expect(billingChange(OWN_DATA, { ...formOfClient(client), city: 'Gaia' }, sources)).toBe(
      'client',
    );
    expect(billingChange('B-7', { ...formOfBilling(company), city: 'Gaia' }, sources)).toBe(
      'update',
    );
    expect(billingChange(NEW_DATA, formOfBilling(company), sources)).toBe('create');
  });
});

test('the special ids of the form and of the registry [BIL-03]', () => {
  const choices = [OWN_DATA, NEW_DATA, company.id, FINAL_CONSUMER];
  expect(choices.map(billingKind)).toEqual(['CLIENT', 'NEW', 'OTHER', 'FINAL_CONSUMER']);
  expect([OWN_DATA, NEW_DATA, company.id].map(formIdOf)).toEqual(['client', 'new', 'B-7']);
});
