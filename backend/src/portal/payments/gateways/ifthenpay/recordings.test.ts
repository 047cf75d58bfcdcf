import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GatewayRefusal, GatewaySilence, GatewayUnavailable, type Gateway } from '../gateway.ts';
import { createIfthenpay } from './createIfthenpay.ts';
import { startReplay, type Replay } from '../../../../testing/startReplay.ts';
import { recordings } from './recordings.testing.ts';

const settings = {
  backoffice_key: '1111-2222-3333-4444',
  mb_key: 'ABC-000001',
  mbway_key: 'ABC-000002',
  card_key: 'ABC-123456',
  anti_phishing_key: 'an-anti-phishing-key',
};
let replay: Replay;
let gateway: Gateway;

beforeAll(async () => {
  replay = await startReplay(recordings);
  gateway = createIfthenpay(replay.address, settings);
});
afterEach(() => {
  if (replay.faults.length > 0) throw new Error(replay.faults.join('\n'));
});
afterAll(() => replay.stop());

const returnAddress = (status: string) =>
  `https://auto.example/client/payment/S-1?status=${status}`;
const attempt = (orderId: string, method: 'MB' | 'MBWAY' | 'CC', amountCents: number) => ({
  orderId,
  method,
  amountCents,
  phone: method === 'MBWAY' ? '912345678' : null,
  expiryDays: 3,
  description: 'Auto Mirante: Revisão',
  returnAddress,
});
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof GatewayRefusal ? error.claim : String(error)),
  );

describe('Multibanco', () => {
  test('a reference keeps its zeros, whatever its check digits', async () => {
    replay.expect('reference');
    expect(await gateway.create(attempt('P1MB', 'MB', 1099))).toEqual({
      requestId: 'ddbe7WXKnkmRNSQLpd5e',
      entity: '11990',
      reference: '000000291',
      url: null,
    });
  });
  test('numbers instead of texts are the same reference', async () => {
    replay.expect('reference in numbers');
    expect(await gateway.create(attempt('P1MBN', 'MB', 1099))).toMatchObject({
      entity: '11990',
      reference: '000000291',
    });
  });
  test('a wrong key is a refusal', async () => {
    replay.expect('reference refused');
    expect(await refusal(gateway.create(attempt('P1MBX', 'MB', 1099)))).toBe('FAILED');
  });
});

describe('MB WAY', () => {
  const create = (name: string) => {
    replay.expect(`mb way ${name}`);
    return gateway.create(attempt('P1MBWAY', 'MBWAY', 1250));
  };
  test('000 at creation is a push under way, not a payment', async () => {
    expect(await create('pending')).toEqual({
      requestId: 'i2szvoUfPYBMWdSxqO3n',
      entity: null,
      reference: null,
      url: null,
    });
  });
  test.each([
    ['declined', 'DECLINED'],
    ['not a user', 'DECLINED'],
    ['retry', 'FAILED'],
    ['wrong key', 'FAILED'],
  ])('%s at creation is %s', async (name, claim) => {
    expect(await refusal(create(name))).toBe(claim);
  });
  test.each([
    ['000', 'PAYED'],
    ['123', 'PENDING'],
    ['020', 'REJECTED'],
    ['101', 'EXPIRED'],
    ['122', 'DECLINED'],
    ['555', 'PENDING'],
  ])('status %s is %s', async (status, claim) => {
    replay.expect(`mb way status ${status}`);
    const known = { orderId: 'P1MBWAY', requestId: 'i2szvoUfPYBMWdSxqO3n', amountCents: 1250 };
    expect(await gateway.status({ ...known, method: 'MBWAY' })).toMatchObject({ claim });
  });
});

describe('card', () => {
  const known = {
    orderId: 'P1CARD',
    requestId: 'i2szvoUfPYBMWdSxqO3n',
    method: 'CC' as const,
    amountCents: 740,
  };
  test('sends the customer to the gateway’s page', async () => {
    replay.expect('card');
    const created = await gateway.create(attempt('P1CARD', 'CC', 740));
    expect(created.url).toBe('https://gateway.ifthenpay.com/?token=5f4dcc3b5aa765d61d83');
  });
  test('sends nobody to another host', async () => {
    replay.expect('card page elsewhere');
    expect(await refusal(gateway.create(attempt('P1CARD', 'CC', 740)))).toBe('FAILED');
  });
  test.each([
    ['paid', 'PAYED', 740],
    ['paid, amount as a number', 'PAYED', 740],
    ['unpaid', 'PENDING', undefined],
    ['paid by somebody else', 'PENDING', undefined],
  ])('"%s" in the list of payments is %s', async (name, claim, amountCents) => {
    replay.expect(name);
    expect(await gateway.findPaid(known)).toMatchObject({ claim, amountCents });
  });
  test.each(['down', 'a page instead of an answer'])('%s is silence, not a claim', async (name) => {
    replay.expect(name);
    await expect(gateway.findPaid(known)).rejects.toBeInstanceOf(GatewaySilence);
  });
});

test('a host that refuses the connection made nothing', async () => {
  const closed = await startReplay(recordings);
  closed.stop();
  const away = createIfthenpay(closed.address, settings);
  await expect(away.create(attempt('P1MB', 'MB', 1099))).rejects.toBeInstanceOf(GatewayUnavailable);
});

test('a method without a key is refused before anything is sent', async () => {
  const without = createIfthenpay(replay.address, { ...settings, mbway_key: null });
  expect(await refusal(without.create(attempt('P1MBWAY', 'MBWAY', 1250)))).toBe('FAILED');
});

describe('the list of received payments', () => {
  // In Lisbon an hour later; the end has an hour more, for clocks that differ.
  const time = { from: new Date('2026-07-17T09:00:00Z'), to: new Date('2026-07-17T10:00:00Z') };

  test('is asked for in Lisbon time; what is no payment is left out', async () => {
    replay.expect('list of a time');
    expect(await gateway.listPaid(time)).toEqual([
      { orderId: '199928337085928', amountCents: 1, requestId: 'i2szvoUfPYBMWdSxqO3n' },
      { orderId: 'P1CARD', amountCents: 740, requestId: undefined },
    ]);
  });
  test.each(['list with a wrong key', 'down', 'a page instead of an answer'])(
    'is no empty list when the gateway answers: %s',
    async (name) => {
      replay.expect(name);
      await expect(gateway.listPaid(time)).rejects.toBeInstanceOf(GatewaySilence);
    },
  );
});
