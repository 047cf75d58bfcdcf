import { mkdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { pictureForm } from '../../testing/data/pictureForm.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { mediaKey } from './mediaStorage.ts';
import { mediaVariants } from './mediaVariant.ts';
import { removeQueuedMedia } from './removeQueuedMedia.ts';

const domain = 'auto-mirante.localhost';
const other = 'lima.localhost';
const specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };
let portal: TestBackend;
let keys: Record<string, string>;
let people = 0;

beforeAll(async () => {
  portal = await createTestBackend();
  keys = {
    [domain]: await createProvider(portal, domain),
    [other]: await createProvider(portal, other),
  };
});
beforeEach(async () => {
  await portal.backend.pool.query('delete from media_removals');
});
afterAll(() => portal.close());

interface Person {
  domain: string;
  phone: string;
  token: string;
  work: string;
}

/** A customer with a work. */
async function customerAt(at: string): Promise<Person> {
  people += 1;
  const phone = `+3519120000${String(people).padStart(2, '0')}`;
  const token = await registerByPhone(portal, phone, at);
  const work = await asProvider(portal, keys[at] ?? '', 'POST', '/works', { customer: { phone } });
  return { domain: at, phone, token, work: String(work['id']) };
}
const call = (
  { domain: at, token }: Person,
  method: string,
  route: string,
  options: { json?: unknown; form?: FormData } = {},
) => portal.call(method, route, { domain: at, token, ...options });
/** The file that a step stored. */
async function storedBy(step: () => Promise<{ status: number }>): Promise<string> {
  const before = new Set(await stored());
  const { status } = await step();
  expect(status).toBeLessThan(300);
  const added = (await stored()).filter((id) => !before.has(id));
  expect(added).toHaveLength(1);
  return added[0] ?? '';
}
async function stored(): Promise<string[]> {
  const { rows } = await portal.backend.pool.query<{ id: string }>('select id from media_files');
  return rows.map(({ id }) => id);
}
const upload = async (person: Person, route = `/main/services/${person.work}/media`) => {
  const form = await pictureForm(['media']);
  return storedBy(() => call(person, 'POST', route, { form }));
};
const file = async (person: Person) => {
  const form = await pictureForm(['media']);
  const route = `/provider-api/v1/works/${person.work}/files`;
  return storedBy(() => portal.call('POST', route, { token: keys[person.domain], form }));
};
async function addItem(person: Person): Promise<string> {
  const added = await call(person, 'POST', '/main/items/', { json: { specs } });
  return String(Object(added.body['item']).id);
}
const photograph = async (person: Person, item: string) => {
  const form = await pictureForm(['image']);
  return storedBy(() => call(person, 'POST', `/main/items/${item}/images/`, { form }));
};
async function draft(person: Person): Promise<string> {
  const { rows } = await portal.backend.pool.query<{ id: string; company_id: string }>(
    'select id, company_id from clients where phones @> jsonb_build_array(jsonb_build_object($1::text, $2::text))',
    ['number', person.phone],
  );
  const id = `draft${person.phone.slice(1)}`;
  await portal.backend.pool.query(
    `insert into schedule_drafts (id, work_id, company_id, client_id, request, created_at) values ($1, $2, $3, $4, '{}', now())`,
    [id, `work${id}`, rows[0]?.company_id, rows[0]?.id],
  );
  return `/main/appointments/S-${id}/work${id}/media`;
}
const hasBytes = async (id: string) =>
  (await Promise.all(mediaVariants.map((variant) => portal.backend.media.size(id, variant)))).some(
    (size) => size !== undefined,
  );
async function withBytes(ids: Record<string, string>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(ids).map(async ([name, id]) => ((await hasBytes(id)) ? [name] : [])),
  );
  return found.flat();
}
async function queued(): Promise<string[]> {
  const { rows } = await portal.backend.pool.query<{ id: string }>('select id from media_removals');
  return rows.map(({ id }) => id).toSorted();
}

