import { expect, test } from 'vitest';
import { addressOfField } from './addressOfField.ts';

test.each([
  ['legal', 'nipc', '/setup/identidade#legal.nipc'],
  ['activity', 'vertical', '/setup/atividade#activity.vertical'],
  ['hours', 'hours', '/setup/horario#hours.hours'],
  ['services', null, '/setup/servicos#services'],
  ['experts', null, '/setup/servicos#experts'],
  ['settings', 'sms_price', '/setup/lembretes#settings.sms_price'],
  ['policy', 'policy', '/setup/pre-pagamento#policy.policy'],
])('a field of %s is filled in on the page of its step [SET-07]', (section, field, address) => {
  expect(addressOfField({ section, field })).toBe(address);
});
