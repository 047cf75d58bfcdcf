import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createBudgetPortal,
  simpleJob,
  type BudgetPortal,
} from '../../../testing/worlds/budgetPortal.ts';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { verifyProviders } from './verifyProviders.ts';

let world: BudgetPortal;
let otherKey: string;
beforeAll(async () => {
  world = await createBudgetPortal();
  otherKey = await createProvider(world.portal, 'lima.localhost');
  for (const title of ['Travões', 'Escovas', 'Pneus']) {
    const id = await world.openWork();
    await world.post(id, { jobs: [simpleJob(title, 120)] });
    const decided = await world.decide(id, { [title]: 'approved' });
    await world.call(id, 'budget/decision/undo', { record_id: world.recordOf(decided) });
  }
});
afterAll(() => world.close());

const verify = async () => (await world.asProvider('GET', '/approvals/verify')).body;
const query = (text: string, values: unknown[] = []) =>
  world.portal.backend.pool.query<Record<string, string>>(text, values);

/** Changes what the database keeps, as only somebody can who may turn its triggers off, and puts it back. */
async function tampered<Result>(
  table: string,
  change: string,
  look: () => Promise<Result>,
): Promise<Result> {
  const withoutGuards = async (statements: readonly string[]) => {
    const client = await world.portal.backend.pool.connect();
    try {
      await client.query("set session_replication_role = 'replica'");
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.query("set session_replication_role = 'origin'");
      client.release();
    }
  };
  await withoutGuards([`create table kept as select * from ${table}`, change]);
  try {
    return await look();
  } finally {
    await withoutGuards([
      `delete from ${table}`,
      `insert into ${table} select * from kept`,
      'drop table kept',
    ]);
  }
}

/** Another value that the column takes. */
const others: Record<string, string> = {
  id: "id || 'x'",
  company_id: "(select id from companies where domain = 'lima.localhost')",
  sequence: 'sequence + 100',
  kind: "case kind when 'decided' then 'recorded' else 'decided' end",
  subject: "subject || 'x'",
  version: 'version + 1',
  jobs: `'{}'`,
  total_cents: 'total_cents + 1',
  at: "at + interval '1 second'",
  how: "'phone'",
  snapshot: "replace(snapshot, '12000', '11000')",
  snapshot_sha256: 'reverse(snapshot_sha256)',
  personal_sha256: 'reverse(personal_sha256)',
  previous_sha256: "reverse(coalesce(previous_sha256, 'x'))",
  sha256: 'reverse(sha256)',
  about_id: "'x'",
  undo_until: 'now()',
  early_start: 'early_start is not true',
  record_id: "record_id || 'x'",
  salt: "salt || 'x'",
  content: 'replace(content, \'"by":null\', \'"by":"Eva"\')',
};
const columns = [
  ...Object.keys(others)
    .filter((name) => !['record_id', 'salt', 'content'].includes(name))
    .map((name) => ['evidence_records', name] as const),
  ...['record_id', 'company_id', 'salt', 'content'].map(
    (name) => ['evidence_people', name] as const,
  ),
];

