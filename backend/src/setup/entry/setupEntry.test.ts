import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { dumpTables } from '../../testing/database/dumpTables.ts';
import { lastCode, registerByPhone } from '../../testing/calls/registerByPhone.ts';
import {
  enterSetup,
  setupLinkOf,
  setupVisitor,
  type SetupVisitor,
} from '../../testing/worlds/setupVisitor.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { forgetEndedOwners } from '../owners/forgetEndedOwners.ts';

const domain = 'oficina.pt';
const email = 'dona@exemplo.pt';
let portal: TestBackend;
let visitor: SetupVisitor;

beforeAll(async () => {
  portal = await createTestBackend();
  const json = { name: 'Oficina <Nova>', domain, contact: email };
  await mgmt('POST', '/setup-links', json);
  await createProvider(portal, 'alheia.pt');
});
afterAll(() => portal.close());
beforeEach(async () => {
  visitor = setupVisitor(portal, domain);
  // Two codes of one contact are a minute apart.
  await portal.backend.clock.advance(61);
});

const mgmt = (method: string, path: string, json?: unknown) =>
  portal.call(method, `/mgmt${path}`, { token: portal.adminToken, json });
const query = async (text: string, values: unknown[] = []) =>
  (await portal.backend.pool.query<Record<string, unknown>>(text, values)).rows;
const link = () => setupLinkOf(portal, email);
/** Another code than the given one, of the right form. */
const otherThan = (code: string) => (code === '123456' ? '123457' : '123456');

/** Comes in again by contact and code. */
async function enter(contact = email): Promise<SetupVisitor> {
  await visitor.send('/setup/entry', { contact });
  const code = await lastCode(portal, contact.trim().toLowerCase());
  expect((await visitor.send('/setup/entry/code', { contact, code })).status).toBe(303);
  return visitor;
}

