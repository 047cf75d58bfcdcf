import { expect, test } from 'vitest';
import { prefilledPhone } from './prefilledPhone.ts';

test('the MB WAY field starts with the customer mobile, never with a landline', () => {
  const landline = { number: '+351213420915', primary: true };
  const mobile = { number: '+351912345678', primary: false };
  expect(prefilledPhone({ phones: [landline, mobile], login_phone: null })).toBe('912345678');
  expect(prefilledPhone({ phones: [landline], login_phone: '+351934567890' })).toBe('934567890');
  expect(prefilledPhone({ phones: [landline], login_phone: null })).toBe('');
  // The primary one, wherever it stands.
  const primary = { number: '+351961234567', primary: true };
  expect(prefilledPhone({ phones: [mobile, primary], login_phone: null })).toBe('961234567');
});
