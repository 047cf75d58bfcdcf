import { statementSchema, type Statement } from '@portal/api/payment/statement';
import { eurosToCents } from '@portal/domain/money/cents';
import { unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPdf } from '../../testing/data/aPdf.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { attachInvoice } from '../../testing/calls/attachInvoice.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { givenPaid } from '../../testing/calls/givenPaid.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const otherDomain = 'lima.localhost';
const phone = '+351912000001';
let portal: TestBackend;
let key: string;
let token: string;
let stranger: string;
let foreigner: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await moveTo('2025-12-20T10:00:00Z');
  key = await createProvider(portal, domain, { name: 'Auto Mirante' });
  await createProvider(portal, otherDomain);
  token = await registerByPhone(portal, phone, domain, 'Ana Sá');
  stranger = await registerByPhone(portal, '+351912000002');
  foreigner = await registerByPhone(portal, '+351912000003', otherDomain);
});
afterAll(() => portal.close());

const moveTo = (instant: string) => portal.backend.clock.moveTo(new Date(instant));
const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
async function work(bars = 5, symptom = 'Travões'): Promise<string> {
  const body = { customer: { phone }, symptoms: [{ name: symptom }] };
  const { id } = await provider('POST', '/works', body);
  if (bars > 1) await provider('POST', `/works/${String(id)}/state`, { bars });
  return String(id);
}
let numbers = 0;
async function attach(subject: string, fields: Record<string, string>, words?: string) {
  numbers += 1;
  const bytes = aPdf(words ?? `documento ${numbers}`);
  const usual = { number: `FT A/${numbers}`, issued_on: '2026-01-10' };
  const answer = await attachInvoice(portal, key, subject, {
    fields: { ...usual, ...fields },
    file: { bytes },
  });
  expect(answer.status).toBe(201);
  return { id: String(answer.body['id']), bytes };
}
async function read(query = '', bearer = token, at = domain): Promise<Statement> {
  const options = { token: bearer, domain: at };
  const answer = await portal.call('GET', `/main/user/statement${query}`, options);
  expect(answer.status).toBe(200);
  return v.parse(statementSchema, answer.body);
}
/** Every entry, page after page. */
async function readAll(limit: number): Promise<Statement['entries']> {
  const entries = [];
  let next: string | null = '';
  while (next !== null) {
    const page: Statement = await read(`?limit=${limit}${next === '' ? '' : `&cursor=${next}`}`);
    expect(page.entries.length).toBeLessThanOrEqual(limit);
    entries.push(...page.entries);
    next = page.next;
  }
  return entries;
}
const download = (url: string, host = domain) =>
  portal.app.request(url.replace(/^\/api/, ''), { headers: { 'x-forwarded-host': host } });
const sumOf = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + eurosToCents(amount), 0);

test('who has nothing gets an empty statement', async () => {
  expect(await read()).toEqual({ entries: [], years: [], pending: [], next: null });
});