test('opening a link changes nothing; Continuar sends a code, and the right code opens a session of 30 days and uses the link up [SET-03] [C-745]', async () => {
  const at = await link();
  const before = await dumpTables(portal.backend.pool);
  for (const path of [at, `${at}/code`, at]) {
    const answer = await visitor.get(path);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
  }
  const page = await (await visitor.get(at)).text();
  expect(page).toContain('>Continuar</button>');
  expect(page).toContain('d•••@exemplo.pt');
  expect(page).not.toContain(email);
  await portal.app.request(at, { method: 'HEAD', headers: { 'x-forwarded-host': domain } });
  expect(await dumpTables(portal.backend.pool)).toEqual(before);

  const sent = await visitor.send(at);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${at}/code`]);
  const code = await lastCode(portal, email);
  const wrong = await visitor.send(`${at}/code`, { code: otherThan(code) });
  expect([wrong.status, await wrong.text()]).toEqual([
    400,
    expect.stringContaining('Código inválido ou expirado'),
  ]);
  expect((await visitor.get(at)).status).toBe(200);

  const right = await visitor.send(`${at}/code`, { code });
  expect([right.status, right.headers.get('location')]).toEqual([303, '/setup/resumo']);
  expect(right.headers.get('set-cookie')).toMatch(
    /^owner=[\w-]{43}; Max-Age=2592000; Path=\/setup; HttpOnly; Secure; SameSite=Lax$/,
  );
  const home = await visitor.get('/setup');
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining(email)]);
  const [, token = ''] = visitor.cookie.split('=');
  expect(JSON.stringify(await query('select s::text from owner_sessions s'))).not.toContain(token);

  // It is used up, and bound to its owner.
  const later = setupVisitor(portal, domain);
  for (const answer of [await later.get(at), await later.send(at), await later.get(`${at}/code`)])
    expect([answer.status, await answer.text()]).toEqual([
      410,
      expect.stringContaining('Esta ligação já não é válida'),
    ]);
  expect(
    await query(
      `select o.contact from setup_links l join owners o on o.id = l.owner_id where l.used_at is not null`,
    ),
  ).toEqual([{ contact: email }]);

  await portal.backend.clock.advance(30 * 86_400 - 1);
  expect((await visitor.get('/setup')).status).toBe(200);
  await portal.backend.clock.advance(1);
  expect((await visitor.get('/setup')).status).toBe(401);
});

test('later entries need contact and code, and one code opens one session [SET-03]', async () => {
  const wayIn = await visitor.get('/setup');
  expect([wayIn.status, await wayIn.text()]).toEqual([
    401,
    expect.stringContaining('E-mail ou telemóvel'),
  ]);
  await enter(' DONA@exemplo.pt');
  expect((await visitor.get('/setup')).status).toBe(200);
  const code = await lastCode(portal, email);
  const again = setupVisitor(portal, domain);
  expect((await again.send('/setup/entry/code', { contact: email, code })).status).toBe(400);
  // A code that waits longer than ten minutes opens none.
  await portal.backend.clock.advance(61);
  await again.send('/setup/entry', { contact: email });
  const late = { contact: email, code: await lastCode(portal, email) };
  await portal.backend.clock.advance(601);
  expect((await again.send('/setup/entry/code', late)).status).toBe(400);
  // Contacts are of one provider.
  const elsewhere = setupVisitor(portal, 'alheia.pt');
  await portal.backend.clock.advance(61);
  const before = await readOutbox(portal.backend.database);
  expect((await elsewhere.send('/setup/entry', { contact: email })).status).toBe(200);
  expect(await readOutbox(portal.backend.database)).toEqual(before);
});

test('a contact of nobody is answered exactly as one that is known, and gets nothing [SET-03] [C-744]', async () => {
  const stranger = 'nada@exemplo.pt';
  const before = (await readOutbox(portal.backend.database)).length;
  const ask = async (contact: string, path = '/setup/entry', fields = {}) => {
    const answer = await visitor.send(path, { contact, ...fields });
    const text = (await answer.text()).replaceAll(contact, 'X');
    return [answer.status, text, answer.headers.get('set-cookie')];
  };
  expect(await ask(stranger)).toEqual(await ask(email));
  expect((await readOutbox(portal.backend.database)).length).toBe(before + 1);
  // Too soon, and wrong codes, alike.
  expect(await ask(stranger)).toEqual(await ask(email));
  const [status] = await ask(email);
  expect(status).toBe(429);
  const code = otherThan(await lastCode(portal, email));
  for (let tries = 0; tries < 7; tries += 1)
    expect(await ask(stranger, '/setup/entry/code', { code })).toEqual(
      await ask(email, '/setup/entry/code', { code }),
    );
  // Five tries were all that the right one had.
  const right = { code: await lastCode(portal, email) };
  expect((await ask(email, '/setup/entry/code', right))[0]).toBe(400);
  const wrong = await visitor.send('/setup/entry', { contact: 'nobody "<b>' });
  const text = await wrong.text();
  expect([wrong.status, text.includes('&quot;&lt;b&gt;'), text.includes('<b>')]).toEqual([
    400,
    true,
    false,
  ]);
});

test('codes of a contact are limited as those of logins are, both together [SET-03] [C-744]', async () => {
  const contact = 'limite@exemplo.pt';
  const statuses = [];
  for (let round = 0; round < 11; round += 1) {
    statuses.push((await visitor.send('/setup/entry', { contact })).status);
    await portal.backend.clock.advance(61);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const login = { domain: 'alheia.pt', json: { email: contact } };
  expect((await portal.call('POST', '/main/user/email/code', login)).status).toBe(429);
});

test('a customer opens nothing of the set-up and an owner nothing of a customer, with the same contact [SET-04] [C-744]', async () => {
  await query('update companies set draft_since = null where domain = $1', [domain]);
  const customer = await registerByPhone(portal, '+351917000051', domain);
  const bearer = { authorization: `Bearer ${customer}`, 'x-forwarded-host': domain };
  for (const cookie of [`sessionToken=${customer}`, `owner=${customer}`]) {
    const headers = { ...bearer, cookie };
    expect((await portal.app.request('/setup', { headers })).status).toBe(401);
    const logout = { method: 'POST', headers };
    expect((await portal.app.request('/setup/logout', logout)).status).toBe(401);
  }
  await enter();
  const [, token = ''] = visitor.cookie.split('=');
  const asCustomer = await portal.app.request('/main/user/client/info', {
    headers: {
      'x-forwarded-host': domain,
      authorization: `Bearer ${token}`,
      cookie: visitor.cookie,
    },
  });
  expect(asCustomer.status).toBe(401);

  // A code is good for what it was asked for.
  await portal.backend.clock.advance(61);
  await visitor.send('/setup/entry', { contact: email });
  const ofSetup = await lastCode(portal, email);
  const asLogin = await portal.call('POST', '/main/user/email/validate', {
    domain,
    json: { email, code: ofSetup },
  });
  expect(asLogin.status).toBe(400);
  await portal.backend.clock.advance(61);
  await portal.call('POST', '/main/user/email/code', { domain, json: { email } });
  const ofLogin = await lastCode(portal, email);
  expect(ofLogin).not.toBe(ofSetup);
  const asOwner = { contact: email, code: ofLogin };
  expect((await visitor.send('/setup/entry/code', asOwner)).status).toBe(400);
});

test('a session is of one provider: at another one it answers 404, and nothing is changed there [SET-03] [SET-04] [C-746]', async () => {
  await enter();
  const elsewhere = setupVisitor(portal, 'alheia.pt');
  elsewhere.cookie = visitor.cookie;
  expect((await elsewhere.get('/setup')).status).toBe(404);
  expect((await elsewhere.send('/setup/logout')).status).toBe(404);
  expect((await visitor.get('/setup')).status).toBe(200);
  expect((await setupVisitor(portal, 'nobody.pt').get('/setup')).status).toBe(404);
});

test('forms of other sites are refused, by what browsers say of them [SET-04]', async () => {
  await enter();
  const forged = (headers: Record<string, string>) =>
    visitor.send('/setup/logout', {}, headers).then(({ status }) => status);
  expect([
    await forged({ 'sec-fetch-site': 'cross-site' }),
    await forged({ 'sec-fetch-site': 'same-site', origin: `https://${domain}` }),
    await forged({ origin: 'https://mal.pt' }),
    await forged({ origin: `https://${domain}.mal.pt` }),
  ]).toEqual([403, 403, 403, 403]);
  expect((await visitor.get('/setup')).status).toBe(200);
  expect(await forged({ origin: `https://${domain}` })).toBe(303);
  expect((await visitor.get('/setup')).status).toBe(401);
});

