import { expect, test } from 'vitest';
import { isListedDomain } from './companyDomains.ts';

test('a company is recognised by its domain, in upper or lower case', () => {
  expect(isListedDomain('Demo.localhost', ['equipa.localhost', 'demo.localhost'])).toBe(true);
  expect(isListedDomain('demo.localhost.pt', ['demo.localhost'])).toBe(false);
  expect(isListedDomain('', [])).toBe(false);
});
