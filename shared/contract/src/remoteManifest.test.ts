import * as v from 'valibot';
import { expect, test } from 'vitest';
import { firstRequestSchema } from './remoteManifest.ts';

const accepts = (request: object) => v.is(firstRequestSchema, request);

test('a page declares reads of the portal’s own services, and nothing else', () => {
  for (const path of ['/services/active', '/payment/:id', '/services/:id/']) {
    expect(accepts({ service: 'main', path })).toBe(true);
  }
  expect(accepts({ service: 'calendar', method: 'GET', path: '/days' })).toBe(true);
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
    expect(accepts({ service: 'main', method, path: '/services/active' })).toBe(false);
  }
  expect(accepts({ service: 'mgmt', path: '/providers' })).toBe(false);
});

test('no path leaves its service', () => {
  for (const path of [
    'https://other.pt/x',
    '//other.pt/x',
    '/\\other.pt',
    '/../mgmt/providers',
    '/services/../../x',
    '/services/%2e%2e/x',
    '/services?x=1',
    '/services#x',
    'services',
    '/',
    '',
  ]) {
    expect(accepts({ service: 'main', path })).toBe(false);
  }
});
