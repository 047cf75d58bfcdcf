import { expect, test } from 'vitest';
import {
  COOKIE_MAX_AGE_SECONDS,
  COOKIE_NAMES,
  LITE_COOKIES,
  SESSION_COOKIES,
  STARTUP_CLEARED_COOKIES,
} from './cookies.ts';

test('cookies carry the names of the specification, and one of our own, and live about one year [CKE-01] [C-350]', () => {
  expect(COOKIE_MAX_AGE_SECONDS).toBe(31556926);
  expect(Object.values(COOKIE_NAMES).sort()).toEqual([
    'acceptedAnalyticsCookies',
    'acceptedNecessaryCookies',
    'cluster',
    'fromLite',
    'isCalToken',
    'kssreturncompany',
    'liteEmail',
    'litePhone',
    'liteToken',
    'openAppointment',
    'prevCompanyDomain',
    'prevCompanyUrl',
    'readLocationRequest',
    'sessionMark',
    'sessionToken',
    'userId',
    'videoTutorial',
  ]);
});

test('the groups that are cleared do not overlap', () => {
  expect(STARTUP_CLEARED_COOKIES).toEqual(['openAppointment', 'fromLite']);
  const groups = [...STARTUP_CLEARED_COOKIES, ...SESSION_COOKIES, ...LITE_COOKIES];
  expect(new Set(groups).size).toBe(groups.length);
});
