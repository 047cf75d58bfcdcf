/** Fills and reads the database of a measured backend: `seed.ts customers <domain> <first> <count>` and others. */
import { readReminderBreaches } from '../../portal/reminders/reminderBreaches.testing.ts';
import { readWaitingBreaches } from '../../portal/waiting/waitingBreaches.testing.ts';
import { addCustomers } from './addCustomers.ts';
import { addQueueHooks, addQueueNews, addQueueAccounts } from './queues.ts';
import { addPopulation } from './addPopulation.ts';
import { benchDatabase } from './benchDatabase.ts';
import { addAgenda, addAtOnce, addBookings, addWorks } from './addBookings.ts';

const [command, ...given] = process.argv.slice(2);
const text = (index: number): string => given[index] ?? '';
const number = (index: number): number => Number(text(index));
const pool = benchDatabase();

/** One number that a query counts. */
async function count(sql: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(sql);
  return rows[0]?.count ?? 0;
}

/** Everything that was acknowledged can be looked up in here. */
async function readState(): Promise<object> {
  const column = async (sql: string) =>
    (await pool.query<{ value: string }>(sql)).rows.map(({ value }) => value);
  return {
    appointments: await column("select 'S-' || id as value from appointments"),
    messages: await column('select message as value from chat_entries'),
    payed: await column("select subject as value from payments where state = 'PAYED'"),
    files: await column(
      'select description as value from subject_files where description is not null',
    ),
  };
}

/** Bookings that share a resource at the same time. */
const conflicts = `select count(*)::integer as count from appointments one join appointments other
  on one.id < other.id and one.resource = other.resource and one.during && other.during
  where one.cancelled_at is null and other.cancelled_at is null and one.occupies and other.occupies`;

const commands: Record<string, () => Promise<object>> = {
  customers: () => addCustomers(pool, text(0), number(1), number(2)).then(() => ({})),
  population: () => addPopulation(pool, text(0), number(1), number(2)).then(() => ({})),
  bookings: () => addBookings(pool, text(0), number(1), text(2)).then(() => ({})),
  works: () => addWorks(pool, text(0), number(1)).then(() => ({})),
  agenda: () => addAgenda(pool, text(0), number(1)).then(() => ({})),
  atOnce: () => addAtOnce(pool, number(0), number(1), text(2)).then(() => ({})),
  news: () => addQueueNews(pool, text(0), number(1)).then(() => ({})),
  hooks: () => addQueueHooks(pool, text(0), number(1), number(2)).then(() => ({})),
  accounts: () => addQueueAccounts(pool, number(0)).then(() => ({})),
  reminders: async () => ({
    unplanned: await count('select count(*)::integer as count from reminder_changes'),
    planned: await count(
      "select count(*)::integer as count from planned_messages where state = 'planned'",
    ),
    sent: await count(
      "select count(*)::integer as count from planned_messages where state = 'sent'",
    ),
    messages: await count('select count(*)::integer as count from outbox'),
    people: await count('select count(distinct recipient)::integer as count from outbox'),
  }),
  breaches: async () => {
    const at = new Date(text(0));
    const found = await Promise.all([
      readWaitingBreaches(pool, at),
      readReminderBreaches(pool, at),
    ]);
    return { breaches: found.flat() };
  },
  conflicts: async () => ({ count: await count(conflicts) }),
  state: readState,
  expiries: async () => ({
    attempts: await count(
      "select count(*)::integer as count from payment_attempts where state = 'EXPIRED'",
    ),
    events: await count(
      "select count(*)::integer as count from payment_events where claim = 'EXPIRED'",
    ),
    open: await count(
      "select count(*)::integer as count from payment_attempts where state in ('INITIATING', 'PENDING')",
    ),
  }),
};

const run = commands[command ?? ''];
if (run === undefined) throw new Error(`There is no command ${command ?? ''}.`);
process.stdout.write(JSON.stringify(await run()));
await pool.end();
