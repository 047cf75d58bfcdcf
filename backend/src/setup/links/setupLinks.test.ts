import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { hashSecret } from '../../platform/secret.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { setupLinkOf, setupVisitor } from '../../testing/worlds/setupVisitor.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
});
afterAll(() => portal.close());

const mgmt = (method: string, path: string, json?: unknown, token = portal.adminToken) =>
  portal.call(method, `/mgmt${path}`, { token, json });
const start = (domain: string, contact: string, name = 'Oficina Nova') =>
  mgmt('POST', '/setup-links?by=Rita', { name, domain, contact });
const actions = async (domain: string) => {
  const { rows } = await portal.backend.pool.query<{ line: string }>(
    `select actor || ' ' || action || ' ' || subject as line from mgmt_actions where subject like $1 order by sequence`,
    [`${domain}%`],
  );
  return rows.map(({ line }) => line);
};
const opens = async (domain: string, link: string) =>
  (await setupVisitor(portal, domain).get(link)).status;

test('a link makes a provider in draft in an empty installation and is sent to the owner, by e-mail or SMS [SET-02] [C-741] [C-743]', async () => {
  const made = await start('nova.pt', ' Dona@Exemplo.pt ');
  expect(made).toMatchObject({
    status: 201,
    body: { contact: 'd•••@exemplo.pt', state: 'open', made_by: 'Rita' },
  });
  const { body } = await mgmt('GET', '/providers');
  expect(body['providers']).toMatchObject([
    { domain: 'nova.pt', name: 'Oficina Nova', state: 'draft', listed: false },
  ]);
  const [mail] = await readOutbox(portal.backend.database, 'dona@exemplo.pt');
  expect(mail).toMatchObject({ channel: 'email', subject: 'Configure o portal de Oficina Nova' });
  expect(mail?.text).toMatch(/^Pode agora configurar .*\/setup\/link\/[\w-]{43}\n/s);

  await start('sms.pt', '917 000 031', 'Barbearia');
  const [sms] = await readOutbox(portal.backend.database, '+351917000031');
  expect(sms).toMatchObject({ channel: 'sms', text: expect.stringContaining('Barbearia') });
  expect(await opens('sms.pt', await setupLinkOf(portal, '+351917000031'))).toBe(200);
  expect(await actions('nova.pt')).toEqual([
    'Rita began a provider nova.pt',
    'Rita sent a set-up link nova.pt: d•••@exemplo.pt',
  ]);
});