test('an account that is deleted takes along what its owner uploaded there, and nothing else [API-11]', async () => {
  const ana = await customerAt(domain);
  const rui = await customerAt(domain);
  const elsewhere = await customerAt(other);
  const item = await addItem(ana);
  const gone = {
    onWork: await upload(ana),
    onDraft: await upload(ana, await draft(ana)),
    ofItem: await photograph(ana, item),
  };
  const staying = {
    provided: await file(ana),
    ofRui: await upload(rui),
    elsewhere: await upload(elsewhere),
    shared: await upload(ana),
  };
  const { pool, media, clock } = portal.backend;
  // Something at another provider refers to the same file.
  await pool.query(
    `insert into subject_files (id, company_id, subject, owner, media_id, file_name, created_at)
     select 'shared', company.id, $1, 'COMPANY', $2, 'a.jpg', now() from companies company where company.domain = $3`,
    [elsewhere.work, staying.shared, other],
  );
  const address = media.address(gone.onWork, 'original', clock.now()).replace('/api', '');
  const shown = () => portal.call('GET', address, { domain });
  expect((await shown()).status).toBe(200);

  expect((await call(ana, 'DELETE', '/main/user/client/')).status).toBe(200);
  expect((await shown()).status).toBe(404);
  expect(await queued()).toEqual(Object.values(gone).toSorted());
  expect(await removeQueuedMedia(portal.backend)).toBe(3);
  expect(await queued()).toEqual([]);
  expect(await withBytes({ ...gone, ...staying })).toEqual(Object.keys(staying));
  expect((await stored()).toSorted()).toEqual(Object.values(staying).toSorted());
});

test('what the provider’s invoices need stays, the customer’s own list of billing data goes [API-11]', async () => {
  const ana = await customerAt(domain);
  const json = {
    name: 'Ana Marques',
    vat_number: '123456789',
    address: 'Rua Direita 1',
    postal_code: '2400-100',
    city: 'Leiria',
    country_id: 193,
  };
  const entry = await call(ana, 'POST', '/main/billing', { json });
  expect([entry.status, entry.body]).toEqual([201, expect.anything()]);
  await asProvider(portal, keys[domain] ?? '', 'POST', `/works/${ana.work}/payment`, { total: 10 });
  const { pool } = portal.backend;
  await pool.query(`update payments set state = 'PAYED', billing = $2 where subject = $1`, [
    ana.work,
    JSON.stringify(json),
  ]);
  const bill = await file(ana);
  await call(ana, 'DELETE', '/main/user/client/');
  const listed = await pool.query('select 1 from billing_entries where name = $1', [json.name]);
  expect(listed.rowCount).toBe(0);
  const paid = await pool.query('select billing from payments where subject = $1', [ana.work]);
  expect(paid.rows).toEqual([{ billing: json }]);
  expect(await hasBytes(bill)).toBe(true);
});

test('a storage that fails is asked again later, by whichever process comes next', async () => {
  const ana = await customerAt(domain);
  const id = await upload(ana);
  await call(ana, 'DELETE', '/main/user/client/');
  const { pool, environment } = portal.backend;
  // A folder in the place of a file: the storage cannot delete it as one.
  const obstacle = path.join(environment.dataDirectory, 'media', mediaKey(id, 'pixelated'));
  await portal.backend.media.store.remove(mediaKey(id, 'pixelated'));
  mkdirSync(obstacle);
  expect(await removeQueuedMedia(portal.backend)).toBe(0);
  const { rows } = await pool.query(
    `select id, tries, last_error <> '' as told, round(extract(epoch from next_try_at - now()) / 60)::integer as minutes
     from media_removals`,
  );
  expect(rows).toEqual([{ id, tries: 1, told: true, minutes: 1 }]);
  rmdirSync(obstacle);
  expect(await removeQueuedMedia(portal.backend)).toBe(0);
  await pool.query('update media_removals set next_try_at = now()');
  const both = [removeQueuedMedia(portal.backend), removeQueuedMedia(portal.backend)];
  expect((await Promise.all(both)).toSorted()).toEqual([0, 1]);
  expect([await queued(), await hasBytes(id)]).toEqual([[], false]);
});

