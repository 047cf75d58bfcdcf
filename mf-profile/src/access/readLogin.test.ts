import { expect, test } from 'vitest';
import { readLogin, showContact } from './readLogin.ts';

test('one field takes an e-mail or a phone in any accepted form [VAL-08]', () => {
  expect(readLogin(' Ana@Exemplo.pt ')).toEqual({ channel: 'email', contact: 'ana@exemplo.pt' });
  for (const text of ['912 345 678', '+351912345678', '00351912345678']) {
    expect(readLogin(text)).toEqual({ channel: 'phone', contact: '+351912345678' });
  }
  for (const text of ['', 'ana', '212345678', '9123']) expect(readLogin(text)).toBeUndefined();
});

test('a phone is shown with its country, in groups', () => {
  expect(showContact({ channel: 'phone', contact: '+351912345678' })).toBe(
    '+351\u00a0912\u00a0345\u00a0678',
  );
});
