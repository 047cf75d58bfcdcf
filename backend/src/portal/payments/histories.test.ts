import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { History, type Lie, type Party, type Step } from './histories.testing.ts';
import { startSandbox, type RunningSandbox } from './sandbox/startSandbox.ts';

const runs = Number(process.env['PORTAL_HISTORY_RUNS'] ?? 12);
const folder = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
let portal: TestBackend;
let sandbox: RunningSandbox;
let party: Party;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, backendPort: 1, dataDirectory: folder });
  portal = await createTestBackend({ PORTAL_GATEWAY_PORT: String(sandbox.port) });
  const key = await createProvider(portal, 'auto-mirante.localhost', {
    payment_methods: ['MB', 'MBWAY', 'CC'],
    support_equipment: false,
  });
  await asProvider(portal, key, 'PUT', '/hours', {
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  });
  await asProvider(portal, key, 'PUT', '/services/limpeza', {
    name: 'Limpeza',
    duration_minutes: 60,
    payment: 184.5,
  });
  const token = await registerByPhone(portal, '+351912000001');
  party = { portal, gatewayPort: sandbox.port, key, token, phone: '912000001' };
});
afterAll(async () => {
  await sandbox.stop();
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

const attempt = fc.nat(2);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      method: fc.constantFrom('MB' as const, 'MBWAY' as const, 'CC' as const),
      race: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('payAtGateway' as const, 'rejectAtGateway' as const),
      attempt,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('callback' as const),
      attempt,
      lie: fc.constantFrom<Lie>(
        'none',
        'none',
        'none',
        'key',
        'amount',
        'reference',
        'request',
        'order',
      ),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('return' as const),
      status: fc.constantFrom('success' as const, 'cancel' as const, 'error' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('poll' as const, 'expire' as const, 'readList' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'callOff' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'release' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(5, 61, 241, 1801, 400_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('together' as const), attempt }) },
);

const kinds = fc.constantFrom('work' as const, 'booking' as const);

interface Books {
  state: string;
  cancelled: boolean;
  cancel_reason: string | null;
  overdue: boolean;
  active: number;
  paid: number;
  paid_cents: number;
  refunds: number;
  refund_cents: number;
  events: number;
}

async function readBooks(history: History): Promise<Books> {
  const [books] = await history.select<Books>(
    `select payment.state, subject.cancelled_at is not null as cancelled,
       to_jsonb(subject) ->> 'cancel_reason' as cancel_reason,
       payment.holds_booking and payment.valid_until <= $2 as overdue,
       (select count(*)::integer from payment_attempts where payment_id = payment.id and state in ('INITIATING', 'PENDING')) as active,
       (select count(*)::integer from payment_attempts where payment_id = payment.id and state = 'PAYED') as paid,
       (select coalesce(sum(amount_cents), 0)::integer from payment_attempts where payment_id = payment.id and state = 'PAYED') as paid_cents,
       (select count(*)::integer from payment_refunds where payment_id = payment.id) as refunds,
       (select coalesce(sum(amount_cents), 0)::integer from payment_refunds where payment_id = payment.id) as refund_cents,
       (select count(*)::integer from payment_events where payment_id = payment.id) as events
     from payments payment join ${history.table} subject on subject.id = substr(payment.subject, 3)
     where payment.subject = $1`,
    [portal.backend.clock.now()],
  );
  if (books === undefined) throw new Error('The payment is gone.');
  return books;
}

/** What is true after whatever happened. */
async function check(history: History, before: Books): Promise<Books> {
  const books = await readBooks(history);
  // What was paid is kept exactly as long as there is something to be paid for.
  const kept = books.state === 'PAYED' && !books.cancelled ? 1 : 0;
  expect(books.active).toBeLessThanOrEqual(1);
  if (before.state === 'PAYED') expect(books.state).toBe('PAYED');
  if (books.cancel_reason === 'PAYMENT_EXPIRED') expect(books.state).toBe('EXPIRED');
  if (before.cancelled) expect(books.cancelled).toBe(true);
  expect(books.state === 'PENDING').toBe(books.active === 1);
  expect(books.paid).toBe(kept + books.refunds);
  expect(books.paid_cents).toBe(kept * 18_450 + books.refund_cents);
  expect(books.refunds).toBeGreaterThanOrEqual(before.refunds);
  expect(books.events).toBeGreaterThanOrEqual(before.events);
  const paidThere = new Set(
    (await history.atGateway())
      .filter(({ status }) => status === 'PAID')
      .map(({ orderId }) => orderId),
  );
  for (const { state, order_id: orderId } of await history.attempts())
    if (state === 'PAYED') expect(paidThere).toContain(orderId);
  return books;
}

test(
  'money is counted once, whatever order, number and truth its messages have',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        kinds,
        fc.array(steps, { minLength: 3, maxLength: 14 }),
        async (kind, script) => {
          await portal.backend.clock.reset();
          const history = await History.begin(party, kind);
          let books = await readBooks(history);
          for (const step of script) {
            const callback = await history.apply(step);
            const after = await check(history, books);
            // Once a deadline is over and nobody is paying, nothing unpaid is held.
            if (step.do === 'release' && after.active === 0)
              expect(after.overdue && after.state !== 'PAYED').toBe(false);
            if (callback !== undefined && callback.lie !== 'order') {
              // Every message is in the audit, and only the true ones are accepted.
              expect(after.events).toBeGreaterThanOrEqual(books.events + callback.statuses.length);
              const expected = expectedStatus(callback.lie, callback.wasPaid);
              if (expected !== undefined)
                expect([callback.lie, ...new Set(callback.statuses)]).toEqual([
                  callback.lie,
                  expected,
                ]);
            }
            books = after;
          }
          // Customers may pay everything they were ever shown, and the gateway repeats its callbacks until
          // they are taken: nothing that was paid stays unseen.
          const count = (await history.attempts()).length;
          for (let index = 0; index < count; index += 1) {
            await history.apply({ do: 'payAtGateway', attempt: index });
            await history.apply({ do: 'callback', attempt: index, lie: 'none', times: 1 });
          }
          books = await check(history, books);
          const paidThere = (await history.atGateway()).filter(({ status }) => status === 'PAID');
          expect(books.paid).toBe(paidThere.length);
        },
      ),
      { numRuns: runs, endOnFailure: false },
    );
  },
  120_000 + runs * 5000,
);

function expectedStatus(lie: Lie, wasPaid: boolean): number | undefined {
  if (lie === 'key') return 403;
  if (lie === 'none') return wasPaid ? 200 : 503;
  if (lie === 'amount') return 200;
  return undefined;
}
