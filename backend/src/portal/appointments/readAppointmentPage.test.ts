import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { readAppointmentPage } from './readAppointmentPage.ts';

const domain = 'auto-mirante.localhost';
const phone = '+351912000001';
const OTHERS = 1000;
const EACH = 2;
const TABLES = ['clients', 'appointments'];
/** PostgreSQL plans five times for the values themselves before it compares that with a plan for any. */
const TRIED = 5;
const ASKED = 20;

let portal: TestBackend;
let customer = '';

beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, domain, { support_equipment: false });
  await registerByPhone(portal, phone);
  const { pool } = portal.backend;
  const { rows } = await pool.query<{ id: string }>('select id from clients');
  customer = rows[0]?.id ?? '';
  // Nobody is told of what never happened.
  for (const table of TABLES) await pool.query(`alter table ${table} disable trigger user`);
  await pool.query(
    `with other as (insert into clients (id, company_id, name, phones, created_at)
       select 'other' || n, company_id, 'Cliente ' || n, '[]', now() from clients, generate_series(1, $1::integer) n
       returning id, company_id)
     insert into appointments (id, company_id, client_id, resource, during, occupies, created_at, updated_at)
     select md5(owner.id || '-' || n), owner.company_id, owner.id, 'past', tstzrange(at, at + interval '1 hour'), false, now(), now()
     from (select id, company_id from other union all select id, company_id from clients) owner, generate_series(1, ${EACH}) n,
       lateral (select now() - make_interval(hours => 2 * n) as at) time`,
    [OTHERS],
  );
  for (const table of TABLES) await pool.query(`alter table ${table} enable trigger user`);
  await pool.query('analyze');
}, 120_000);
afterAll(() => portal.close());

test('among many customers the list of one is planned once and for all [API-28]', async () => {
  const question = {
    ...{ clientIds: [customer], history: true, withWork: false, itemId: undefined },
    now: portal.backend.clock.now(),
  };
  const plans = await portal.backend.database.connection().execute(async (connection) => {
    // As where there are hundreds of thousands of rows: nothing is read whole, and planning seems cheap beside reading.
    for (const setting of ['enable_seqscan = off', 'cpu_operator_cost = 0'])
      await sql.raw(`set ${setting}`).execute(connection);
    for (let times = 0; times < ASKED; times += 1)
      await readAppointmentPage(connection, question, { size: 20, after: undefined });
    const { rows } = await sql<{ customPlans: string; genericPlans: string }>`
      select custom_plans::text, generic_plans::text from pg_prepared_statements where name like 'appointments past %'`.execute(
      connection,
    );
    await sql`reset all`.execute(connection);
    return rows;
  });
  expect(plans).toEqual([{ customPlans: String(TRIED), genericPlans: String(ASKED - TRIED) }]);
});
