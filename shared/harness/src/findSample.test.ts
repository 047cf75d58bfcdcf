import { expect, test } from 'vitest';
import { addressOf } from './addressOf.ts';
import { findSample } from './findSample.ts';

const samples = {
  'GET /main/services/:id': 'one service',
  'GET /main/services/active': 'active services',
  'GET /main/services/:id/media': 'media',
  'PUT /main/services/:id': 'changed',
};

test.each([
  ['GET', '/main/services/A-1', 'one service'],
  ['GET', '/main/services/active', 'active services'],
  ['GET', '/main/services/active/', 'active services'],
  ['GET', '/main/services/A-1/media', 'media'],
  ['PUT', '/main/services/A-1', 'changed'],
  ['DELETE', '/main/services/A-1', undefined],
  ['GET', '/main/services', undefined],
  ['GET', '/calendar/services/A-1', undefined],
])('%s %s is answered as documented', (method, path, answer) => {
  expect(findSample(samples, method, path)).toBe(answer);
});

test('a page is opened at an address that the examples answer for', () => {
  const id = 'A-00000000000000000000000001';
  expect(addressOf('/service-details/:id')).toEqual({
    path: `/service-details/${id}`,
    params: { id },
  });
  expect(addressOf('/schedule/:id?')).toEqual({ path: '/schedule', params: {} });
  expect(addressOf('/')).toEqual({ path: '/', params: {} });
});