describe('over a turn of the year [C-822]', () => {
  beforeAll(async () => {
    const old = await work();
    // In Lisbon, as in Greenwich in winter, still the old year.
    await moveTo('2025-12-31T23:59:59Z');
    await givenPaid(portal, old, 10_010);
    await attach(old, { kind: 'FR', total: '100.10', issued_on: '2025-12-31' });
    await moveTo('2026-01-05T09:00:00Z');
    const fresh = await work();
    await givenPaid(portal, fresh, 2030, 'MB');
    await attach(fresh, { kind: 'FT', total: '20.30' });
    await attach(fresh, { kind: 'RC', number: 'RC A/1', total: '20.30', issued_on: '2026-01-11' });
    await attach(fresh, { kind: 'NC', number: 'NC A/1', total: '5.05', issued_on: '2026-01-12' });
    await attach(fresh, { kind: 'NC', number: 'NC A/2', total: '-0.10', issued_on: '2026-01-12' });
    const wrong = await attach(fresh, { kind: 'FT', total: '900' });
    await provider('POST', `/invoices/${wrong.id}/void`, { reason: 'NIF errado' });
    await portal.backend.pool.query(
      `insert into payment_refunds (id, payment_id, attempt_id, company_id, amount_cents, reason, state, created_at)
       select 'teilweise', payment.id, attempt.id, payment.company_id, 1, 'WAIVED', 'MANUAL', $2
       from payments payment join payment_attempts attempt on attempt.payment_id = payment.id where subject = $1`,
      [fresh, new Date('2026-01-13T10:00:00Z')],
    );
  });

  test('money that goes back by transfer says whether it waits for an account [C-821] [C-936]', async () => {
    const needs = async () =>
      (await read()).entries.flatMap((entry) =>
        entry.kind === 'refund' ? [entry.needs_account] : [],
      );
    expect(await needs()).toEqual([true]);
    const { pool } = portal.backend;
    await pool.query(`update payment_refunds set account = '{}' where id = 'teilweise'`);
    expect(await needs()).toEqual([false]);
    await pool.query(`update payment_refunds set account = null where id = 'teilweise'`);
  });

  test('entries come newest first, in pages that hold each once', async () => {
    const { entries, next } = await read();
    expect(next).toBeNull();
    expect(entries.map(({ kind, day, ...rest }) => [kind, day, Object(rest).amount])).toEqual([
      ['refund', '2026-01-13', -0.01],
      ['document', '2026-01-12', -0.1],
      ['document', '2026-01-12', -5.05],
      ['document', '2026-01-11', 20.3],
      ['document', '2026-01-10', 900],
      ['document', '2026-01-10', 20.3],
      ['payment', '2026-01-05', 20.3],
      ['document', '2025-12-31', 100.1],
      ['payment', '2025-12-31', 100.1],
    ]);
    for (const limit of [1, 2, 5]) expect(await readAll(limit)).toEqual(entries);
    for (const wrong of [
      'cursor=x',
      'limit=0',
      `cursor=${Buffer.from('{}').toString('base64url')}`,
    ])
      expect((await portal.call('GET', `/main/user/statement?${wrong}`, { token })).status).toBe(
        400,
      );
  });

  test('years are the sums of their entries to the cent, also on a page that holds few of them', async () => {
    const { entries } = await read();
    const { years } = await read('?limit=1');
    expect(years.map(({ year }) => year)).toEqual([2026, 2025]);
    for (const { year, paid, refunded, invoiced, documents } of years) {
      const of = entries.filter(({ day }) => day.startsWith(String(year)));
      const paidEntries = of.filter((entry) => entry.kind === 'payment');
      const refunds = of.filter((entry) => entry.kind === 'refund');
      const papers = of.filter((entry) => entry.kind === 'document');
      expect(eurosToCents(paid)).toBe(sumOf(paidEntries.map(({ amount }) => amount)));
      expect(eurosToCents(refunded)).toBe(sumOf(refunds.map(({ amount }) => amount)));
      expect(eurosToCents(invoiced)).toBe(sumOf(papers.map(({ counted }) => counted)));
      expect(documents).toBe(papers.length);
    }
    expect(years[0]).toMatchObject({ paid: 20.3, refunded: -0.01, invoiced: 15.15, documents: 5 });
    expect(years[1]).toMatchObject({ paid: 100.1, refunded: 0, invoiced: 100.1, documents: 1 });
  });

  test('a payment has its receipt, with the bytes that the provider sent', async () => {
    const { entries } = await read();
    const receipts = entries.flatMap((entry) =>
      entry.kind === 'payment'
        ? [[entry.amount, entry.receipt?.number, entry.is_undocumented]]
        : [],
    );
    expect(receipts).toEqual([
      [20.3, 'RC A/1', false],
      [100.1, 'FT A/1', false],
    ]);
    const [paid] = entries.filter((entry) => entry.kind === 'payment');
    const file = Buffer.from(await (await download(paid?.receipt?.url ?? '')).arrayBuffer());
    expect(createHash('sha256').update(file).digest('hex')).toBe(paid?.receipt?.sha256);
  });

  test('the archive of a year holds each of its documents unchanged, and nothing of another year or customer [C-824]', async () => {
    const theirs = await provider('POST', '/works', { customer: { phone: '+351912000002' } });
    await attach(String(theirs['id']), { kind: 'FT', total: '7' });
    const { entries, years } = await read();
    for (const { year, archive, documents } of years) {
      const answer = await download(archive?.url ?? '');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
      expect(answer.headers.get('content-disposition')).toContain(`documentos-${year}.zip`);
      const zip = new Uint8Array(await answer.arrayBuffer());
      expect(String(zip.length)).toBe(answer.headers.get('content-length'));
      const hashes = Object.values(unzipSync(zip)).map((bytes) =>
        createHash('sha256').update(bytes).digest('hex'),
      );
      const shown = entries.flatMap((entry) =>
        entry.kind === 'document' && entry.day.startsWith(String(year))
          ? [entry.invoice.sha256]
          : [],
      );
      expect(hashes.toSorted()).toEqual(shown.toSorted());
      expect(hashes).toHaveLength(documents);
    }
  });

  test('numbers that make the same file name are told apart in the archive [C-824]', async () => {
    const other = await work();
    await attach(other, { kind: 'FT', number: 'X/1', total: '1', issued_on: '2024-05-01' });
    await attach(other, { kind: 'FS', number: 'X 1', total: '1', issued_on: '2024-05-02' });
    const archive = (await read()).years.find(({ year }) => year === 2024)?.archive;
    const zip = await (await download(archive?.url ?? '')).arrayBuffer();
    expect(Object.keys(unzipSync(new Uint8Array(zip)))).toEqual(['X-1.pdf', 'X-1-2.pdf']);
  });

  test('an address of an archive is good at its provider alone, for an hour at most, and for nothing else [C-824]', async () => {
    const url = (await read()).years[0]?.archive?.url ?? '';
    expect((await download(url, otherDomain)).status).toBe(404);
    const forged = url.replace('/2026?', '/2025?');
    expect(forged).not.toBe(url);
    expect((await download(forged)).status).toBe(404);
    await portal.backend.clock.advance(3601);
    expect((await download(url)).status).toBe(404);
  });
});

