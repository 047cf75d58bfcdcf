import { expect, test } from 'vitest';
import { isDemoDomain } from './isDemoDomain.ts';

test('a demo company is recognised by its domain, in upper or lower case [SHL-76]', () => {
  for (const domain of ['demo.localhost', 'Demo.portal.pt', 'demo-barbearia.portal.pt'])
    expect([domain, isDemoDomain(domain)]).toEqual([domain, true]);
  for (const domain of ['auto.localhost', 'democracia.pt', 'loja.demo.pt', 'demo', ''])
    expect([domain, isDemoDomain(domain)]).toEqual([domain, false]);
});
