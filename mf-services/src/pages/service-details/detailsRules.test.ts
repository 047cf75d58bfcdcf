import { expect, test } from 'vitest';
import { chatMessages } from './chatMessages.ts';
import { fileProblem } from './fileCheck.ts';
import { hasInvoiceEmail, invoiceEmails } from './invoiceEmails.ts';
import { mapAddress } from './mapAddress.ts';
import { mediaGroups } from './mediaGroups.ts';

test('a location opens Apple maps on iOS and a web maps search elsewhere [DET-03]', () => {
  const address = 'Rua do Heroísmo 214, Porto';
  expect(mapAddress(address, 'IOS', '')).toMatch(/^https:\/\/maps\.apple\.com\/\?q=Rua%20do/);
  expect(mapAddress(address, 'WEB', 'Mozilla/5.0 (iPhone; …)')).toContain('maps.apple.com');
  expect(mapAddress(address, 'ANDROID', '')).toContain('google.com/maps/search');
  expect(mapAddress(address, 'WEB', 'Mozilla/5.0 (X11; Linux)')).toContain('google.com');
});

test('an invoice goes to the addresses that are switched on [DET-38]', () => {
  const client = {
    email: 'a@b.pt',
    secondary_email: 'c@d.pt',
    invoice_primary: true,
    invoice_secondary: true,
  };
  expect(invoiceEmails(client)).toEqual(['a@b.pt', 'c@d.pt']);
  expect(invoiceEmails({ ...client, invoice_primary: false })).toEqual(['c@d.pt']);
  expect(invoiceEmails({ ...client, invoice_primary: false, invoice_secondary: false })).toEqual(
    [],
  );
  expect(hasInvoiceEmail({ ...client, email: null, secondary_email: null })).toBe(false);
});

test('the chat names the day once and says what was read', () => {
  const chat = chatMessages(
    [
      { type: 'COMPANY', message: 'Bom dia', date: '2026-07-13T08:52:00Z', read_date: null },
      {
        type: 'CLIENT',
        message: 'Olá',
        date: '2026-07-13T09:06:00Z',
        read_date: '2026-07-13T10:00:00Z',
      },
      { type: 'COMPANY', message: 'Pronto', date: '2026-07-14T09:00:00Z', read_date: null },
    ],
    'Auto Mirante',
    '2026-07-14',
  );
  expect(chat.map(({ day, own, meta }) => ({ day, own, meta }))).toEqual([
    { day: '13\u00a0jul.', own: false, meta: 'Auto Mirante, 09:52' },
    { day: undefined, own: true, meta: '10:06 · Lida' },
    { day: 'hoje', own: false, meta: 'Auto Mirante, 10:00' },
  ]);
});

test('files are split in gallery and documents, by provider and customer', () => {
  const file = (id: string, type: string) => ({
    id,
    type,
    url: `/${id}`,
    description: null,
    date: '2026-07-14T09:00:00Z',
    thumbnail_url: null,
  });
  const groups = mediaGroups(
    [file('a', 'image/jpeg'), file('b', 'application/pdf')],
    [file('c', 'mp4'), file('d', '.zip')],
  );
  expect(groups.gallery.provider.map(({ id }) => id)).toEqual(['a']);
  expect(groups.gallery.customer.map(({ id }) => id)).toEqual(['c']);
  expect(groups.documents.provider.map(({ id }) => id)).toEqual(['b']);
  expect(groups.documents.customer.map(({ id }) => id)).toEqual(['d']);
});

test('a file is refused by its type and its size before it is sent [MED-09]', () => {
  expect(fileProblem({ name: 'a.heic', size: 1 }, ['image', 'video'], undefined)).toEqual({
    kind: 'type',
    accepted: 'jpg, jpeg, png, mp4, mov',
  });
  expect(fileProblem({ name: 'a.pdf', size: 1 }, ['image'], undefined)?.kind).toBe('type');
  expect(fileProblem({ name: 'a.JPG', size: 26 * 1024 * 1024 }, ['image'], undefined)).toEqual({
    kind: 'size',
    megabytes: 25,
  });
  expect(fileProblem({ name: 'a.jpg', size: 1000 }, ['image'], undefined)).toBeNull();
});
