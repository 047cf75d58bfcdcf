import type { ReminderRule } from '@portal/api/provider/reminders';
import { planChanges } from '../../portal/reminders/planning/planChanges.ts';
import { sendDue } from '../../portal/reminders/sending/sendDue.ts';
import { asProvider } from '../calls/asProvider.ts';
import { createProvider } from '../calls/createProvider.ts';
import { registerByPhone } from '../calls/registerByPhone.ts';
import type { TestBackend } from '../testBackend.ts';

/** A provider of its own with a service and a customer of its own, for tests of what rules plan and send. */
export interface ReminderWorld {
  domain: string;
  key: string;
  /** Session of the customer, whose phone is `phone` and who has no e-mail. */
  token: string;
  phone: string;
  provider(method: string, path: string, json?: unknown): Promise<Record<string, unknown>>;
  mine(method: string, path: string, json?: unknown): ReturnType<TestBackend['call']>;
  /** Sets the provider's only rules. */
  rules(...rules: Partial<ReminderRule>[]): Promise<ReminderRule[]>;
  /** Books for the customer. @returns `S-…` */
  book(date: string, time: string): Promise<string>;
  /** Gives the customer an e-mail. */
  addEmail(email: string): Promise<void>;
  /** Passes to an instant, and does there what the tasks do. */
  at(instant: Date): Promise<void>;
  messages(query?: string): Promise<Record<string, unknown>[]>;
}

let count = 0;

export async function createReminderWorld(
  portal: TestBackend,
  start: Date,
  setup: Record<string, unknown> = {},
): Promise<ReminderWorld> {
  count += 1;
  const domain = `lembra${count}.localhost`;
  const phone = `+351913000${String(10 + count).padStart(3, '0')}`;
  await portal.backend.clock.moveTo(start);
  const key = await createProvider(portal, domain, {
    name: 'Auto Mirante',
    email: `geral@${domain}`,
    ...setup,
  });
  const provider: ReminderWorld['provider'] = (method, path, json) =>
    asProvider(portal, key, method, path, json);
  await provider('PUT', '/services/revisao', { name: 'Revisão', duration_minutes: 60 });
  const token = await registerByPhone(portal, phone, domain, 'Marta Figueiredo');
  const run = async () => {
    await planChanges(portal.backend);
    await sendDue(portal.backend);
  };
  return {
    ...{ domain, key, token, phone, provider },
    mine: (method, path, json) => portal.call(method, `/main${path}`, { domain, token, json }),
    rules: async (...rules) => {
      const usual = {
        event: 'appointment.upcoming',
        lead_minutes: 1440,
        channels: ['sms'],
        text: '{hora}',
      };
      const answer = await provider('PUT', '/reminders', {
        rules: rules.map((rule) => ({ ...usual, ...rule })),
      });
      return Object(answer).rules;
    },
    book: async (date, time) => {
      const booking = { customer: { phone }, service_ids: ['revisao'], date, time };
      return String((await provider('POST', '/appointments', booking))['id']);
    },
    addEmail: async (email) => {
      await portal.backend.pool.query(
        'update clients set email = $1 from companies where companies.id = company_id and domain = $2',
        [email, domain],
      );
    },
    at: async (instant) => {
      // What was known before is planned before.
      await run();
      await portal.backend.clock.moveTo(instant);
      await run();
    },
    messages: async (query = '') => Object(await provider('GET', `/messages${query}`)).messages,
  };
}
