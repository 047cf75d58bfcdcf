// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { expect, test } from 'vitest';
import { companyToReturnTo } from './companyToReturnTo.ts';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie } from '../../browser/writeCookie.ts';

const HERE = { domain: 'lima.localhost', url: 'http://lima.localhost:4300' };

test('company and pending appointment are remembered, and forgotten altogether [CKE-04] [SHL-72]', () => {
  companyToReturnTo.remember(HERE, 'S-1');
  expect(companyToReturnTo.read()).toEqual(HERE);
  expect(readCookie(COOKIE_NAMES.returnCompany)).toBe('lima.localhost');
  expect(readCookie(COOKIE_NAMES.openAppointment)).toBe('S-1');
  companyToReturnTo.forget();
  expect(document.cookie).toBe('');
});

test('half of it counts as nothing [ERR-51]', () => {
  companyToReturnTo.remember(HERE, null);
  removeCookie(COOKIE_NAMES.previousCompanyUrl);
  expect(companyToReturnTo.read()).toBeNull();
  expect(readCookie(COOKIE_NAMES.openAppointment)).toBeNull();
});
