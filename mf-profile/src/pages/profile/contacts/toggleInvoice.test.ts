import { expect, test } from 'vitest';
import { toggleInvoice } from './toggleInvoice.ts';

test('the invoice flag is turned over per e-mail [PRO-08]', () => {
  const contacts = ['a@b.pt', 'c@d.pt'].map((value) => ({ value, primary: false, invoice: false }));
  const flags = (list: typeof contacts | ReturnType<typeof toggleInvoice>) =>
    list.map(({ invoice }) => invoice);
  const once = toggleInvoice(contacts, 'c@d.pt');
  expect(flags(once)).toEqual([false, true]);
  expect(flags(toggleInvoice(once, 'c@d.pt'))).toEqual([false, false]);
});
