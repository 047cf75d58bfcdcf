import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import { strFromU8, unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { removeQueuedMedia } from '../../platform/media/removeQueuedMedia.ts';
import { createExampleWorld, type ExampleWorld } from '../../testing/worlds/exampleWorld.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { givenPaid } from '../../testing/calls/givenPaid.ts';
import { pictureForm } from '../../testing/data/pictureForm.ts';
import { simpleJob } from '../../testing/worlds/budgetPortal.ts';
import { forgetOldExports } from './forgetExport.ts';
import { runExports } from './runExports.ts';

const hour = 3600;
let world: ExampleWorld;
beforeAll(async () => {
  world = await createExampleWorld();
});
afterEach(() => vi.useRealTimers());
afterAll(() => world.portal.close());

const ask = async (token: string) => world.portal.call('POST', '/main/user/export', { token });
const read = async (token: string) =>
  (await world.portal.call('GET', '/main/user/export', { token })).body;
/** The unpacked file of a finished export. */
async function unpack(token: string): Promise<Record<string, Uint8Array>> {
  const { url } = await read(token);
  const address = String(url).replace(/^\/api/, '');
  const answer = await world.portal.app.request(address, {
    headers: { 'x-forwarded-host': 'auto-mirante.localhost' },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; .+os-meus-dados-.+\.zip$/,
  );
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}
const dossierOf = (files: Record<string, Uint8Array>) =>
  JSON.parse(strFromU8(files['dados.json'] ?? new Uint8Array()));

test('the ZIP holds everything of the customer and every file, each named once, and nothing else [ACC-14]', async () => {
  const { owner } = world.tokens;
  const { backend } = world.portal;
  const rated = await world.portal.call(
    'POST',
    `/main/services/${world.ids['completed']}/feedback`,
    { token: owner, json: { classification: 4, observation: 'segredo da avaliação' } },
  );
  expect(rated.status).toBeLessThan(300);
  await givenPaid(world.portal, world.ids['work'] ?? '', 2500);
  await backend.pool.query(
    `update appointments set meeting_url = 'https://video.exemplo.pt/sala' where id = $1`,
    [world.ids['appointment']?.slice(2)],
  );
  const { appointment = '', budgeted = '', undoable = '', work: ownWork = '' } = world.ids;
  const send = async (path: string, token: string) => {
    const form = await pictureForm(['media']);
    expect((await world.portal.call('POST', path, { token, form })).status).toBeLessThan(300);
  };
  await send(`/provider-api/v1/works/${ownWork}/files`, world.tokens.provider);
  await send(`/provider-api/v1/appointments/${appointment}/files`, world.tokens.provider);
  await send(`/main/services/${appointment}/media`, owner);
  // What the provider writes for itself.
  await backend.pool.query(
    `insert into payment_refunds (id, payment_id, attempt_id, company_id, amount_cents, reason, created_at, note)
     select 'refund-of-export', payment_id, id, company_id, 100, 'CANCELLED', now(), 'nota interna'
     from payment_attempts where payment_id = $1`,
    [world.ids['payment']],
  );
  expect(await read(owner)).toMatchObject({ state: 'none', url: null });
  expect((await ask(owner)).body).toMatchObject({ state: 'running', progress: 0, url: null });
  await runExports(backend);
  const files = await unpack(owner);
  const dossier = dossierOf(files);
  const named: string[] = dossier.files.map(({ path }: { path: string }) => path);
  expect(new Set(named).size).toBe(named.length);
  expect([...named, 'dados.json'].sort()).toEqual(Object.keys(files).sort());
  const { item, completed, draft } = world.ids;
  expect(dossier.version).toBe(1);
  expect(
    dossier.files.map(({ of, by }: Record<string, string>) => `${of} ${by}`).toSorted(),
  ).toEqual(
    [
      `${item} customer`,
      `${ownWork} customer`,
      `${ownWork} customer`,
      `${ownWork} provider`,
      `${appointment} customer`,
      `${appointment} provider`,
      // Of a booking that is not made yet, as the wizard shows it.
      `S-${draft} customer`,
      // The documents of approvals, which nobody has asked for before, and an invoice.
      `${budgeted} provider`,
      `${undoable} provider`,
      `${completed} provider`,
    ].toSorted(),
  );
  expect(dossier.bookings_under_preparation).toEqual([
    expect.objectContaining({
      ...{ id: `S-${draft}`, date: '2026-06-16', time: '16:00' },
      services: [expect.objectContaining({ answer: '' })],
    }),
  ]);
  for (const path of named) expect(files[path]?.length).toBeGreaterThan(0);

  const documented = readFileSync(new URL('../../../../docs/export.md', import.meta.url), 'utf8');
  for (const section of Object.keys(dossier)) expect(documented).toContain(`\`${section}\``);
  const filled = Object.entries(dossier).filter(
    ([, rows]) => !Array.isArray(rows) || rows.length > 0,
  );
  expect(filled.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      ...['version', 'profile', 'items', 'works', 'budgets', 'decisions', 'appointments'],
      ...['waiting_list', 'bookings_under_preparation'],
      ...[
        'messages',
        'notes',
        'ratings',
        'payments',
        'billing',
        'invoices',
        'notifications',
        'consents',
      ],
      ...['sessions', 'files'],
    ]),
  );
  const text = JSON.stringify(dossier);
  for (const words of [
    'Ana Segredo',
    '912000001',
    'segredo da nota',
    'segredo da conversa',
    'segredo da avaliação',
    'Rua do Segredo 1',
    '72-ZB-16',
  ])
    expect(text).toContain(words);
  expect(dossier.payments).toContainEqual(
    expect.objectContaining({ refunds: [expect.objectContaining({ amount_cents: 100 })] }),
  );
  for (const words of ['Rui Costa', 'Eva Lopes', '912000002', '912000003', '11-AA-22'])
    expect(text).not.toContain(words);
  expect(text).not.toMatch(/nota interna|video\.exemplo/);
});

