import { expect, test } from 'vitest';
import { notificationPath } from './notificationPath.ts';

test.each([
  ['/service-details/S-12', '/service-details/S-12?s=NI&notifid=n1'],
  ['/service-details/A-7?notifid=3', '/service-details/A-7?notifid=3&s=NI'],
  ['/payment/S-12?s=C', '/payment/S-12?s=NI'],
  ['/services#historico', '/services?s=NI#historico'],
])('%s opens %s [NOT-08] [NOT-11]', (url, path) => {
  expect(notificationPath({ id: 'n1', url })).toBe(path);
});

test.each([
  'https://example.pt/x',
  '//example.pt/x',
  '/\\example.pt/x',
  'javascript:alert(1)',
  '',
  'services',
])('%s is no path of the portal and opens nothing', (url) => {
  expect(notificationPath({ id: 'n1', url })).toBeNull();
});
