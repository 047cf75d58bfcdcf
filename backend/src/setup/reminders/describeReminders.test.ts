import { setupRemindersSchema } from '@portal/api/setup/setupReminders';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { ownerOf } from '../../testing/calls/ownerOf.ts';
import { createReminderWorld } from '../../testing/worlds/reminderWorld.ts';
import { createTestBackend } from '../../testing/testBackend.ts';
import { saveDraft } from '../draft/saveDraft.ts';
import { describeReminders } from './describeReminders.ts';

const portal = await createTestBackend();
const { backend } = portal;
afterAll(() => portal.close());

const at = (day: string, time: string) => lisbonInstant(day, time);

test('each rule of the draft has its words as they are sent, the parts of its SMS, and what went by it this month and what that cost [SET-18] [C-800]', async () => {
  const world = await createReminderWorld(portal, at('2027-07-12', '10:00'));
  const long = '{prestador}: até amanhã às {hora}. '.padEnd(200, 'a');
  const [short] = await world.rules(
    { text: '{prestador}: até amanhã às {hora}.' },
    { event: 'appointment.upcoming', lead_minutes: 300, channels: ['email', 'sms'], text: long },
  );
  await world.provider('PUT', '/settings', { sms_price: 0.05 });
  await world.book('2027-07-15', '10:00');
  await world.at(at('2027-07-14', '10:05'));
  await world.at(at('2027-07-15', '08:05'));
  const company = await findOwnCompany(backend.database, world.domain);
  const before = await describeReminders(backend, company);
  const sms = (await readOutbox(backend.database, world.phone)).map(({ text }) => text);
  expect(before.rules.map(({ rule }) => rule)).toMatchObject([
    { id: short?.id, event: 'appointment.upcoming', lead_minutes: 1440, channels: ['sms'] },
    { lead_minutes: 300, channels: ['email', 'sms'], text: long.trim() },
  ]);
  // The words are those of the message that went, but for the example's hour.
  const [drawn] = before.rules[0]?.channels ?? [];
  expect(sms).toContain('Auto Mirante: até amanhã às 10:00.');
  expect(drawn).toEqual({
    channel: 'sms',
    text: 'Auto Mirante: até amanhã às 09:30.',
    parts: 1,
  });
  expect(before.rules[1]?.channels).toMatchObject([
    { channel: 'email', subject: 'Auto Mirante: lembrete da sua marcação' },
    // `á` is none of GSM-7 but `à` and `é` are; this text has one, so a part holds 67 characters.
    { channel: 'sms', parts: 3 },
  ]);
  expect(before.rules.map(({ month }) => month)).toEqual([
    { messages: 1, cost: 0.05 },
    { messages: 1, cost: 0.15 },
  ]);
  expect(before.usage).toMatchObject({ month: '2027-07', sms_price: 0.05 });
  expect(before.usage.cost).toBeGreaterThan(0);

  // What is only written yet is drawn as well, by its name and at its price.
  const rules = [{ ...short, text: 'Olá {nome}, é a {prestador}.' }];
  const values = {
    identity: { name: 'Oficina Bela' },
    reminders: { rules },
    settings: { sms_price: 0.1 },
  };
  await saveDraft(backend, company, { revision: 0, values }, 'dona@oficina.pt');
  const drafted = await describeReminders(backend, company);
  expect(drafted.rules).toMatchObject([
    {
      channels: [{ channel: 'sms', text: 'Olá Marta, é a Oficina Bela.', parts: 1 }],
      month: { messages: 1, cost: 0.1 },
    },
  ]);
  await world.at(at('2027-08-01', '00:05'));
  const later = await describeReminders(backend, company);
  expect(later.rules[0]?.month).toEqual({ messages: 0, cost: 0 });
  expect(later.usage).toMatchObject({ month: '2027-08', cost: 0 });
});

test('a draft that says nothing of reminders shows the presets, and its owner nobody else’s', async () => {
  const owner = await ownerOf(portal, 'oficina.pt');
  const { status, body } = await owner.call('GET', '/reminders');
  expect(status).toBe(200);
  const { rules, usage } = v.parse(setupRemindersSchema, body);
  expect(rules).toHaveLength(9);
  expect(rules[0]?.channels.map(({ channel }) => channel)).toEqual(['push', 'email', 'sms']);
  expect(rules.every(({ month }) => month.messages === 0)).toBe(true);
  expect(usage.sms_price).toBe(0);
  expect(JSON.stringify(rules)).toContain('Oficina Nova: ');
  expect(JSON.stringify(rules)).not.toContain('Auto Mirante');
});
