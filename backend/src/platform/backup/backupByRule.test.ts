import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBucket } from '@portal/storage/testing/startBucket';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMediaStorage, type MediaStorage } from '../media/mediaStorage.ts';
import { createPool } from '../database/connect.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { pictureForm } from '../../testing/data/pictureForm.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { createEmptyDatabase, type TestDatabase } from '../../testing/database/testDatabase.ts';
import { backupByRule } from './backupByRule.ts';
import { openBackupPlace, type BackupPlace } from './place/backupPlace.ts';
import { listBackups } from './place/listBackups.ts';
import { proveBackup } from './proveBackup.ts';
import { restore } from './restore.ts';
import { rowsOf } from './tables/rowsOf.ts';
import { withSpareDatabase } from './tables/withSpareDatabase.ts';
import { whileAlone } from './tables/whileAlone.ts';
import { writeBackup } from './writeBackup.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-by-rule-'));
const data = path.join(folder, 'data');
const key = 'a key of thirty-two characters or more';
const keep = { daily: 1, weekly: 0, monthly: 0 };
let portal: TestBackend;
let other: TestDatabase;
let target: MediaStorage;
let number = 0;
let root: string;
const placeOf = (given: string | undefined) => openBackupPlace({ folder: root }, given, data);

beforeAll(async () => {
  portal = await createTestBackend();
  other = await createEmptyDatabase();
  target = await createMediaStorage(
    { dataDirectory: data, objectStore: undefined },
    other.database,
    '',
  );
  await createProvider(portal, 'auto-mirante.localhost');
  const token = await registerByPhone(portal, '+351912000001');
  const specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };
  const added = await portal.call('POST', '/main/items/', { token, json: { specs } });
  const { id } = Object(added.body['item']);
  await portal.call('POST', `/main/items/${id}/images/`, {
    token,
    form: await pictureForm(['image']),
  });
});
beforeEach(async () => {
  number += 1;
  root = path.join(folder, `target-${number}`);
  await portal.backend.pool.query('delete from backup_runs');
});
afterAll(async () => {
  await portal.close();
  await other.drop();
  rmSync(folder, { recursive: true, force: true });
});

const inFolder = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.[a-z]/.test(name));
const mediaFiles = () => inFolder().filter((name) => name.startsWith('media'));
const runs = () =>
  rowsOf<{ kind: string; backup: string; fault: string | null }>(
    portal.backend.pool,
    'select kind, backup, fault from backup_runs order by id',
  );
const run = async (day: string) => {
  const { pool, media } = portal.backend;
  return backupByRule(pool, media, await placeOf(key), keep, new Date(`${day}T03:15:00Z`));
};
const put = (name: string): void => {
  mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(root, name), 'x');
};
const flip = (name: string): void => {
  const content = readFileSync(path.join(root, name));
  const at = content.length - 20;
  content.writeUInt8(content.readUInt8(at) ^ 1, at);
  writeFileSync(path.join(root, name), content);
};

test('is encrypted, proves itself, copies only new files and removes what the rule does not keep', async () => {
  expect(await run('2026-11-25')).toMatchObject({ name: '2026-11-25T031500Z', removed: [] });
  const files = mediaFiles();
  expect(files).toHaveLength(3);
  for (const name of inFolder()) {
    const content = readFileSync(path.join(root, name), 'latin1');
    expect([name, content.startsWith('age-encryption.org/v1\n')]).toEqual([name, true]);
  }
  const before = files.map((name) => readFileSync(path.join(root, name)));
  put('media/zz/zz00000000.original.age');
  put('2026-11-25T141500Z/tables/never-whole.copy.gz.age');
  put('before-0.2.0/manifest.json');
  const again = await run('2026-11-26');
  expect(again.removed).toEqual(['2026-11-25T031500Z']);
  expect(again.size).toMatchObject({ files: 3 });
  expect(again.size.rows).toBeGreaterThan(3);
  expect(files.map((name) => readFileSync(path.join(root, name)))).toEqual(before);
  expect(mediaFiles()).toEqual(files);
  const left = ['2026-11-26T031500Z', 'arriving', 'before-0.2.0', 'media'];
  expect(readdirSync(root).sort()).toEqual(left);
  expect(await runs()).toEqual([
    { kind: 'BACKUP', backup: '2026-11-25T031500Z', fault: null },
    { kind: 'PROOF', backup: '2026-11-25T031500Z', fault: null },
    { kind: 'BACKUP', backup: '2026-11-26T031500Z', fault: null },
    { kind: 'PROOF', backup: '2026-11-26T031500Z', fault: null },
  ]);
  const spare = await portal.backend.pool.query(
    "select 1 from pg_database where datname = current_database() || '_proof'",
  );
  expect(spare.rows).toEqual([]);

  flip(mediaFiles()[0] ?? '');
  await expect(run('2026-11-27')).rejects.toThrow('cannot be opened');
  expect((await runs()).at(-1)).toMatchObject({
    kind: 'PROOF',
    backup: '2026-11-27T031500Z',
    fault: expect.stringContaining('cannot be opened'),
  });
  expect(readdirSync(root)).toContain('2026-11-26T031500Z');
});

