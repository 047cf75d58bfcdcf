import { expect, test } from 'vitest';
import { platformOf } from './wrapperIdentity.ts';

const android = 'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/140.0 Mobile';

test('recognises the wrappers by their mark [NAT-01] [API-14]', () => {
  expect(platformOf(`${android} PortalClienteApp/android/2.1.0`)).toBe('ANDROID');
  expect(platformOf('Mozilla/5.0 (iPhone) PortalClienteApp/ios')).toBe('IOS');
  expect(platformOf('Mozilla/5.0 portalclienteapp/IOS; 3')).toBe('IOS');
});

test('a browser, another webview and a mark in another word are the web [NAT-01] [API-14]', () => {
  expect(platformOf(android)).toBe('WEB');
  expect(platformOf(`${android} PortalClienteApp/windows`)).toBe('WEB');
  expect(platformOf(`${android} NotPortalClienteApp/android`)).toBe('WEB');
  expect(platformOf(`${android} PortalClienteApp/androidish`)).toBe('WEB');
});