test('a statement of withdrawal that was sent without login is of whoever logs in with its e-mail, not of whoever wrote that into a profile [ACC-14]', async () => {
  const { pool } = world.portal.backend;
  const mine = await registerByPhone(world.portal, '+351914600011');
  const stranger = await registerByPhone(world.portal, '+351914600012');
  await pool.query(
    `update users set login_email = 'lia@exemplo.pt' where login_phone = '+351914600011'`,
  );
  const profile = { email: 'lia@exemplo.pt' };
  await world.portal.call('PATCH', '/main/user/client/', { token: stranger, json: profile });
  const json = { name: 'Lia', contract: 'Revisão de julho', email: 'Lia@exemplo.pt' };
  await world.portal.call('POST', '/main/legal/withdrawals', { json });
  const statementsOf = async (token: string) => {
    await ask(token);
    await runExports(world.portal.backend);
    return dossierOf(await unpack(token)).withdrawals;
  };
  expect(await statementsOf(mine)).toMatchObject([{ contract: 'Revisão de julho' }]);
  expect(await statementsOf(stranger)).toEqual([]);
});

test('the document of an approval that was taken back, and of a decision that approves nothing, is not in it, though somebody had it [ACC-14] [C-306]', async () => {
  const { backend } = world.portal;
  const phone = '+351914300009';
  const token = await registerByPhone(world.portal, phone, undefined, 'Nuno Novo');
  const main = (method: string, path: string, json?: object) =>
    world.portal.call(method, `/main/services/${path}`, { token, json });
  const provider = (path: string, json: object) =>
    asProvider(world.portal, world.tokens.provider, 'POST', path, json);
  const id = String((await provider('/works', { customer: { phone } }))['id']);
  await provider(`/works/${id}/budget`, { jobs: [simpleJob('Travões', 120)] });
  const { budget } = (await main('GET', `${id}/`)).body;
  const job = String(Object(budget).jobs[0].id);
  const decide = async (decision: string, total: number) => {
    const json = { version: 1, jobs: { [job]: decision }, total };
    const { body } = await main('POST', `${id}/budget/decision`, json);
    return String(body['record_id']);
  };
  const record_id = await decide('approved', 120);
  expect((await main('GET', `${id}/approvals/${record_id}.pdf`)).status).toBe(200);
  expect((await main('POST', `${id}/budget/decision/undo`, { record_id })).status).toBe(200);
  await decide('later', 0);
  await ask(token);
  while ((await runExports(backend)) > 0);
  const dossier = dossierOf(await unpack(token));
  expect(dossier.decisions).toHaveLength(3);
  expect(dossier.files).toEqual([]);
});