test('logging out ends the session for every copy of its cookie [SET-04]', async () => {
  await enter();
  const copy = setupVisitor(portal, domain);
  copy.cookie = visitor.cookie;
  const out = await visitor.send('/setup/logout', {}, { 'sec-fetch-site': 'same-origin' });
  expect(out.headers.get('set-cookie')).toMatch(/^owner=; Max-Age=0; Path=\/setup/);
  expect((await copy.get('/setup')).status).toBe(401);
});

test('the operator ends sessions and owners at once, each for one provider [SET-03] [SET-04] [C-745]', async () => {
  await enter();
  const path = `/providers/${domain}/owners`;
  const owners = async () => Object((await mgmt('GET', path)).body)['owners'];
  const [{ id, sessions }] = await owners();
  expect(sessions).toBeGreaterThan(0);
  expect(JSON.stringify(await owners())).not.toContain(email);
  const end = async (at: string) => (await mgmt('DELETE', `${at}?by=Rita`)).status;
  expect(await end(`/providers/alheia.pt/owners/${id}`)).toBe(404);
  expect(await end(`${path}/${id}/sessions`)).toBe(204);
  expect((await visitor.get('/setup')).status).toBe(401);
  expect(await owners()).toMatchObject([{ id, sessions: 0 }]);

  await portal.backend.clock.advance(61);
  await enter();
  expect(await end(`${path}/${id}`)).toBe(204);
  expect((await visitor.get('/setup')).status).toBe(401);
  // One that was opened at the same moment opens nothing either.
  await query('update owner_sessions set ended_at = null');
  expect((await visitor.get('/setup')).status).toBe(401);
  await query('delete from owner_sessions');
  expect(await owners()).toEqual([]);
  expect(await end(`${path}/${id}`)).toBe(404);
  await portal.backend.clock.advance(61);
  const before = (await readOutbox(portal.backend.database)).length;
  await visitor.send('/setup/entry', { contact: email });
  expect((await readOutbox(portal.backend.database)).length).toBe(before);
  const done = await query(
    `select action from mgmt_actions where action ~ 'owner' order by sequence`,
  );
  expect(done).toEqual([
    { action: 'ended the sessions of an owner' },
    { action: 'ended an owner' },
  ]);

  // With another link the same person is an owner again; what ended is forgotten after a month.
  await portal.backend.clock.advance(61);
  await mgmt('POST', `/providers/${domain}/setup-links`, { contact: email });
  const at = await link();
  await visitor.send(at);
  await visitor.send(`${at}/code`, { code: await lastCode(portal, email) });
  expect((await visitor.get('/setup')).status).toBe(200);
  // A further link to them makes no second owner, one to somebody else does.
  await portal.backend.clock.advance(61);
  await enterSetup(portal, domain, email);
  expect(await owners()).toHaveLength(1);
  const partner = 'socio@exemplo.pt';
  await enterSetup(portal, domain, partner);
  expect(await owners()).toHaveLength(2);
  await portal.backend.clock.advance(31 * 86_400);
  await forgetEndedOwners(portal.backend);
  expect(await query('select contact from owners order by contact')).toEqual([
    { contact: email },
    { contact: partner },
  ]);
  expect(await query('select id from setup_links')).toEqual([]);
});

