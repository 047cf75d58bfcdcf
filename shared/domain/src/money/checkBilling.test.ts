import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/anyText.testing.ts';
import {
  checkBilling,
  FINAL_CONSUMER,
  isBillingIncomplete,
  type BillingForm,
} from './checkBilling.ts';

const good: BillingForm = {
  name: 'Ana',
  nif: '123456789',
  address: 'Rua 1',
  zip: '2750-642',
  city: 'Cascais',
  countryId: 175,
};

describe('billing checks', () => {
  test('a complete form passes [BIL-05]', () => {
    expect(checkBilling(good, 'save')).toBeUndefined();
  });

  test.each(['name', 'nif', 'address', 'zip', 'city'] as const)(
    '%s is required [BIL-05] [BIL-08]',
    (field) => {
      expect(checkBilling({ ...good, [field]: ' ' }, 'pay')).toEqual({
        check: 'required',
        message: 'Preencha por favor todos os campos de faturação',
      });
    },
  );

  test('the country is required [BIL-05]', () => {
    expect(checkBilling({ ...good, countryId: null }, 'save')?.check).toBe('required');
  });

  test('the order is required fields, NIF, postal code [BIL-06] [VAL-14] [VAL-16] [C-118]', () => {
    const wrong = { ...good, nif: '1', zip: '1' };
    expect(checkBilling({ ...wrong, name: '' }, 'save')?.check).toBe('required');
    expect(checkBilling(wrong, 'save')).toEqual({
      check: 'nif',
      message: 'O NIF introduzido não é válido',
    });
    expect(checkBilling({ ...good, zip: '1' }, 'save')).toEqual({
      check: 'postalCode',
      message: 'O Código Postal não é válido para Portugal',
    });
  });

  test('paying does not look at the postal code [PAY-22]', () => {
    expect(checkBilling({ ...good, zip: '1' }, 'pay')).toBeUndefined();
    expect(checkBilling({ ...good, nif: '1' }, 'pay')?.check).toBe('nif');
  });

  test('outside Portugal only the fields are required [VAL-17]', () => {
    expect(
      checkBilling({ ...good, nif: 'FR1', zip: '75001', countryId: 66 }, 'save'),
    ).toBeUndefined();
  });

  test('a final consumer gives no data', () => {
    expect(
      checkBilling(
        { name: '', nif: '', address: '', zip: '', city: '', countryId: null },
        'pay',
        FINAL_CONSUMER,
      ),
    ).toBeUndefined();
  });

  test('what passes saving passes paying, and nothing incomplete passes', () => {
    const forms = fc.record({
      name: anyText,
      nif: fc.oneof(anyText, fc.constant('123456789')),
      address: anyText,
      zip: fc.oneof(anyText, fc.constant('2750-642')),
      city: anyText,
      countryId: fc.constantFrom(175, 66, null),
    });
    fc.assert(
      fc.property(forms, (form) => {
        if (checkBilling(form, 'save') === undefined)
          expect(checkBilling(form, 'pay')).toBeUndefined();
        if (isBillingIncomplete(form)) expect(checkBilling(form, 'pay')?.check).toBe('required');
      }),
      { numRuns: 1000 },
    );
  });
});