test('of decisions it says what was decided about which job, in whose words, from where and after what was read, as long as that is kept; of consents which were given [ACC-14] [C-878]', async () => {
  const { backend } = world.portal;
  const phone = '+351914300010';
  const token = await registerByPhone(world.portal, phone, undefined, 'Inês Nova');
  const main = (method: string, path: string, json?: object) =>
    world.portal.call(method, `/main/${path}`, { token, json });
  const provider = (path: string, json: object) =>
    asProvider(world.portal, world.tokens.provider, 'POST', path, json);
  const id = String((await provider('/works', { customer: { phone } }))['id']);
  await provider(`/works/${id}/budget`, {
    jobs: [simpleJob('Travões', 120), simpleJob('Escovas', 24)],
  });
  const { budget } = (await main('GET', `services/${id}/`)).body;
  const [brakes, wipers] = Object(budget).jobs.map((job: object) => Object(job).id);
  const seen = [EARLY_START_REQUEST, 'Aprovar com obrigação de pagar 120,00\u00a0€'];
  const said = {
    ...{ version: 1, jobs: { [brakes]: 'approved', [wipers]: 'declined' }, total: 120 },
    ...{ reason: 'Já as troquei', early_start: false, texts: seen },
  };
  expect((await main('POST', `services/${id}/budget/decision`, said)).status).toBe(200);
  const jobs = { [wipers]: 'approved' };
  const recorded = { version: 1, jobs, method: 'phone', by: 'Rui Lima' };
  const { record_id } = await provider(`/works/${id}/budget/decision`, recorded);
  const message = 'Nunca falei com ninguém.';
  await main('POST', `services/${id}/budget/contest`, { record_id, message });
  await main('PUT', 'user/client/channels', { sms: false });
  await backend.pool.query(
    'insert into sms_stops (company_id, phone, at) select id, $1, now() from companies',
    [phone],
  );
  await ask(token);
  while ((await runExports(backend)) > 0);
  const dossier = dossierOf(await unpack(token));
  expect(dossier.decisions).toMatchObject([
    {
      ...{ kind: 'decided', early_start: false, undo_until: expect.any(String) },
      jobs: [
        { title: 'Travões', state: 'approved' },
        { title: 'Escovas', state: 'declined' },
      ],
      person: {
        ...{ name: 'Inês Nova', contact: '••• ••• 010', reason: 'Já as troquei' },
        ...{ texts: seen, address: expect.any(String), by: null },
      },
    },
    {
      ...{ kind: 'recorded', how: 'phone', early_start: null, undo_until: null },
      jobs: [
        { title: 'Travões', state: 'approved' },
        { title: 'Escovas', state: 'approved' },
      ],
      person: { by: 'Rui Lima' },
    },
    { kind: 'contested', jobs: [], person: { message } },
  ]);
  expect(dossier.consents).toEqual({
    terms_accepted_at: expect.any(String),
    ...{ reminders_by_email: true, reminders_by_sms: false, stopped_sms: [phone] },
  });
  expect(dossier.budgets[0].jobs).toHaveLength(2);

  await backend.pool.query(
    'delete from evidence_people where record_id in (select id from evidence_records where subject = $1)',
    [id],
  );
  await backend.pool.query('delete from account_exports');
  await ask(token);
  while ((await runExports(backend)) > 0);
  const later = dossierOf(await unpack(token));
  expect(later.decisions).toHaveLength(3);
  expect(later.decisions[0]).toMatchObject({ kind: 'decided', person: null });
  expect(JSON.stringify(later.decisions)).not.toContain('Já as troquei');
});