describe('the chain of evidence', () => {
  test('is whole as it was written, by call and by command, and the database refuses to change it [BUD-34] [BUD-35]', async () => {
    expect(await verify()).toEqual({ valid: true, records: 6 });
    expect(await verifyProviders(world.portal.backend.database, undefined, new Date())).toEqual([
      { domain: 'auto-mirante.localhost', valid: true, records: 6 },
      { domain: 'lima.localhost', valid: true, records: 0 },
    ]);
    for (const change of [
      'update evidence_records set total_cents = 1',
      'delete from evidence_records',
      "update evidence_people set content = ''",
    ])
      await expect(query(change)).rejects.toThrow('never changed');
  });

  test('has every column of its tables tried by the tests that follow', async () => {
    const { rows } = await query(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_name in ('evidence_records', 'evidence_people') order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(columns.map((one) => one.join('.')).toSorted());
  });

  test.each(columns)('finds a change of %s.%s in any record [BUD-35]', async (table, column) => {
    for (const sequence of [1, 3, 6]) {
      const key = table === 'evidence_records' ? 'id' : 'record_id';
      const change = `update ${table} set ${column} = ${others[column] ?? 'null'}
        where ${key} = (select id from evidence_records where sequence = ${sequence})`;
      const report = await tampered(table, change, verify);
      expect([sequence, report]).toMatchObject([sequence, { valid: false }]);
      expect(Object(report['record']).sequence).toBeLessThanOrEqual(sequence + 100);
    }
    expect(await verify()).toEqual({ valid: true, records: 6 });
  });

  test.each(['sequence', 'sha256', 'company_id'])(
    'finds a change of the head of the chain: %s [BUD-35]',
    async (column) => {
      const change = `update evidence_heads set ${column} = ${others[column] ?? 'null'}`;
      const report = await tampered('evidence_heads', change, verify);
      expect(report).toMatchObject({ valid: false, fault: 'last_record' });
      expect(await verify()).toEqual({ valid: true, records: 6 });
    },
  );

  test('names the first record that does not match and what of it [BUD-35]', async () => {
    const { rows } = await query(
      'select id from evidence_records where sequence in (3, 5) order by sequence',
    );
    const [third, fifth] = rows.map(({ id }) => id);
    const change = (assignment: string, id = third) =>
      tampered(
        'evidence_records',
        `update evidence_records set ${assignment} where id = '${id}'`,
        verify,
      );
    const report = { valid: false, records: 2, record: { id: third, sequence: 3 } };
    expect(await change('total_cents = 1')).toEqual({ ...report, fault: 'sha256' });
    expect(await change("snapshot = ''")).toEqual({ ...report, fault: 'snapshot' });
    expect(await change("previous_sha256 = 'x'")).toEqual({ ...report, fault: 'previous_sha256' });
    const remove = (where: string) =>
      tampered('evidence_records', `delete from evidence_records where ${where}`, verify);
    expect(await remove('sequence = 4')).toMatchObject({
      record: { id: fifth },
      fault: 'sequence',
    });
    expect(await remove('sequence > 5')).toMatchObject({
      record: { id: fifth },
      fault: 'last_record',
    });
    expect(await remove('true')).toMatchObject({ fault: 'last_record' });
  });

  test('stays whole when a personal part is erased after its time, and not before [BUD-34]', async () => {
    const { backend } = world.portal;
    const erase = 'delete from evidence_people';
    const years = (count: number) => new Date(Date.now() + count * 366 * 86_400_000);
    const valid = async (now: Date) =>
      (await verifyProviders(backend.database, 'auto-mirante.localhost', now))[0]?.valid;
    expect(await tampered('evidence_people', erase, () => valid(backend.clock.now()))).toBe(false);
    expect(await tampered('evidence_people', erase, () => valid(years(3)))).toBe(true);
  });

  test('puts decisions of one instant into one order, however many come at once [BUD-35]', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => world.openWork()));
    for (const id of ids) await world.post(id, { jobs: [simpleJob('Óleo', 40)] });
    const { clock } = world.portal.backend;
    const standing = vi.spyOn(clock, 'now').mockReturnValue(clock.now());
    const answers = await Promise.all(ids.map((id) => world.decide(id, { Óleo: 'approved' })));
    standing.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(await verify()).toEqual({ valid: true, records: 12 });
    const { rows } = await query(
      'select sequence::integer as sequence from evidence_records order by sequence',
    );
    expect(rows.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    );
    const instants = await query(
      'select count(*)::integer as records from evidence_records where sequence > 6 group by at',
    );
    expect(instants.rows).toEqual([{ records: 6 }]);
  });

  test('is listed newest first, page by page, of the asking provider alone [BUD-35]', async () => {
    const found: unknown[] = [];
    const sizes: number[] = [];
    let cursor: unknown = '';
    while (cursor !== null) {
      const more = cursor === '' ? '' : `&cursor=${String(cursor)}`;
      const { body } = await world.asProvider('GET', `/approvals?limit=5${more}`);
      found.push(...Object(body['approvals']));
      sizes.push(Object(body['approvals']).length);
      cursor = body['next'];
    }
    expect(sizes).toEqual([5, 5, 2]);
    expect(found.map((record) => Object(record).sequence)).toEqual(
      Array.from({ length: 12 }, (_, at) => 12 - at),
    );
    expect(found.at(-1)).toMatchObject({ kind: 'decided', how: 'session', total: 120, version: 1 });
    expect((await world.asProvider('GET', '/approvals?cursor=x')).status).toBe(400);
    const byOther = async (path: string) =>
      (
        await world.portal.call('GET', `/provider-api/v1/approvals${path}`, {
          domain: 'lima.localhost',
          token: otherKey,
        })
      ).body;
    expect(await byOther('?limit=5')).toMatchObject({ approvals: [], next: null });
    expect(await byOther('/verify')).toEqual({ valid: true, records: 0 });
  });
});
