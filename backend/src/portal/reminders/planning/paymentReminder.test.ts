import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readOutbox } from '../../../platform/messaging/outbox.ts';
import { createTestBackend } from '../../../testing/testBackend.ts';
import { createReminderWorld } from '../../../testing/worlds/reminderWorld.ts';
import { expireAttempts } from '../../payments/attempts/refreshPayment.ts';
import { startSandbox } from '../../payments/sandbox/startSandbox.ts';

const dataDirectory = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
const sandbox = await startSandbox({ port: 0, backendPort: 1, dataDirectory });
const portal = await createTestBackend({ PORTAL_GATEWAY_PORT: String(sandbox.port) });
const { backend } = portal;
afterAll(async () => {
  await sandbox.stop();
  await portal.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const at = (day: string, time: string) => lisbonInstant(day, time);

test('who let an attempt to pay run out is reminded before the deadline all the same, also after another one [REM-05]', async () => {
  const world = await createReminderWorld(portal, at('2027-07-12', '10:00'), {
    payment_methods: ['MB', 'MBWAY'],
  });
  const text = 'lembrete {valor}, {data} às {hora}';
  await world.rules({ event: 'payment.due', lead_minutes: 1440, text });
  const work = await world.provider('POST', '/works', { customer: { phone: world.phone } });
  const id = String(work['id']);
  await world.provider('POST', `/works/${id}/payment`, {
    total: 20,
    valid_until: at('2027-07-15', '18:00').toISOString(),
  });
  /** A push on the telephone that nobody confirms. */
  const letRunOut = async (): Promise<void> => {
    const push = { id, method: 'MBWAY', total: 20, billing_id: 'FINAL_CONSUMER' };
    const begun = await world.mine('POST', '/payment', { ...push, phone: '+351913000001' });
    expect(begun.status).toBe(200);
    await backend.clock.advance(300);
    await expireAttempts(backend);
    const { body } = await world.mine('GET', `/payment/status/${id}`);
    expect(body['status']).toBe('EXPIRED');
  };
  const sent = async () =>
    (await readOutbox(backend.database, world.phone))
      .map((message) => message.text)
      .filter((said) => said.startsWith('lembrete'));

  await letRunOut();
  await world.at(at('2027-07-13', '10:00'));
  await letRunOut();
  await world.at(at('2027-07-14', '17:30'));
  expect(await sent()).toEqual([]);
  await world.at(at('2027-07-14', '18:02'));
  expect(await sent()).toEqual(['lembrete 20,00\u00a0€, 15\u00a0jul. às 18:00']);
  const states = (await world.messages(`?subject=${id}`)).map(({ state, reason }) => [
    state,
    reason,
  ]);
  expect(states).toEqual([['sent', null]]);
});

test('a payment of what was called off is planned by no table of rules [REM-05]', async () => {
  const world = await createReminderWorld(portal, at('2027-07-12', '10:00'));
  await world.rules({ event: 'payment.due', lead_minutes: 60, text: 'lembrete' });
  const work = await world.provider('POST', '/works', { customer: { phone: world.phone } });
  const id = String(work['id']);
  const validUntil = at('2027-07-15', '18:00').toISOString();
  await world.provider('POST', `/works/${id}/payment`, { total: 20, valid_until: validUntil });
  await world.at(at('2027-07-13', '10:00'));
  await world.provider('POST', `/works/${id}/cancel`);
  // Another table of rules plans anew what is open.
  await world.rules({ event: 'payment.due', lead_minutes: 120, text: 'lembrete' });
  await world.at(at('2027-07-14', '10:00'));
  const open = (await world.messages(`?subject=${id}`)).filter(({ state }) => state === 'planned');
  expect(open).toEqual([]);
});