test('no secret is in it: tokens, keys, hashes, signed addresses, links of messages [ACC-14]', async () => {
  const { owner } = world.tokens;
  const { backend, pool } = { ...world.portal, pool: world.portal.backend.pool };
  await pool.query(
    `insert into outgoing_messages (id, company_id, client_id, channel, message, next_try_at, created_at)
     select 'export-test-message', company_id, id, 'sms', '{"channel":"sms","to":"+351912000001","text":"Veja https://a.exemplo/x?token=muito-secreto agora"}', now(), now()
     from clients where name = 'Ana Segredo'`,
  );
  await backend.clock.advance(25 * hour);
  const json = { login: world.ids['email'], password: world.ids['password'] };
  const { body } = await world.portal.call('POST', '/main/user/login/', { json });
  const token = String(body['token']);
  expect((await ask(token)).status).toBe(200);
  await runExports(backend);
  const dossier = dossierOf(await unpack(token));
  const text = JSON.stringify(dossier);
  expect(dossier.messages_sent).toContainEqual(
    expect.objectContaining({ channel: 'sms', text: 'Veja https://a.exemplo/x?… agora' }),
  );
  const secrets = await pool.query<{ secret: string }>(
    `select token_hash as secret from sessions union select password_hash from users where password_hash is not null
     union select key_hash from lite_links union select key_hash from known_devices`,
  );
  for (const { secret } of [...secrets.rows, { secret: owner }, { secret: token }])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/signature=|muito-secreto/);
});

describe('an export [ACC-12]', () => {
  const phone = '+351914300001';
  let token: string;
  beforeAll(async () => {
    token = await registerByPhone(world.portal, phone, undefined, 'Marta Nova');
  });

  test('is asked for with a login of the last 24 hours, by a customer', async () => {
    expect((await world.portal.call('POST', '/main/user/export')).status).toBe(401);
    await world.portal.backend.clock.advance(25 * hour);
    const late = await ask(token);
    expect([late.status, late.body['code']]).toEqual([403, 'LOGIN_AGAIN']);
    token = await registerByPhone(world.portal, '+351914300002', undefined, 'Marta Nova');
  });

  test('that runs, or is not a day old, is answered with when a new one may begin; it stays for 48 hours and goes with its file [ACC-12] [C-475]', async () => {
    const { backend } = world.portal;
    const begun = backend.clock.now().getTime();
    await ask(token);
    expect((await ask(token)).body).toMatchObject({ state: 'running' });
    expect(await runExports(backend)).toBe(1);
    expect(await runExports(backend)).toBe(0);
    const first = await read(token);
    await backend.clock.advance(23 * hour);
    const again = await ask(token);
    expect(again.body).toMatchObject({ state: 'ready', until: first['until'] });
    const waits = Date.parse(String(again.body['again_at'])) - begun;
    expect(Math.round(waits / (hour * 100))).toBe(240);
    const made = backend.clock.now().getTime() - 23 * hour * 1000;
    const stays = Date.parse(String(first['until'])) - made;
    expect(Math.round(stays / (hour * 1000))).toBe(48);
    expect(Number(again.body['bytes'])).toBeGreaterThan(0);
    await backend.clock.advance(25 * hour - 60);
    await unpack(token);
    await backend.clock.advance(120);
    expect(await read(token)).toMatchObject({ state: 'none', url: null });
    const count = async () => {
      const kept = await backend.pool.query(
        `select id from media_files where type = 'application/zip'`,
      );
      return kept.rowCount ?? 0;
    };
    const before = await count();
    await forgetOldExports(backend);
    expect(await count()).toBeLessThan(before);
    await removeQueuedMedia(backend);
  });

  test('is one, however many ask for it at once [ACC-12] [C-475]', async () => {
    const fresh = await registerByPhone(world.portal, '+351914300013', undefined, 'Nina Nova');
    const answers = await Promise.all([ask(fresh), ask(fresh), ask(fresh)]);
    expect(answers.map(({ status, body }) => [status, body['state']])).toEqual(
      Array(3).fill([200, 'running']),
    );
    const { rows } = await world.portal.backend.pool.query(
      `select 1 from account_exports join clients client on client.id = client_id where client.name = 'Nina Nova'`,
    );
    expect(rows).toHaveLength(1);
    expect(await runExports(world.portal.backend)).toBe(1);
    expect(await runExports(world.portal.backend)).toBe(0);
  });

  test('may begin again a day after the last one, whose file goes', async () => {
    const fresh = await registerByPhone(world.portal, '+351914300003', undefined, 'Lia Nova');
    const { backend } = world.portal;
    await backend.clock.advance(5);
    await ask(fresh);
    await runExports(backend);
    const first = await read(fresh);
    await backend.clock.advance(23 * hour);
    // Long enough for the login: the export began after it.
    expect((await ask(fresh)).body).toMatchObject({ state: 'ready' });
    await backend.pool.query(
      `update sessions set authenticated_at = authenticated_at + interval '2 hours'`,
    );
    await backend.clock.advance(hour + 1);
    expect((await ask(fresh)).body).toMatchObject({ state: 'running', url: null });
    const answer = await world.portal.app.request(String(first['url']).replace(/^\/api/, ''), {
      headers: { 'x-forwarded-host': 'auto-mirante.localhost' },
    });
    expect(answer.status).toBe(404);
  });
});

