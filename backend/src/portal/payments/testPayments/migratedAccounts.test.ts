import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../platform/database/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';

const folder = fileURLToPath(new URL('../../../../migrations', import.meta.url));
const own = '0078-payment-states.sql';
let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
  const before = readdirSync(folder).filter((file) => file.endsWith('.sql') && file < own);
  await migrate(database.pool, folder, new Set(before));
});
afterAll(() => database.drop());

test('of the accounts of before, those through whose keys a payment arrived are live; the rest is to be tested [SET-16] [C-780]', async () => {
  const { pool } = database;
  const day = (number: number) => new Date(Date.UTC(2026, 5, number));
  const entered = day(10);
  const provider = async (id: string, gateway: string, paidAt: Date | null) => {
    await pool.query(
      `insert into companies (id, domain, name, vertical, brand_color, item_label, item_label_plural, payment_methods, created_at, updated_at)
       values ($1, $1, $1, 'auto', '#0e5aa7', 'Carro', 'Carros', '{MB,CC}', $2, $2)`,
      [id, day(1)],
    );
    await pool.query(`insert into payment_accounts values ($1, $2, '{}', $3)`, [
      id,
      gateway,
      entered,
    ]);
    await pool.query(`insert into clients (id, company_id, created_at) values ($1, $1, $2)`, [
      id,
      day(1),
    ]);
    await pool.query(
      `insert into payments (id, company_id, client_id, subject, total_cents, created_at, updated_at)
       values ($1, $1, $1, $1, 100, $2, $2)`,
      [id, day(1)],
    );
    await pool.query(
      `insert into payment_attempts (id, payment_id, company_id, gateway, order_id, method, amount_cents, state, created_at, updated_at)
       values ($1, $1, $1, $2, $1, 'MB', 100, $3, $4, $4)`,
      [id, gateway, paidAt === null ? 'PENDING' : 'PAYED', paidAt ?? day(11)],
    );
  };
  await provider('paid', 'ifthenpay', day(12));
  await provider('paid-before', 'ifthenpay', day(9));
  await provider('unpaid', 'ifthenpay', null);
  await provider('sandbox', 'sandbox', day(12));

  await migrate(pool, folder, new Set([own]));

  const { rows } = await pool.query(
    `select company_id as id, account.state, live_payment_methods as live,
       attempt.account_id = account.id as is_of_account
     from payment_accounts account join companies company on company.id = company_id
     join payment_attempts attempt using (company_id) order by company_id`,
  );
  expect(rows).toEqual([
    { id: 'paid', state: 'live', live: ['MB', 'MBWAY', 'CC'], is_of_account: null },
    { id: 'paid-before', state: 'testing', live: [], is_of_account: null },
    { id: 'sandbox', state: 'sandbox', live: [], is_of_account: null },
    { id: 'unpaid', state: 'testing', live: [], is_of_account: true },
  ]);
});
