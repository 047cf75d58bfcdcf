import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { startSandbox, type RunningSandbox } from '../../payments/sandbox/startSandbox.ts';
import { InvoicingHistory, WORK_CENTS, type Party, type Step } from './invoicingHistory.testing.ts';

const runs = Number(process.env['PORTAL_HISTORY_RUNS'] ?? 12);
const folder = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
let portal: TestBackend;
let sandbox: RunningSandbox;
let party: Party;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, backendPort: 1, dataDirectory: folder });
  portal = await createTestBackend({ PORTAL_GATEWAY_PORT: String(sandbox.port) });
  const key = await createProvider(portal, 'auto-mirante.localhost');
  await asProvider(portal, key, 'PUT', '/invoicing-account', { connector: 'sandbox' });
  const token = await registerByPhone(portal, '+351912000001');
  await portal.call('PATCH', '/main/user/client/', { token, json: { email: 'ana@exemplo.pt' } });
  party = { portal, sandboxPort: sandbox.port, key, token, phone: '912000001' };
});
afterAll(async () => {
  await portal.close();
  await sandbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

const seconds = fc.constantFrom(0, 11, 61, 400, 90_000);
const some = fc.nat(2);
const happenings = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'ask' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'refuse' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'payDeposit' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'payWork' }) },
);
const byHand = { weight: 1, arbitrary: fc.constant<Step>({ do: 'attach' }) };
const turns = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('misbehave' as const),
      refuse: fc.nat(1),
      draft: some,
      finalise: some,
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('turn' as const), seconds }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('twoProcesses' as const), seconds }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('die' as const),
      seconds,
      statements: fc.integer({ min: 1, max: 40 }),
    }),
  },
);
const scriptOf = (step: fc.Arbitrary<Step>) => fc.array(step, { minLength: 4, maxLength: 14 });
/** Also 50 %, where what is left is as much as what was paid. */
const deposits = fc.constantFrom(2500, 5000, 9999);

/** What holds whatever happened: everything done, once, and everything that the program issued is here. */
async function settled(history: InvoicingHistory) {
  await history.settle();
  const jobs = await history.select<{ id: string; state: string; last_error: string | null }>(
    'select id, state, last_error from invoice_jobs order by sequence',
  );
  expect(jobs.filter(({ state }) => state !== 'DONE')).toEqual([]);
  const causes = await history.select<{ cause: string }>(
    `select id as cause from payments where state = 'PAYED' and subject in ('${history.work}', (select 'S-' || appointment_id from works where 'A-' || id = '${history.work}'))
     union all select id from invoice_requests`,
  );
  expect(jobs).toHaveLength(causes.length);
  const program = await history.atProgram();
  // Nothing is asked for twice, not even as a draft.
  expect(new Set(program.map(({ reference }) => reference)).size).toBe(program.length);
  const issued = program.filter(({ status }) => status !== 'draft');
  const kept = await history.select<{ id: string; total: number }>(
    `select job.id, invoice.total_cents as total from invoices invoice
     join invoice_jobs job on job.invoice_id = invoice.id where invoice.external_id is not null`,
  );
  const cents = ({ total }: { total: number }) => Math.round(total * 100);
  expect(new Map(kept.map(({ id, total }) => [id, total]))).toEqual(
    new Map(issued.map((document) => [document.reference, cents(document)])),
  );
  return { issuedCents: issued.reduce((sum, document) => sum + cents(document), 0) };
}

test('each payment and each request is documented once, whatever answers are lost and whichever process dies [INV-08] [INV-09]', async () => {
  await fc.assert(
    fc.asyncProperty(
      deposits,
      scriptOf(fc.oneof(happenings, turns)),
      async (depositCents, script) => {
        const history = await InvoicingHistory.begin(party, depositCents);
        for (const step of script) await history.apply(step);
        const { issuedCents } = await settled(history);
        const paid = new Set(script.map((step) => step.do));
        const paidCents =
          (paid.has('payDeposit') ? depositCents : 0) +
          (paid.has('payWork') ? WORK_CENTS - depositCents : 0);
        const [answered] = await history.select<{ count: number; open: number }>(
          `select count(*) filter (where state = 'ANSWERED')::integer as count,
             count(*) filter (where state = 'OPEN')::integer as open from invoice_requests`,
        );
        expect(answered?.open).toBe(0);
        expect(issuedCents).toBe(answered?.count ? WORK_CENTS : paidCents);
        const [mails] = await history.select<{ count: number }>(
          `select count(*)::integer from outbox where jsonb_array_length(attachments) > 0`,
        );
        expect(mails?.count).toBe(answered?.count);
      },
    ),
    { numRuns: runs, endOnFailure: false },
  );
}, 120_000);

test('the provider may attach by hand at any moment, and what the program issued is kept all the same [INV-08] [INV-09]', async () => {
  await fc.assert(
    fc.asyncProperty(
      deposits,
      scriptOf(fc.oneof(happenings, turns, byHand)),
      async (depositCents, script) => {
        const history = await InvoicingHistory.begin(party, depositCents);
        for (const step of script) await history.apply(step);
        await settled(history);
      },
    ),
    { numRuns: runs, endOnFailure: false },
  );
}, 120_000);
