import { mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { createMediaStorage } from '../media/mediaStorage.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { createEmptyDatabase, type TestDatabase } from '../../testing/database/testDatabase.ts';
import { openBackupPlace, type BackupPlace } from './place/backupPlace.ts';
import { earlierFiles } from './earlierFiles.ts';
import { restore } from './restore.ts';
import { rowsOf } from './tables/rowsOf.ts';
import { writeBackup } from './writeBackup.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-backup-'));
const copy = path.join(folder, 'copy');
const data = path.join(folder, 'data');
let portal: TestBackend;
let place: BackupPlace;
let other: TestDatabase;
let key: string;
let token: string;
let item: string;

beforeAll(async () => {
  portal = await createTestBackend();
  other = await createEmptyDatabase();
  place = await openBackupPlace({ folder: copy }, undefined, data);
  key = await createProvider(portal, 'auto-mirante.localhost');
  token = await registerByPhone(portal, '+351912000001');
  const specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };
  const added = await portal.call('POST', '/main/items/', { token, json: { specs } });
  item = Object(added.body['item']).id;
  const form = new FormData();
  const picture = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#36a' },
  })
    .jpeg()
    .toBuffer();
  form.set('image', new Blob([new Uint8Array(picture)]), 'carro.jpg');
  await portal.call('POST', `/main/items/${item}/images/`, { token, form });
  const url = 'http://127.0.0.1:9/';
  await asProvider(portal, key, 'PUT', '/webhooks/a', { url, secret: 'x'.repeat(32) });
  await asProvider(portal, key, 'PUT', '/services/corte', {
    name: 'Corte "à\\navalha"\t',
    duration_minutes: 30,
  });
  const customer = { phone: '+351912000001' };
  const booking = { customer, service_ids: ['corte'], date: '2027-07-01', time: '10:00' };
  await asProvider(portal, key, 'POST', '/appointments', booking);
  const work = await asProvider(portal, key, 'POST', '/works', { customer });
  await asProvider(portal, key, 'POST', `/works/${String(work['id'])}/payment`, { total: 10 });
  await portal.backend.pool.query("select setval('payment_order_numbers', 77)");
});
afterAll(async () => {
  await portal.close();
  await other.drop();
  rmSync(folder, { recursive: true, force: true });
});

const contentOf = (pool: TestDatabase['pool'], table: string) =>
  rowsOf(pool, `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`);

test('a backup that is restored elsewhere is the same portal', async () => {
  const { pool, media } = portal.backend;
  const manifest = await writeBackup(pool, media, place, '');
  const target = await createMediaStorage(
    { dataDirectory: data, objectStore: undefined },
    other.database,
    '',
  );
  const { migrated } = await restore(other.pool, target, place, '', false);
  expect(migrated).toEqual([]);
  const filled = manifest.tables.filter(({ rows }) => rows > 0).map(({ name }) => name);
  expect(filled).toEqual(
    expect.arrayContaining([
      'companies',
      'appointments',
      'payments',
      'webhook_events',
      'media_files',
    ]),
  );
  for (const table of filled.filter((name) => name !== 'schema_migrations'))
    expect([table, await contentOf(other.pool, table)]).toEqual([
      table,
      await contentOf(pool, table),
    ]);
  const numbered = await other.pool.query("select nextval('payment_order_numbers')::int as next");
  expect(numbered.rows).toEqual([{ next: 78 }]);

  const restored = createApp({
    ...portal.backend,
    pool: other.pool,
    database: other.database,
    media: await createMediaStorage(
      { dataDirectory: data, objectStore: undefined },
      other.database,
    ),
  });
  const headers = {
    authorization: `Bearer ${token}`,
    'x-forwarded-host': 'auto-mirante.localhost',
  };
  const shown = Object(await (await restored.request(`/main/items/${item}/`, { headers })).json());
  const image = await restored.request(String(shown.photo).replace(/^\/api/, ''));
  expect([
    image.status,
    (await sharp(Buffer.from(await image.arrayBuffer())).metadata()).width,
  ]).toEqual([200, 300]);
  const booked = {
    customer: { phone: '+351912000001' },
    service_ids: ['corte'],
    date: '2027-07-01',
    time: '10:00',
  };
  const again = await restored.request('/provider-api/v1/appointments', {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${key}` },
    body: JSON.stringify(booked),
  });
  expect(again.status).toBe(409);
});

test('does not overwrite a portal by mistake, and does not take half a backup', async () => {
  const target = await createMediaStorage(
    { dataDirectory: data, objectStore: undefined },
    other.database,
  );
  // The portal of the test before is over: its connections must have ended, or they look like one that runs.
  await other.pool.query(
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect(restore(other.pool, target, place, '', false)).rejects.toThrow('not empty');
  await restore(other.pool, target, place, '', true);
  unlinkSync(path.join(copy, 'manifest.json'));
  await expect(restore(other.pool, target, place, '', true)).rejects.toThrow('no whole backup');
  expect((await other.pool.query('select 1 from companies')).rowCount).toBe(1);
});

test('a backup with migrations that this version does not have leaves the database as it is [C-856]', async () => {
  const { pool, media } = portal.backend;
  const unknown = '0010-budgets.sql';
  await pool.query("insert into schema_migrations values ($1, 'of then')", [unknown]);
  await writeBackup(pool, media, place, '');
  await pool.query('delete from schema_migrations where name = $1', [unknown]);
  await expect(restore(other.pool, media, place, '', true)).rejects.toThrow(
    'The backup was made with a 0010-budgets.sql that this version does not have.',
  );
  expect((await other.pool.query('select 1 from companies')).rowCount).toBe(1);
});

test('a second backup into the same folder copies only new files', async () => {
  const { pool, media } = portal.backend;
  await writeBackup(pool, media, place, '');
  const kept = readdirSync(path.join(copy, 'media')).flatMap((part) =>
    readdirSync(path.join(copy, 'media', part)).map((name) => path.join(copy, 'media', part, name)),
  );
  expect(kept).toHaveLength(3);
  const opened: string[] = [];
  const counting = {
    ...media,
    open: (...wanted: Parameters<typeof media.open>) => {
      opened.push(wanted[0]);
      return media.open(...wanted);
    },
  };
  await writeBackup(pool, counting, place, '', await earlierFiles(place));
  expect(opened).toEqual([]);
  expect(JSON.parse(readFileSync(path.join(copy, 'manifest.json'), 'utf8'))).toMatchObject({
    format: 2,
  });
});
