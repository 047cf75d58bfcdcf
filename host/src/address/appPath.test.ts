import { expect, test } from 'vitest';
import { appPath } from './appPath.ts';

test('addresses of the app start with its base [SHL-06]', () => {
  expect(appPath('/client')).toBe('/');
  expect(appPath('/client/')).toBe('/');
  expect(appPath('/client/services')).toBe('/services');
  expect(appPath('/clients')).toBeNull();
});