test('whoever ends an owner ends the open links to that contact as well, and no others [SET-03] [C-745]', async () => {
  const at = 'socios.pt';
  const [lost, kept] = ['perdido@exemplo.pt', 'outro@exemplo.pt'];
  await createProvider(portal, at);
  await enterSetup(portal, at, lost);
  const linkTo = async (contact: string, of = at) => {
    // A further link ends the one that was open.
    await mgmt('POST', `/providers/${of}/setup-links`, { contact });
    return setupLinkOf(portal, contact);
  };
  const opens = async (path: string, of = at) => (await setupVisitor(portal, of).get(path)).status;
  const elsewhere = await linkTo(lost, 'alheia.pt');
  const further = await linkTo(lost);
  const [{ id }] = Object((await mgmt('GET', `/providers/${at}/owners`)).body)['owners'];
  expect((await mgmt('DELETE', `/providers/${at}/owners/${id}/sessions`)).status).toBe(204);
  expect(await opens(further)).toBe(200);
  expect((await mgmt('DELETE', `/providers/${at}/owners/${id}?by=Rita`)).status).toBe(204);
  expect([await opens(further), await opens(elsewhere, 'alheia.pt')]).toEqual([410, 200]);
  const noted = await query(
    `select action, actor, subject from mgmt_actions where subject like $1 order by sequence desc limit 2`,
    [`${at}: p•••%`],
  );
  const subject = `${at}: p•••@exemplo.pt`;
  expect(noted).toEqual([
    { action: 'revoked a set-up link', actor: 'Rita', subject },
    { action: 'ended an owner', actor: 'Rita', subject },
  ]);
  // A link to a partner stays.
  await enterSetup(portal, at, lost);
  const partner = await linkTo(kept);
  const [again] = Object((await mgmt('GET', `/providers/${at}/owners`)).body)['owners'];
  await mgmt('DELETE', `/providers/${at}/owners/${again.id}?by=Rita`);
  expect(await opens(partner)).toBe(200);
});

test.each(['/setup/entry', '/setup/entry/code'])(
  'the address of a form, %s, opened by itself leads to the way in [SET-03]',
  async (path) => {
    const answer = await visitor.get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/setup']);
    const peek = { method: 'HEAD', headers: { 'x-forwarded-host': domain } };
    expect((await portal.app.request(path, peek)).status).toBe(303);
  },
);

test('an owner of a suspended provider may look and leave, and change nothing [SET-04] [C-746] [C-917]', async () => {
  await enter();
  await mgmt('POST', `/providers/${domain}/suspend`, { reason: 'Renda.' });
  expect((await visitor.get('/setup')).status).toBe(200);
  const call = (method: string, path: string, json?: unknown) =>
    portal.call(method, `/setup/api${path}`, { domain, json, headers: { cookie: visitor.cookie } });
  const refused = await call('PATCH', '/draft', { revision: 0, values: {} });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    403,
    expect.not.stringContaining('Renda'),
  ]);
  expect((await call('POST', '/portal')).status).toBe(200);
  const { cookie } = visitor;
  expect((await visitor.send('/setup/logout')).status).toBe(303);
  visitor.cookie = cookie;
  expect((await visitor.get('/setup')).status).toBe(401);

  await portal.backend.clock.advance(61);
  await enter();
  expect((await call('DELETE', '/session')).status).toBe(200);
  expect((await call('GET', '/session')).status).toBe(401);
  await mgmt('POST', `/providers/${domain}/resume`);
});

test('pages are Portuguese, are kept by nobody, and run nothing', async () => {
  const { headers, status } = await visitor.get('/setup');
  expect(status).toBe(401);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await (await visitor.get('/setup')).text();
  expect(page).toContain('<html lang="pt">');
  expect(page).toContain('Oficina &lt;Nova&gt;');
  expect(page).not.toMatch(/<script|https?:\/\//);
});

test('who asks for another code too soon is told to wait where the code is written, which still opens', async () => {
  const contact = 'socia@exemplo.pt';
  await mgmt('POST', '/setup-links', { name: 'Espera', domain: 'espera.pt', contact });
  const waiting = setupVisitor(portal, 'espera.pt');
  const at = await setupLinkOf(portal, contact);
  await waiting.send(at);
  const byLink = await waiting.send(at);
  const words = 'Aguarde um pouco antes de pedir outro código.';
  const page = await byLink.text();
  expect([byLink.status, page.includes(words), page.includes('name="code"')]).toEqual([
    ...[429, true, true],
  ]);
  // The code is not what is wrong.
  expect(page).not.toContain('aria-invalid');
  expect(page).toContain(`action="${at}/code"`);
  const first = { code: await lastCode(portal, contact) };
  expect((await waiting.send(`${at}/code`, first)).status).toBe(303);

  await waiting.send('/setup/entry', { contact });
  const again = await waiting.send('/setup/entry', { contact });
  const shown = await again.text();
  expect([again.status, shown.includes(words), shown.includes('name="code"')]).toEqual([
    ...[429, true, true],
  ]);
  const second = { contact, code: await lastCode(portal, contact) };
  expect((await waiting.send('/setup/entry/code', second)).status).toBe(303);
});