test('a domain in use is refused in the words of the page, a draft’s, an alternate one and one of two at once too [SET-02]', async () => {
  await createProvider(portal, 'ha.pt', { alternate_domains: ['www.ha.pt'] });
  await start('rascunho.pt', 'dona@exemplo.pt');
  const before = (await readOutbox(portal.backend.database)).length;
  for (const domain of ['ha.pt', 'www.ha.pt', 'HA.pt', 'rascunho.pt'])
    expect(await start(domain, 'outra@exemplo.pt')).toMatchObject({
      status: 409,
      body: { message: 'Este endereço já está a ser usado.' },
    });
  // Somebody else is about to take it: whoever waits is refused.
  const { pool } = portal.backend;
  const other = await pool.connect();
  await other.query('begin');
  await other.query(
    `insert into companies (id, domain, name, vertical, brand_color, created_at, updated_at)
     values ('other', 'corrida.pt', 'Outra', 'auto', '#000000', now(), now())`,
  );
  const late = start('corrida.pt', 'dona@exemplo.pt');
  await vi.waitFor(async () => {
    const { rows } = await pool.query('select 1 from pg_locks where not granted');
    expect(rows.length).toBeGreaterThan(0);
  });
  await other.query('commit');
  other.release();
  expect((await late).status).toBe(409);
  const all = await Promise.all([1, 2, 3].map((n) => start('juntas.pt', `dona${n}@exemplo.pt`)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect((await readOutbox(portal.backend.database)).length).toBe(before + 1);

  for (const wrong of [
    { name: '', domain: 'x.pt', contact: 'a@b.pt' },
    { name: 'X', domain: 'não é', contact: 'a@b.pt' },
    { name: 'X', domain: 'x.pt', contact: 'nobody' },
    { name: 'X', domain: 'x.pt', contact: '212 000 000' },
  ])
    expect((await mgmt('POST', '/setup-links', wrong)).status).toBe(400);
  expect((await mgmt('GET', '/providers/x.pt')).status).toBe(404);
});

test('a draft serves nobody: to customers its address is nobody’s until it is published [C-741]', async () => {
  await start('fechado.pt', 'dona@exemplo.pt');
  const domain = 'fechado.pt';
  const ask = async (path: string, json?: unknown) =>
    (await portal.call(json ? 'POST' : 'GET', path, { domain, json })).status;
  const boot = async () => (await portal.call('GET', `/mgmt/boot?domain=${domain}`)).body;
  const phone = { phone: '+351917000041', platform: 'WEB' };
  expect((await boot())['provider']).toBeNull();
  expect([
    await ask('/main/config'),
    await ask('/mgmt/route'),
    await ask('/main/user/phone', phone),
  ]).toEqual([404, 404, 404]);
  await portal.backend.pool.query('update companies set listed = true where domain = $1', [domain]);
  const found = async () =>
    JSON.stringify((await portal.call('GET', '/main/company/v2?name=nova')).body);
  expect(await found()).not.toContain(domain);
  // A customer of another provider is not taken to it either.
  await createProvider(portal, 'aberto.pt');
  const token = await registerByPhone(portal, '+351917000042', 'aberto.pt');
  const go = () =>
    portal.call('POST', '/main/user/login/provider', {
      token,
      domain: 'aberto.pt',
      json: { domain, terms_accepted: true },
    });
  expect((await go()).status).toBe(404);

  await portal.backend.pool.query('update companies set draft_since = null where domain = $1', [
    domain,
  ]);
  expect((await boot())['provider']).toMatchObject({ name: 'Oficina Nova' });
  expect(await ask('/main/config')).toBe(200);
  expect(await found()).toContain(domain);
  expect((await go()).status).toBe(200);
});

test('a further link replaces the one that is open, and both can be listed and revoked [SET-02] [C-743]', async () => {
  await createProvider(portal, 'velha.pt');
  await createProvider(portal, 'alheia.pt');
  const send = (contact: string) =>
    mgmt('POST', '/providers/velha.pt/setup-links?by=Rui', { contact });
  await send('um@exemplo.pt');
  const first = await setupLinkOf(portal, 'um@exemplo.pt');
  const { body } = await send('dois@exemplo.pt');
  const second = await setupLinkOf(portal, 'dois@exemplo.pt');
  expect([await opens('velha.pt', first), await opens('velha.pt', second)]).toEqual([410, 200]);
  // It is of one provider.
  expect(await opens('alheia.pt', second)).toBe(410);

  const listed = async () => (await mgmt('GET', '/providers/velha.pt/setup-links')).body['links'];
  expect(await listed()).toMatchObject([
    { contact: 'd•••@exemplo.pt', state: 'open', made_by: 'Rui' },
    { contact: 'u•••@exemplo.pt', state: 'revoked' },
  ]);
  const id = String(body['id']);
  const revoke = (domain: string) => mgmt('DELETE', `/providers/${domain}/setup-links/${id}`);
  expect((await revoke('alheia.pt')).status).toBe(404);
  expect((await revoke('velha.pt')).status).toBe(204);
  expect((await revoke('velha.pt')).status).toBe(409);
  expect(await opens('velha.pt', second)).toBe(410);
  expect((await mgmt('GET', '/providers/nobody.pt/setup-links')).status).toBe(404);
  expect(await actions('velha.pt')).toEqual([
    'administrator set up a provider velha.pt',
    'administrator renewed the key of a provider velha.pt',
    'Rui sent a set-up link velha.pt: u•••@exemplo.pt',
    'Rui sent a set-up link velha.pt: d•••@exemplo.pt',
    'administrator revoked a set-up link velha.pt: d•••@exemplo.pt',
  ]);
  // A provider that customers use stays open to them.
  expect((await portal.call('GET', '/main/config', { domain: 'velha.pt' })).status).toBe(200);
});

test('making a link needs an operator who manages', async () => {
  for (const role of ['read', 'release']) {
    const made = await mgmt('POST', '/operators', { name: `Eva ${role}`, role });
    const token = String(made.body['token']);
    const wanted = { name: 'X', domain: 'papel.pt', contact: 'a@exemplo.pt' };
    expect((await mgmt('POST', '/setup-links', wanted, token)).status).toBe(403);
    expect((await mgmt('GET', '/providers/nova.pt/setup-links', undefined, token)).status).toBe(
      200,
    );
  }
});

test('a link has 256 random bits, is kept as a hash, and is over after 14 days [SET-03]', async () => {
  await start('prazo.pt', 'prazo@exemplo.pt');
  const link = await setupLinkOf(portal, 'prazo@exemplo.pt');
  const token = link.split('/').at(-1) ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const { rows } = await portal.backend.pool.query<{ row: string; hash: string }>(
    `select l::text as row, token_hash as hash from setup_links l`,
  );
  expect(rows.map(({ hash }) => hash)).toContain(hashSecret(token));
  expect(JSON.stringify(rows)).not.toContain(token);
  await portal.backend.clock.advance(14 * 86_400 - 1);
  expect(await opens('prazo.pt', link)).toBe(200);
  await portal.backend.clock.advance(1);
  expect(await opens('prazo.pt', link)).toBe(410);
  const { body } = await mgmt('GET', '/providers/prazo.pt/setup-links');
  expect(body['links']).toMatchObject([{ state: 'expired' }]);
});
