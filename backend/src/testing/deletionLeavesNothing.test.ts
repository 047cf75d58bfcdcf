import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deletionPreviewSchema } from '@portal/api/account/deletionPreview';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseDocuments } from '../portal/accountDeletion/erasing/eraseDocuments.ts';
import { eraseEvidence } from '../portal/budgets/evidence/eraseEvidence.ts';
import { removeQueuedMedia } from '../platform/media/removeQueuedMedia.ts';
import { asProvider } from './calls/asProvider.ts';
import { createProvider } from './calls/createProvider.ts';
import { createLeavingPerson, wordsOfPerson } from './worlds/createLeavingPerson.ts';
import { createTestBackend, type TestBackend } from './testBackend.ts';

let portal: TestBackend;
let token: string;
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-07T08:00:00Z'));
  const key = await createProvider(portal, 'auto-mirante.localhost');
  const hours = [{ weekday: 2, opens: '08:00', closes: '20:00' }];
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  const service = { name: 'Revisão', duration_minutes: 60 };
  await asProvider(portal, key, 'PUT', '/services/revisao', service);
  token = await createLeavingPerson(portal, key);
}, 120_000);
afterAll(() => portal.close());

/** Stands for the carrier outside of production: what was sent has left the portal. */
const sent = 'outbox';
const contacts = /912 ?000 ?00|@exemplo\.pt|198\.51\.100|Firefox/;
const namesPerson = (text: string) => wordsOfPerson.some((word) => word.test(text));

/** Every row of every table that the migrations make, as text: a new table is among them by itself. */
async function allRows(): Promise<[table: string, row: string][]> {
  const { pool } = portal.backend;
  const tables = await pool.query<{ source: string }>(
    `select format('select %1$L as name, t::text as row from %1$I t', tablename) as source
     from pg_tables where schemaname = current_schema() and tablename <> $1`,
    [sent],
  );
  const all = tables.rows.map(({ source }) => source).join(' union all ');
  const { rows } = await pool.query<{ name: string; row: string }>(all);
  return rows.map(({ name, row }) => [name, row]);
}

/** Tables that name a person, by the columns that the schema has for it. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await portal.backend.pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = current_schema() and table_name <> all($1)
       and column_name = any($2) order by 1`,
    [
      // Whoever sets a provider up is known there as its owner, not as a customer (C-745).
      [sent, 'companies', 'owners', 'setup_links'],
      ['client_id', 'user_id', 'contact', 'email', 'phone', 'phones', 'recipient', 'vat'],
    ],
  );
  return rows.map(({ name }) => name);
}

function storedFiles(): string[] {
  const folder = path.join(portal.backend.environment.dataDirectory, 'media');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

test('after a deletion no table and no stored file holds anything of the person but what the preview named [ACC-17]', async () => {
  const before = await allRows();
  // A table that is empty here would be searched for nothing: the person needs something in it (createLeavingPerson.ts).
  const filled = new Set(before.map(([table]) => table));
  expect((await tablesOfPeople()).filter((table) => !filled.has(table))).toEqual([]);
  expect(before.filter(([, row]) => namesPerson(row)).length).toBeGreaterThan(30);
  const ownFiles = storedFiles().length;

  const { body } = await portal.call('GET', '/main/user/client/deletion', { token });
  const preview = v.parse(deletionPreviewSchema, body);
  const json = { accepts: preview.id };
  const deleted = await portal.call('DELETE', '/main/user/client/', { token, json });
  expect([deleted.status, deleted.body]).toEqual([200, { message: 'A sua conta foi apagada.' }]);
  expect(await removeQueuedMedia(portal.backend)).toBeGreaterThan(3);

  const left = (await allRows()).filter(([, row]) => namesPerson(row));
  expect([...new Set(left.map(([table]) => table))].sort()).toEqual([
    'evidence_people',
    'payments',
  ]);
  expect(preview.kept.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^Pagamentos e o que se faturou/),
    expect.stringMatching(/^O registo das suas decisões/),
  ]);
  expect(left.filter(([table, row]) => table === 'payments' && contacts.test(row))).toEqual([]);

  const files = storedFiles();
  expect(files.length).toBeLessThan(ownFiles);
  const { rows } = await portal.backend.pool.query<{ id: string }>(
    'select media_id as id from invoices union select media_id from evidence_documents',
  );
  const kept = new Set(rows.map(({ id }) => id));
  expect(files.filter((file) => !kept.has(path.basename(file).split('.')[0] ?? ''))).toEqual([]);
  expect(files.filter((file) => contacts.test(readFileSync(file, 'latin1')))).toEqual([]);
  expect(preview.kept.map(({ until }) => until)).toEqual(['2036-12-31', expect.any(String)]);

  // The tenth year is over, and the 36 months of the evidence: what the preview named is gone as well.
  await portal.backend.clock.moveTo(new Date('2037-01-02T08:00:00Z'));
  expect(await eraseDocuments(portal.backend)).toBe(1);
  expect(await eraseEvidence(portal.backend)).toBeGreaterThan(0);
  await removeQueuedMedia(portal.backend);
  expect((await allRows()).filter(([, row]) => namesPerson(row))).toEqual([]);
  expect(storedFiles()).toEqual([]);
});
