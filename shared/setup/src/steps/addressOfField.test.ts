import { expect, test } from 'vitest';
import { addressOfField } from './addressOfField.ts';

test.each([
  ['legal', 'nipc', '/setup/identidade#legal.nipc'],
  ['activity', 'vertical', '/setup/atividade#activity.vertical'],
  ['hours', 'hours', '/setup/horario#hours.hours'],
  ['services', null, '/setup/servicos#services'],
  ['experts', null, '/setup/servicos#experts'],
])('a field of %s is filled in on the page of its step [SET-07]', (section, field, address) => {
  expect(addressOfField({ section, field })).toBe(address);
});