describe('what is somebody else’s', () => {
  test('is in no statement: neither another customer’s of the provider nor one’s of another provider', async () => {
    const mine = await read();
    expect(mine.entries.length).toBeGreaterThan(5);
    const theirs = await read('', stranger);
    expect(theirs.entries.map((entry) => [entry.kind, Object(entry).amount])).toEqual([
      ['document', 7],
    ]);
    expect(theirs.years).toEqual([
      expect.objectContaining({ year: 2026, paid: 0, refunded: 0, invoiced: 7, documents: 1 }),
    ]);
    expect(await read('', foreigner, otherDomain)).toMatchObject({ entries: [], years: [] });
    // A cursor of another customer’s list only says where one’s own goes on.
    const { next } = await read('?limit=1');
    expect((await read(`?cursor=${next ?? ''}`, stranger)).entries.length).toBeLessThan(2);
    const outside = await portal.call('GET', '/main/user/statement', {
      token,
      domain: otherDomain,
    });
    expect(outside.status).toBe(401);
  });

  test('goes with its account: an address of its archive that was given before opens nothing [C-824]', async () => {
    const leaving = await registerByPhone(portal, '+351912000004');
    const { id } = await provider('POST', '/works', { customer: { phone: '+351912000004' } });
    await attach(String(id), { kind: 'FT', total: '3' });
    const url = (await read('', leaving)).years[0]?.archive?.url ?? '';
    expect((await download(url)).status).toBe(200);
    const gone = await portal.call('DELETE', '/main/user/client/', { token: leaving });
    expect(gone.status).toBe(200);
    expect((await download(url)).status).toBe(404);
  });
});

test('an archive that cannot be finished breaks off, so that nobody takes it for whole [C-824]', async () => {
  const bearer = await registerByPhone(portal, '+351912000005');
  const { id } = await provider('POST', '/works', { customer: { phone: '+351912000005' } });
  await attach(String(id), { kind: 'FT', total: '3' });
  await attach(String(id), { kind: 'FT', total: '4' });
  const { entries, years } = await read('', bearer);
  const [newest] = entries.flatMap((entry) => (entry.kind === 'document' ? [entry.invoice] : []));
  await portal.backend.media.remove(/media\/(\w+)\//.exec(newest?.url ?? '')?.[1] ?? '');
  const answer = await download(years[0]?.archive?.url ?? '');
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow('A document could not be added.');
});
