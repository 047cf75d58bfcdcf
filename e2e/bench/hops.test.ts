import { expect, test } from 'vitest';
import { hopsBefore, type SeenRequest } from './watchRequests.ts';

function request(url: string, kind: string, start: number, end: number): SeenRequest {
  return { url, kind, start, end, bytes: 0 };
}

test('parallel scripts after the HTML are one hop, the data after them has two before it', () => {
  const requests = [
    request('/client/services', 'HTML', 0, 1),
    request('/host.js', 'JavaScript', 1, 2),
    request('/remote.js', 'JavaScript', 1, 2.5),
    request('/api/main/services/active', 'data', 2.5, 3),
  ];
  expect(hopsBefore(requests, /services\/active/)).toBe(2);
});

test('calls that wait for each other each add one; images never count', () => {
  const requests = [
    request('/client/services', 'HTML', 0, 1),
    request('/logo.svg', 'image and other', 1, 1.2),
    request('/host.js', 'JavaScript', 1, 2),
    request('/api/mgmt/route', 'data', 2, 3),
    request('/api/main/config', 'data', 3, 4),
    request('/api/main/services/active', 'data', 4, 5),
  ];
  expect(hopsBefore(requests, /services\/active/)).toBe(4);
});