test('what a process leaves that ends in the middle is taken over', async () => {
  const ana = await customerAt(domain);
  const id = await upload(ana);
  await call(ana, 'DELETE', '/main/user/client/');
  // As the process left it: leased, nothing deleted yet.
  const { pool } = portal.backend;
  await pool.query(
    `update media_removals set tries = 1, next_try_at = now() + interval '15 minutes'`,
  );
  expect(await removeQueuedMedia(portal.backend)).toBe(0);
  await pool.query('update media_removals set next_try_at = now()');
  expect(await removeQueuedMedia(portal.backend)).toBe(1);
  expect(await hasBytes(id)).toBe(false);
});

test('an upload that meets the deletion of its account leaves nothing', async () => {
  const ana = await customerAt(domain);
  const item = await addItem(ana);
  const before = await stored();
  const { pool } = portal.backend;
  const deletion = await pool.connect();
  await deletion.query('begin');
  await deletion.query(
    'update clients set deleted_at = now() where phones @> jsonb_build_array(jsonb_build_object($1::text, $2::text))',
    ['number', ana.phone],
  );
  const media = `/main/services/${ana.work}/media`;
  const uploads = [
    call(ana, 'POST', media, { form: await pictureForm(['media']) }),
    call(ana, 'POST', `/main/items/${item}/images/`, { form: await pictureForm(['image']) }),
  ];
  await expect
    .poll(
      async () =>
        (
          await pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount,
    )
    .toBe(2);
  await deletion.query('commit');
  deletion.release();
  const answers = await Promise.all(uploads);
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  expect(await stored()).toEqual(before);
});

test('of photographs that replace each other one stays, whoever sends them, also at once', async () => {
  const ana = await customerAt(domain);
  const item = await addItem(ana);
  const before = await stored();
  await photograph(ana, item);
  await removeQueuedMedia(portal.backend);
  const forms = await Promise.all([1, 2, 3].map(() => pictureForm(['image'])));
  const answers = await Promise.all(
    forms.map((form, index) =>
      index === 0
        ? portal.call('POST', `/provider-api/v1/items/${item}/photo`, { token: keys[domain], form })
        : call(ana, 'POST', `/main/items/${item}/images/`, { form }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 200]);
  const { rows } = await portal.backend.pool.query<{ photo_id: string }>(
    'select photo_id from items where id = $1',
    [item],
  );
  expect((await stored()).filter((id) => !before.includes(id))).toEqual([rows[0]?.photo_id]);
  expect(await removeQueuedMedia(portal.backend)).toBe(3);
  expect(await hasBytes(rows[0]?.photo_id ?? '')).toBe(true);
});

test('the photograph of a provider does not wait for a customer who changes the same account', async () => {
  const ana = await customerAt(domain);
  const item = await addItem(ana);
  const change = await portal.backend.pool.connect();
  await change.query('begin');
  await change.query(
    'select 1 from clients where id = (select client_id from items where id = $1) for share',
    [item],
  );
  const form = await pictureForm(['image']);
  const route = `/provider-api/v1/items/${item}/photo`;
  const { status } = await portal.call('POST', route, { token: keys[domain], form });
  await change.query('commit');
  change.release();
  expect(status).toBe(201);
});

test('a file that was taken off goes, once, and all others stay', async () => {
  const ana = await customerAt(domain);
  const [dropped, kept] = [await upload(ana), await upload(ana)];
  const found = await portal.backend.pool.query<{ id: string }>(
    'select id from subject_files where media_id = $1',
    [dropped],
  );
  const route = `/main/services/${ana.work}/media/${found.rows[0]?.id ?? ''}`;
  const { media, clock } = portal.backend;
  const opened = async (id: string) => {
    const address = media.address(id, 'original', clock.now()).replace(/^\/api/, '');
    return (await portal.app.request(address)).status;
  };
  expect([await opened(dropped), await opened(kept)]).toEqual([200, 200]);
  expect((await call(ana, 'DELETE', route)).status).toBe(200);
  expect((await call(ana, 'DELETE', route)).status).toBe(404);
  // At once, before any task ran.
  expect([await opened(dropped), await opened(kept)]).toEqual([404, 200]);
  expect(await removeQueuedMedia(portal.backend)).toBe(1);
  expect([await hasBytes(dropped), await hasBytes(kept)]).toEqual([false, true]);
});