test.each([key, undefined])(
  'a flipped byte ends a restore before anything is touched, and so does another key: %s',
  async (given) => {
    const { pool, media } = portal.backend;
    const place = await placeOf(given);
    const name = '2026-11-25T031500Z';
    await writeBackup(pool, media, place, name);
    await other.pool.query('create table if not exists as_it_was (word text)');
    const refused = async (from: BackupPlace, sentence: RegExp) => {
      await expect(restore(other.pool, target, from, name, true)).rejects.toThrow(sentence);
      await other.pool.query('select word from as_it_was');
    };
    const table = `${name}/tables/companies.copy.gz${place.seal.suffix}`;
    for (const damaged of [table, mediaFiles()[0] ?? '']) {
      flip(damaged);
      await refused(place, /^\S+ of the backup .*damaged/);
      flip(damaged);
    }
    const sentence = given === undefined ? /is not encrypted, and/ : /is not the key/;
    await refused(await placeOf(`another ${key}`), sentence);
    if (given !== undefined) await refused(await placeOf(undefined), /set PORTAL_BACKUP_KEY/);
    rmSync(path.join(root, mediaFiles()[0] ?? ''));
    await refused(place, /of the backup cannot be read/);
  },
);

test('another key ends a backup before anything is touched', async () => {
  const { pool, media } = portal.backend;
  await writeBackup(pool, media, await placeOf(`another ${key}`), '2026-11-25T031500Z');
  await expect(run('2026-11-26')).rejects.toThrow('PORTAL_BACKUP_KEY is not the key');
  expect(readdirSync(root).sort()).toEqual(['2026-11-25T031500Z', 'arriving', 'media']);
  expect(await runs()).toMatchObject([
    { kind: 'BACKUP', fault: expect.stringContaining('the key') },
  ]);
});

test('a column or a rule that the migrations make otherwise is found by the proof', async () => {
  const { pool, media } = portal.backend;
  const place = await placeOf(undefined);
  const proved = async (name: string) => {
    await writeBackup(pool, media, place, name);
    return proveBackup(pool, place, name);
  };
  await pool.query('alter table backup_runs alter column seconds type numeric');
  await pool.query(
    `insert into backup_runs (kind, backup, ended_at, seconds, table_count, row_count, file_count, byte_count)
     values ('PROOF', '', now(), 0.10, 0, 0, 0, 0)`,
  );
  await expect(proved('2026-11-25T031500Z')).rejects.toThrow('The rows of backup_runs are others');
  await pool.query('alter table backup_runs alter column seconds type double precision');
  await pool.query('alter table backup_runs add constraint more check (file_count < 1000000)');
  await expect(proved('2026-11-26T031500Z')).rejects.toThrow('The rules of the tables are others');
  await pool.query('alter table backup_runs drop constraint more');
});

test('lies in a bucket as well as in a folder', async () => {
  const bucket = await startBucket();
  try {
    const { pool, media } = portal.backend;
    const place = await openBackupPlace({ bucket: bucket.settings('backups') }, key, data);
    const half = '2026-11-24T031500Z/tables/works.copy.gz';
    await bucket.overwrite('backups', half, new Uint8Array(3));
    const { size } = await backupByRule(pool, media, place, keep, new Date('2026-11-25T03:15:00Z'));
    expect(size.files).toBe(3);
    expect((await listBackups(place)).backups).toEqual(['2026-11-25T031500Z']);
    expect(await place.store.size(half)).toBeUndefined();
  } finally {
    await bucket.stop();
  }
});

test('one at a time, and only with a user who may create databases', async () => {
  const { pool } = portal.backend;
  const second = whileAlone(pool, () => whileAlone(pool, () => Promise.resolve()));
  await expect(second).rejects.toThrow('Another backup or proof of this portal runs.');
  const { password } = pool.options;
  const limited = createPool(
    { ...pool.options, password, options: '-c role=pg_monitor' },
    { warn: () => undefined },
  );
  try {
    await expect(withSpareDatabase(limited, () => Promise.resolve())).rejects.toThrow(
      'let the user of DATABASE_URL create one',
    );
  } finally {
    await limited.end();
  }
});
