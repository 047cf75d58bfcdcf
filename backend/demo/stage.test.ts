import { expect, test } from 'vitest';
import { customers } from './customers.ts';
import { calendar, type Portal } from './portal.ts';
import { createStage } from './stage.ts';

const domain = 'bitfixe.localhost';

/** A stage whose calls are written down, at a portal where it is another year. */
function stageAt(now: Date) {
  const attached: Record<string, string>[] = [];
  const gateway: { path: string; body: unknown }[] = [];
  const portal: Portal = {
    now,
    call: () => Promise.resolve({}),
    gateway: (path, body) => {
      gateway.push({ path, body });
      return Promise.resolve({ requestId: 'request-1' });
    },
    provider: () => provider,
  };
  const provider: ReturnType<Portal['provider']> = {
    get: () => Promise.resolve({ name: 'Bitfixe' }),
    send: () => Promise.resolve({}),
    download: () => Promise.resolve(Buffer.alloc(0)),
    upload: () => Promise.resolve({}),
    attach: (_path, _field, _file, fields) => {
      attached.push(fields);
      return Promise.resolve({});
    },
  };
  const stage = createStage(portal, provider, domain, customers.marta, {}, calendar(now));
  return { stage, attached, gateway };
}

test('a document of the demo has the year in its number in which it was issued', async () => {
  const { stage, attached } = stageAt(new Date('2027-05-01T10:00:00Z'));
  await stage.invoices('w1', 302, 12, -95);
  await stage.invoices('w1', 303, 12, -150);
  await stage.invoices('w1', 1, 12, -60, 'DEMO');
  expect(attached.map(({ number, issued_on }) => [number, issued_on])).toEqual([
    ['FT 2027/302', '2027-01-26'],
    ['FT 2026/303', '2026-12-02'],
    ['FT DEMO/1', '2027-03-02'],
  ]);
});

test('a customer pays the request of this payment, whatever else rings on the same telephone', async () => {
  const { stage, gateway } = stageAt(new Date('2026-12-01T10:00:00Z'));
  await stage.pays('w1', 'MBWAY', 24);
  expect(gateway).toEqual([
    { path: '/control/open/912345610', body: { amount: '24.00' } },
    { path: '/control/payments/request-1/pay', body: undefined },
  ]);
});