describe('a finished export [ACC-13]', () => {
  test('is told by bell and mail, once, without the file [ACC-13] [C-476]', async () => {
    const { backend } = world.portal;
    const token = await registerByPhone(world.portal, '+351914300004', undefined, 'Rita Nova');
    const email = 'rita.nova@exemplo.pt';
    await world.portal.call('PATCH', '/main/user/client/', { token, json: { email } });
    await ask(token);
    const before = (await readOutbox(backend.database, '+351914300004')).length;
    while ((await runExports(backend)) > 0);
    const mails = await readOutbox(backend.database, email);
    expect(mails).toMatchObject([
      {
        ...{ channel: 'email', attachments: [] },
        subject: expect.stringMatching(/^Os seus dados em .+ estão prontos$/),
      },
    ]);
    expect(await readOutbox(backend.database, '+351914300004')).toHaveLength(before);
    expect(mails[0]?.text).toContain('/client/os-meus-dados');
    const { rows } = await backend.pool.query(
      `select type, url, description from notifications notification join clients client on client.id = client_id
       where client.email = $1`,
      [email],
    );
    expect(rows).toEqual([
      {
        type: 'check',
        url: '/os-meus-dados',
        description: expect.stringMatching(/^Os seus dados em .+ estão prontos a descarregar\.$/),
      },
    ]);
  });

  test('is told by the bell alone to whom has no e-mail: no SMS [ACC-13] [C-476]', async () => {
    const { backend } = world.portal;
    const phone = '+351914300011';
    const token = await registerByPhone(world.portal, phone, undefined, 'Sara Nova');
    await ask(token);
    const before = (await readOutbox(backend.database, phone)).length;
    while ((await runExports(backend)) > 0);
    expect(await readOutbox(backend.database, phone)).toHaveLength(before);
    const { body } = await world.portal.call('GET', '/main/notifications', { token });
    expect(JSON.stringify(body)).toContain('estão prontos a descarregar.');
  });

  test('has an address that is good for half an hour at the least [ACC-13] [C-476]', async () => {
    const { backend } = world.portal;
    const token = await registerByPhone(world.portal, '+351914300012', undefined, 'Tita Nova');
    await ask(token);
    while ((await runExports(backend)) > 0);
    const { url, bytes } = await read(token);
    // The least is left of it just before its hour is over, whenever that is.
    await backend.clock.advance(29 * 60);
    const answer = await world.portal.app.request(String(url).replace(/^\/api/, ''), {
      headers: { 'x-forwarded-host': 'auto-mirante.localhost' },
    });
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, Number(bytes)]);
  });

  test('says how far it is file by file, and never that it is ready before it is', async () => {
    const { backend } = world.portal;
    // Written down by the database, which alone sees what is between both ends.
    await backend.pool.query(
      `create table seen_progress (at serial, state text, progress integer);
       create function see_progress() returns trigger language plpgsql as $$
         begin insert into seen_progress (state, progress) values (new.state, new.progress); return new; end $$;
       create trigger see_progress after update of progress on account_exports for each row execute function see_progress()`,
    );
    const token = await registerByPhone(world.portal, '+351914300007', undefined, 'Vera Nova');
    const work = await asProvider(world.portal, world.tokens.provider, 'POST', '/works', {
      customer: { phone: '914300007' },
    });
    for (let count = 0; count < 3; count += 1)
      await world.portal.call('POST', `/main/services/${String(work['id'])}/media`, {
        ...{ token, form: await pictureForm(['media']) },
      });
    await ask(token);
    expect(await runExports(backend)).toBe(1);
    const { rows } = await backend.pool.query<{ state: string; progress: number }>(
      'select state, progress from seen_progress order by at',
    );
    await backend.pool.query(
      'drop trigger see_progress on account_exports; drop table seen_progress',
    );
    const under = rows.filter(({ state }) => state === 'running').map(({ progress }) => progress);
    expect(under).toEqual([33, 66, 99]);
    expect(rows.at(-1)).toEqual({ state: 'ready', progress: 100 });
  });

  test('that cannot be made is tried three times and then says so; another one may begin at once', async () => {
    const { backend } = world.portal;
    const token = await registerByPhone(world.portal, '+351914300005', undefined, 'Rosa Nova');
    const work = await asProvider(world.portal, world.tokens.provider, 'POST', '/works', {
      customer: { phone: '914300005' },
    });
    // A file whose bytes the store has lost.
    await backend.pool.query(
      `with lost as (insert into media_files (id, company_id, type, bytes, has_thumbnail, created_at)
         select 'lostlostlostlost', company_id, 'image/jpeg', 10, false, now() from works where 'A-' || id = $1 returning id, company_id)
       insert into subject_files (id, company_id, subject, owner, media_id, file_name, created_at)
         select 'lostfile', company_id, $1, 'CLIENT', id, 'a.jpg', now() from lost`,
      [work['id']],
    );
    await ask(token);
    for (const pause of [0, 11, 61]) {
      await backend.clock.advance(pause);
      expect((await read(token))['state']).toBe('running');
      expect(await runExports(backend)).toBe(1);
    }
    expect(await read(token)).toMatchObject({ state: 'failed', url: null, again_at: null });
    await backend.pool.query(`delete from subject_files where id = 'lostfile'`);
    expect((await ask(token)).body).toMatchObject({ state: 'running' });
    await runExports(backend);
    expect(await read(token)).toMatchObject({ state: 'ready', progress: 100 });
  });

  test('stays with the process that makes it while the store takes the archive, however long that takes', async () => {
    const { backend } = world.portal;
    const token = await registerByPhone(world.portal, '+351914300008', undefined, 'Inês Nova');
    await ask(token);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const leaseEnds = async () => {
      const { rows } = await backend.pool.query<{ at: Date }>(
        `select next_try_at as at from account_exports where state = 'running'`,
      );
      return rows[0]?.at.getTime() ?? 0;
    };
    const slow: typeof backend.media.keep = async (...file) => {
      for (let minutes = 0; minutes < 10; minutes += 2) {
        await backend.clock.advance(120);
        vi.advanceTimersByTime(60_000);
        const now = backend.clock.now().getTime();
        await vi.waitFor(async () => expect(await leaseEnds()).toBeGreaterThan(now + 290_000));
        expect(await runExports(backend)).toBe(0);
      }
      return backend.media.keep(...file);
    };
    expect(await runExports({ ...backend, media: { ...backend.media, keep: slow } })).toBe(1);
    expect(await read(token)).toMatchObject({ state: 'ready', progress: 100 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('whose processes end before it is made has had three tries then, too', async () => {
    const { backend } = world.portal;
    const token = await registerByPhone(world.portal, '+351914300019', undefined, 'Eva Nova');
    await ask(token);
    // As processes leave it that took it and came to an end.
    await backend.pool.query(`update account_exports set tries = 2 where state = 'running'`);
    let end = (): void => undefined;
    const stopped = new Promise<never>((_, reject) => (end = () => reject(new Error('Ended.'))));
    // It may be over before the archive is given to the store.
    stopped.catch(() => undefined);
    const keep = () => stopped;
    const ended = runExports({ ...backend, media: { ...backend.media, keep } });
    await vi.waitFor(async () => {
      const { rows } = await backend.pool.query<{ tries: number }>(
        `select tries from account_exports where state = 'running'`,
      );
      expect(rows).toEqual([{ tries: 3 }]);
    });
    await backend.clock.advance(301);
    expect(await runExports(backend)).toBe(1);
    end();
    await ended;
    expect(await read(token)).toMatchObject({ state: 'failed', url: null });
  });

  test('goes with the account, and one that is being made is not kept', async () => {
    const { backend } = world.portal;
    const token = await registerByPhone(world.portal, '+351914300006', undefined, 'Olga Nova');
    await ask(token);
    await runExports(backend);
    const { url } = await read(token);
    expect((await world.portal.call('DELETE', '/main/user/client/', { token })).status).toBe(200);
    const answer = await world.portal.app.request(String(url).replace(/^\/api/, ''), {
      headers: { 'x-forwarded-host': 'auto-mirante.localhost' },
    });
    expect(answer.status).toBe(404);
    expect(await runExports(backend)).toBe(0);
  });
});
