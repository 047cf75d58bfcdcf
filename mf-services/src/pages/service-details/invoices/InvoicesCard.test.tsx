// @vitest-environment happy-dom
import type { Invoice } from '@portal/api/work/invoice';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aWork, duePayment } from '../../../testing/aWork.ts';
import {
  completed,
  detailsForEachTest,
  openDetails,
  refused,
  work,
} from '../testing/openDetails.tsx';

detailsForEachTest();

const invoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: 'invoice-1',
  subject: 'A-1',
  kind: 'FT',
  number: 'FT 2026/418',
  issued_on: '2026-07-09',
  total: 115.62,
  atcud: 'CSDF7T5H-35',
  sha256: 'ab'.repeat(32),
  bytes: 2048,
  voided: null,
  file_name: 'FT-2026-418.pdf',
  url: '/api/main/media/1/original?signature=s',
  ...changes,
});
const CALL = 'GET /services/A-1/invoices';

function open(invoices: Invoice[], changes = {}, answer: () => unknown = () => ({ invoices })) {
  const details = aWork({ ...completed, invoice_count: invoices.length, ...changes });
  return openDetails('A-1', { answers: { ...work(details), [CALL]: answer } });
}
/** The card, once its documents are there. */
async function card(): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name: 'Faturas' });
  await waitFor(() => expect(screen.queryByText('A carregar as faturas…')).toBeNull());
  const found = heading.closest('section');
  if (!found) throw new Error('The heading stands in no card.');
  return found;
}

test('each document says what it is, its number, day, total and code, and is saved under its own name by the device [INV-05] [LIM-10] [NAT-04]', async () => {
  const shell = open([
    invoice(),
    invoice({ id: '2', kind: 'FS', number: 'FS A/1', atcud: null }),
    invoice({ id: '3', kind: 'FR', number: 'FR A/1', total: 1234.5 }),
    invoice({ id: '4', kind: 'RC', number: 'RC A/1' }),
    invoice({ id: '5', kind: 'NC', number: 'NC A/1', total: -12, file_name: 'NC-A-1.pdf' }),
  ]);
  const rows = within(await card()).getAllByRole('listitem');
  const words = rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '));
  expect(words[0]).toMatch(/^FaturaFT 2026\/418, .*9 jul\..*, 115,62 €ATCUD: CSDF7T5H-35$/);
  expect(words[1]).toMatch(/^Fatura simplificadaFS A\/1, [^A]*$/);
  expect(words[2]).toMatch(/^Fatura-reciboFR A\/1, .*, 1234,50 €/);
  expect(words[3]).toMatch(/^Recibo/);
  expect(words[4]).toMatch(/^Nota de créditoNC A\/1, .*, -12,00 €/);
  const download = vi.spyOn(shell.portal.native, 'download');
  fireEvent.click(screen.getByRole('button', { name: 'Descarregar fatura FT 2026/418' }));
  expect(download).toHaveBeenCalledExactlyOnceWith({
    url: '/api/main/media/1/original?signature=s',
    name: 'FT-2026-418.pdf',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Descarregar fatura NC A/1' }));
  await waitFor(() => expect(shell.downloads).toEqual(['FT-2026-418.pdf', 'NC-A-1.pdf']));
});

test('a voided document says so and why, and can be downloaded still [INV-04]', async () => {
  const voided = { at: '2026-07-10T10:00:00Z', reason: 'NIF errado' };
  const shell = open([invoice({ voided })]);
  const row = within(await card()).getByRole('listitem');
  expect(within(row).getByText('Anulada')).toBeTruthy();
  expect(row.textContent).toMatch(/Anulada \(.*10.jul\..*\): NIF errado/);
  fireEvent.click(within(row).getByRole('button', { name: 'Descarregar fatura FT 2026/418' }));
  await waitFor(() => expect(shell.downloads).toEqual(['FT-2026-418.pdf']));
});

test('without documents there is no card, and nobody is asked for any [INV-05]', async () => {
  const shell = open([]);
  await screen.findByRole('heading', { level: 1 });
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(screen.queryByRole('heading', { name: 'Faturas' })).toBeNull();
  expect(shell.requests.map(({ path }) => path)).not.toContain('/services/A-1/invoices');
});

test('what could not be loaded is told, and comes when it is asked for again', async () => {
  const shell = open([invoice()], {}, refused(500, {}));
  const failed = await screen.findByText('Não foi possível obter as faturas.');
  expect(failed.closest('[role=status]')).toBeTruthy();
  shell.answer(CALL, () => ({ invoices: [invoice()] }));
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Fatura')).toBeTruthy();
});

const unread = { payment_toast_state: 'IGNORE' };
const READ = '/services/A-1/readPayment';

test('a new document is unread until its card is seen [DET-45]', async () => {
  const shell = open([invoice()], unread);
  expect(within(await card()).getByText('Por ler')).toBeTruthy();
  await waitFor(() => expect(shell.requests.map(({ path }) => path)).toContain(READ));
  expect(document.querySelector('[data-card="payment"] h2')?.textContent).toBe('Faturas');
});

test('a document whose notification was read is not told as unread [DET-45]', async () => {
  const shell = open([invoice()], { payment_toast_state: 'READ' });
  expect(within(await card()).queryByText('Por ler')).toBeNull();
  expect(shell.requests.map(({ path }) => path)).not.toContain(READ);
});

test('where there is a payment, what is unread is told there [DET-45]', async () => {
  const payment = { ...duePayment, state: 'PAYED' as const };
  open([invoice()], { ...unread, payment });
  expect(within(await card()).queryByText('Por ler')).toBeNull();
  expect(document.querySelector('[data-card="payment"] h2')?.textContent).toBe('Pagamento');
});

test('without a connection no download can be asked for, and it can again with one', async () => {
  const shell = open([invoice()]);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const button = within(await card()).getByRole<HTMLButtonElement>('button', {
    name: 'Descarregar fatura FT 2026/418',
  });
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(button.disabled).toBe(true);
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(button.disabled).toBe(false);
  expect(shell.shown).toEqual([]);
});
