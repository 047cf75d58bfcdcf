import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { createPool } from '../connect.ts';
import { startEmbeddedServer, type EmbeddedServer } from './embeddedServer.ts';
import { processExists } from './claimFolder.ts';

const folders: string[] = [];
const servers: EmbeddedServer[] = [];
const quiet = { warn: () => undefined };

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-server-test-'));
  folders.push(folder);
  return folder;
}

async function start(dataDirectory: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDirectory, log: () => undefined });
  servers.push(server);
  return server;
}

async function query(server: EmbeddedServer, text: string): Promise<unknown[]> {
  const client = new pg.Client(server.address);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('keeps its data over a restart and leaves no process behind', async () => {
  const folder = newFolder();
  const first = await start(folder);
  await query(first, 'create table kept as select 7 as seven');
  const pid = first.processId();
  await first.stop();
  expect(pid !== undefined && processExists(pid)).toBe(false);
  const second = await start(folder);
  expect(await query(second, 'select seven from kept')).toEqual([{ seven: 7 }]);
});

test('refuses a folder that another supervisor uses, with a cure', async () => {
  const folder = newFolder();
  await start(folder);
  await expect(start(folder)).rejects.toThrow(/in use by process \d+.*PORTAL_DATA_DIR/);
});

test('its log says that a value was there already and not which', async () => {
  const folder = newFolder();
  const server = await start(folder);
  const client = new pg.Client(server.address);
  await client.connect();
  await client.query('create table people (email text unique)');
  const insert = () => client.query('insert into people values ($1)', ['ana@exemplo.pt']);
  await insert();
  await expect(insert()).rejects.toMatchObject({
    detail: expect.stringContaining('ana@exemplo.pt'),
  });
  await client.end();
  await server.stop();
  const logs = path.join(folder, 'postgres', 'log');
  const written = readdirSync(logs).map((name) => readFileSync(path.join(logs, name), 'utf8'));
  expect(written.join('')).toContain('people_email_key');
  expect(written.join('')).not.toContain('ana@exemplo.pt');
});

test('comes back at the same address when the server is killed, and a pool goes on with it', async () => {
  const server = await start(newFolder());
  const pool = createPool(server.address, quiet);
  await pool.query('create table kept as select 7 as seven');
  const killed = server.processId();
  if (killed === undefined) throw new Error('The server has no process.');
  process.kill(killed, 'SIGKILL');
  let rows: unknown[] = [];
  for (let attempt = 0; attempt < 100 && rows.length === 0; attempt += 1) {
    await delay(50);
    rows =
      server.processId() === killed
        ? []
        : await pool.query('select seven from kept').then(
            (result) => result.rows,
            () => [],
          );
  }
  await pool.end();
  expect(rows).toEqual([{ seven: 7 }]);
});

test('takes over from a supervisor that was killed and whose server still runs', async () => {
  const folder = newFolder();
  const program = fileURLToPath(new URL('./embeddedServer.ts', import.meta.url));
  const script = `import { startEmbeddedServer } from ${JSON.stringify(program)};
    startEmbeddedServer({ dataDirectory: ${JSON.stringify(folder)}, log: () => {} }).then((server) => console.log('up', server.processId()));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const orphan = Number(
    readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  expect(processExists(orphan)).toBe(true);
  const server = await start(folder);
  expect(processExists(orphan)).toBe(false);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});
