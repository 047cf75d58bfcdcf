import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl } from '../../../testing/database/databaseUrl.ts';
import {
  createBudgetPortal,
  simpleJob,
  type BudgetPortal,
} from '../../../testing/worlds/budgetPortal.ts';

let world: BudgetPortal;
beforeAll(async () => {
  world = await createBudgetPortal();
  for (const title of ['Travões', 'Escovas']) {
    const id = await world.openWork();
    await world.post(id, { jobs: [simpleJob(title, 120)] });
    await world.decide(id, { [title]: 'approved' });
  }
});
afterAll(() => world.close());

/** Runs `npm run evidence` on the database of the test. @returns what it ends with and what it says */
async function command(...words: string[]): Promise<{ code: number; said: string }> {
  const program = fileURLToPath(new URL('evidenceCommand.ts', import.meta.url));
  const started = promisify(execFile)(process.execPath, ['--import', 'tsx', program, ...words], {
    env: { ...process.env, DATABASE_URL: databaseUrl(world.portal.backend.pool) },
  });
  try {
    return { code: 0, said: (await started).stdout };
  } catch (error) {
    const { code, stdout, stderr } = Object(error);
    return { code, said: `${stdout}${stderr}` };
  }
}

/** Changes a record as only somebody can who turns the guards of the database off. */
async function tamper(change: string): Promise<void> {
  const client = await world.portal.backend.pool.connect();
  try {
    await client.query("set session_replication_role = 'replica'");
    await client.query(change);
  } finally {
    await client.query("set session_replication_role = 'origin'");
    client.release();
  }
}

test('the command says that a chain is whole, and names the first record that was changed [BUD-35]', async () => {
  expect(await command('verify')).toEqual({
    code: 0,
    said: 'auto-mirante.localhost {"valid":true,"records":2}\n',
  });
  await tamper('update evidence_records set total_cents = 1 where sequence = 2');
  const { rows } = await world.portal.backend.pool.query<{ id: string }>(
    'select id from evidence_records where sequence = 2',
  );
  const record = { id: rows[0]?.id, sequence: 2 };
  const report = JSON.stringify({ valid: false, records: 1, record, fault: 'sha256' });
  expect(await command('verify', '--provider', 'auto-mirante.localhost')).toEqual({
    code: 1,
    said: `auto-mirante.localhost ${report}\n`,
  });
  expect(await command('look')).toMatchObject({ code: 1 });
});
