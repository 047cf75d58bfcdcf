import fc from 'fast-check';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';
import { createImporter, runToEnd, type Importer } from '../importFile.testing.ts';
import { runImports } from './runImports.ts';
import { takeLines } from './takeLines.ts';

const program = fileURLToPath(new URL('./killImport.testing.ts', import.meta.url));
let portal: TestBackend;
let importer: Importer;
beforeAll(async () => {
  portal = await createTestBackend();
  importer = createImporter(portal, await createProvider(portal, 'auto-mirante.localhost'));
});
afterAll(() => portal.close());

async function one<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await portal.backend.pool.query(text, values)).rows;
}
async function started(file: string): Promise<string> {
  const id = String((await importer.send('customers', file)).body['id']);
  await importer.ask('POST', `/${id}/check`, {});
  expect((await importer.ask('POST', `/${id}/run`, {})).body['state']).toBe('running');
  return id;
}
const fileOf = (count: number, first: number) =>
  ['id;nome;telefone']
    .concat(
      Array.from({ length: count }, (_, n) => `k${first + n};Pessoa ${first + n};91${first + n}`),
    )
    .join('\n');

test('each line is done once, though the process that takes them is killed on its way [SET-25]', async () => {
  const id = await started(fileOf(1500, 2_000_000));
  const { options } = portal.backend.pool;
  // The pool does not let its password be listed.
  const config = JSON.stringify({ ...options, password: options.password });
  const child = spawn(process.execPath, ['--import', 'tsx', program, config], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  const done = async () =>
    (await one<{ n: number }>('select count(*)::integer as n from import_lines where is_done'))[0]
      ?.n ?? 0;
  await vi.waitUntil(async () => (await done()) >= 200, { timeout: 60_000, interval: 20 });
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(said).toBe('');
  const left = 1500 - (await done());
  expect(left).toBeGreaterThan(0);
  // Nobody takes it over before the lease of the other one is over.
  expect(await runImports(portal.backend)).toBe(0);
  await portal.backend.clock.advance(61);
  // PostgreSQL may still be at the last statement of the killed one, which holds the import.
  await expect.poll(() => runImports(portal.backend)).toBe(1);
  expect((await importer.ask('GET', `/${id}`)).body).toMatchObject({
    ...{ state: 'done', progress: { done: 1500, total: 1500 } },
    counts: { novo: 1500, altera: 0, igual: 0, recusada: 0 },
  });
  expect(
    await one(`select count(*)::integer as clients, count(distinct phones)::integer as phones,
      (select count(*)::integer from external_ids) as ids from clients where name like 'Pessoa 2%'`),
  ).toEqual([{ clients: 1500, phones: 1500, ids: 1500 }]);
}, 120_000);

test('who comes back after another has taken an import over changes nothing, and two at once take each line once [SET-25]', async () => {
  const id = await started(fileOf(300, 3_000_000));
  const stale = { id, tries: 0, state: 'running' as const };
  await Promise.all([runImports(portal.backend), runImports(portal.backend)]);
  const before = await one('select * from import_lines where import_id = $1 order by n', [id]);
  await portal.backend.pool.query(`update imports set state = 'running' where id = $1`, [id]);
  await portal.backend.pool.query(
    'update import_lines set is_done = false where import_id = $1 and n = 2',
    [id],
  );
  expect(await takeLines(portal.backend, stale)).toBe(false);
  const [line] = await one<{ is_done: boolean }>(
    'select is_done from import_lines where import_id = $1 and n = 2',
    [id],
  );
  expect(line?.is_done).toBe(false);
  await portal.backend.pool.query(`update imports set state = 'done' where id = $1`, [id]);
  expect(before).toHaveLength(300);
  expect(await one(`select from clients where name like 'Pessoa 3%'`)).toHaveLength(300);
});

const person = fc.record({
  id: fc.option(fc.integer({ min: 1, max: 20 }), { nil: '' }),
  nome: fc.constantFrom('Ana', 'Rui Sá', 'Zé'),
  // A line without contacts means somebody only once a later line has made their code known.
  telefone: fc.integer({ min: 911_000_000, max: 911_000_015 }),
  email: fc.constantFrom('', 'a@exemplo.pt', 'B@exemplo.pt', 'c@', 'd@exemplo.pt'),
  nif: fc.constantFrom('', '123456789', '123456780'),
  localidade: fc.constantFrom('', 'Braga', 'Porto'),
});

test('what was taken of a file is as it is when it is taken again [SET-25]', async () => {
  const other = createImporter(portal, await createProvider(portal, 'lima.localhost'));
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 12 }), async (people) => {
      const file = [
        'id;nome;telefone;email;nif;localidade',
        ...people.map((line) => Object.values(line).join(';')),
        'x;Fim;919999999;;;',
      ].join('\n');
      const first = await other.take('customers', file);
      const all = () =>
        one(
          `select clients.* from clients join companies on companies.id = company_id
            where domain = 'lima.localhost' order by clients.id`,
        );
      const after = await all();
      // What a refused line says may be nobody else's once the lines behind it have been taken.
      const refused = (await other.outcomes(first)).map((one_) => one_.startsWith('recusada'));
      const [head = '', ...lines] = file.split('\n');
      const taken = lines.filter((_, index) => refused[index] === false);
      const second = await other.take('customers', [head, ...taken].join('\n'));
      expect(await all()).toEqual(after);
      expect(await other.outcomes(second)).toEqual(taken.map(() => 'igual'));
    }),
    { numRuns: 8 },
  );
}, 120_000);

test('an import that fails four times stands as failed, and goes on where it was when it is run again', async () => {
  const id = await started(fileOf(300, 4_000_000));
  await portal.backend.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$;
     create trigger refuse before insert on clients for each row when (new.name = 'Pessoa 4000220') execute function refuse()`,
  );
  for (const seconds of [0, 11, 61, 301]) {
    await portal.backend.clock.advance(seconds);
    await runImports(portal.backend);
  }
  expect((await importer.ask('GET', `/${id}`)).body).toMatchObject({
    ...{ state: 'failed', progress: { done: 200, total: 300 } },
  });
  await portal.backend.pool.query('drop trigger refuse on clients; drop function refuse');
  await importer.ask('POST', `/${id}/run`, {});
  await runToEnd(portal);
  expect((await importer.ask('GET', `/${id}`)).body).toMatchObject({
    ...{ state: 'done', progress: { done: 300, total: 300 } },
  });
});

test('an import that fails while it is taken back is taken back further and never run on', async () => {
  const file = fileOf(300, 5_000_000);
  const id = await started(file);
  await runToEnd(portal);
  await importer.ask('POST', `/${id}/undo`, {});
  await portal.backend.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'away'; end $$;
     create trigger refuse before delete on clients for each row when (old.name = 'Pessoa 5000080') execute function refuse()`,
  );
  for (const seconds of [0, 11, 61, 301]) {
    await portal.backend.clock.advance(seconds);
    await runImports(portal.backend);
  }
  await portal.backend.pool.query('drop trigger refuse on clients; drop function refuse');
  expect((await importer.ask('GET', `/${id}`)).body).toMatchObject({
    ...{ state: 'undo_failed', progress: { done: 200, total: 300 } },
  });
  expect(await importer.ask('POST', `/${id}/run`, {})).toMatchObject({
    ...{ status: 409, body: { code: 'ALREADY_RUN' } },
  });
  await importer.ask('POST', `/${id}/undo`, {});
  await runToEnd(portal);
  expect((await importer.ask('GET', `/${id}`)).body).toMatchObject({
    ...{ state: 'undone', kept: 0, progress: { done: 300, total: 300 } },
  });
});
