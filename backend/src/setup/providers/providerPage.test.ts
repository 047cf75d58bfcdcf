import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { placeHold } from '../../portal/schedule/holds/placeHold.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { operatorCookie } from '../../testing/calls/callOperation.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { enterSetup, setupLinkOf, setupVisitor } from '../../testing/worlds/setupVisitor.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const LIST = '/operations/providers';
let portal: TestBackend;
let cookie = '';
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  cookie = await operatorCookie(portal);
});
afterAll(() => portal.close());

async function ask(path: string, form?: Record<string, string>, as = cookie) {
  const answer = await portal.app.request(path, {
    method: form === undefined ? 'GET' : 'POST',
    headers: { cookie: as },
    body: form && new URLSearchParams(form),
  });
  const text = (await answer.text()).replaceAll(/\s+/g, ' ');
  return { status: answer.status, to: answer.headers.get('location'), text, answer };
}
/** The words of a page, without its elements. */
const words = (text: string) =>
  text
    .replace(/.*<main>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const begin = (domain: string, contact = 'dona@exemplo.pt') =>
  ask(LIST, { name: `Oficina <${domain}>`, domain, contact });

/** The cookie of an operator with a token of their own. */
async function logIn(role: string): Promise<string> {
  const made = await portal.call('POST', '/mgmt/operators', {
    token: portal.adminToken,
    json: { name: `Eva ${role}`, role },
  });
  const form = { name: 'x', token: String(made.body['token']), next: `${LIST}?search=a` };
  const { to, answer } = await ask('/operations/login', form, '');
  const own = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await ask(to ?? '', undefined, own)).to).toBe(`${LIST}?search=a`);
  return own;
}

test('an empty installation begins on the page: the form makes a draft, sends the link and leads to the provider [SET-02] [SET-26] [C-742]', async () => {
  const empty = await ask(LIST);
  expect(empty.text).toContain('There is no provider yet.');
  expect(empty.text).toContain('<summary>New provider</summary>');
  const made = await begin('nova.pt');
  expect([made.status, made.to]).toEqual([303, `${LIST}/nova.pt?done=new`]);
  const { text } = await ask(made.to ?? '');
  expect(words(text)).toContain(
    'The provider is a draft, and the link is on its way to its owner.',
  );
  expect(words(text)).toContain('nova.pt · draft');
  expect(text).toContain('Oficina &lt;nova.pt&gt;');
  expect(
    (await setupVisitor(portal, 'nova.pt').get(await setupLinkOf(portal, 'dona@exemplo.pt')))
      .status,
  ).toBe(200);
  const again = await begin('nova.pt', 'outra@exemplo.pt');
  expect([again.status, again.text]).toEqual([
    422,
    expect.stringContaining('Este endereço já está a ser usado.'),
  ]);
  // What was typed stays.
  expect(again.text).toContain('value="outra@exemplo.pt"');
  expect(again.text).toContain('value="Oficina &lt;nova.pt&gt;"');
  expect((await begin('má.pt')).status).toBe(422);
  expect((await begin('boa.pt', 'nobody')).text).toContain(
    'neither an e-mail address nor a mobile',
  );
});

test('providers are listed with name, address, state, payments and last booking, a page at a time, and lead to set-up, links and history, with nothing of a customer [SET-01] [C-742]', async () => {
  const key = await createProvider(portal, 'cheia.pt', {
    name: 'Barbearia Cheia',
    payment_methods: ['MB', 'MBWAY'],
  });
  await asProvider(portal, key, 'PUT', '/services/corte', { name: 'Corte', duration_minutes: 30 });
  await registerByPhone(portal, '+351917000061', 'cheia.pt', 'Marta Segredo');
  await asProvider(portal, key, 'POST', '/appointments', {
    customer: { phone: '917000061' },
    service_ids: ['corte'],
    date: '2026-06-16',
    time: '10:00',
  });
  // A time that is held for somebody, later, is nobody's booking.
  const held = await findOwnCompany(portal.backend.database, 'cheia.pt');
  const [later, start, end] = ['09:00', '16:00', '16:30'].map(
    (time) => new Date(`2026-06-15T${time}:00Z`),
  );
  if (!later || !start || !end) throw new Error('There are three times.');
  expect(
    await inTransaction(portal.backend.database, (database) =>
      placeHold(
        database,
        { companyId: held.id, start, end, until: end },
        [{ resource: 'place:1', expertId: null }],
        later,
      ),
    ),
  ).toEqual(expect.any(String));
  const shown = words((await ask(LIST)).text);
  expect(shown).toContain('Barbearia Cheia cheia.pt active sandbox MB MBWAY 15 Jun 2026, 09:00');
  expect(shown).toContain('nova.pt draft none none');
  const { text } = await ask(`${LIST}/cheia.pt`);
  for (const part of [
    '/setup"',
    'Set-up links',
    'Owners',
    'History',
    'administrator set up a provider',
  ])
    expect(text).toContain(part);
  expect(text).toContain(`href="http://cheia.pt:${portal.backend.environment.edgePort}/setup"`);
  for (const secret of ['Segredo', '917000061', key])
    expect((await ask(LIST)).text + text).not.toContain(secret);

  for (let number = 10; number < 62; number += 1)
    await createProvider(portal, `p${number}.lista.pt`);
  const first = await ask(`${LIST}?search=lista`);
  expect(first.text.match(/\.lista\.pt<\/td>/g)).toHaveLength(50);
  const next = /href="([^"]+)">Next page/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const second = await ask(next);
  expect(second.text.match(/\.lista\.pt<\/td>/g)).toHaveLength(2);
  expect(second.text).not.toContain('Next page');
  expect(words((await ask(`${LIST}?search=nobody%3Cb%3E`)).text)).toContain(
    'holds “nobody&lt;b&gt;”',
  );
  expect((await ask('/operations/rollouts')).text).toContain(`href="${LIST}"`);
  expect(first.text).toContain('href="/operations/rollouts"');
});

test('only who is logged in as an operator sees it, and only who manages changes something [SET-01] [C-742]', async () => {
  for (const path of [LIST, `${LIST}/cheia.pt`, `${LIST}/cheia.pt/delete`]) {
    const { status, text } = await ask(path, undefined, '');
    expect([status, text.includes(`name="next" value="${path}"`)]).toEqual([401, true]);
    expect(text.replaceAll(path, '')).not.toContain('cheia');
  }
  for (const role of ['read', 'release']) {
    const own = await logIn(role);
    const { status, text } = await ask(`${LIST}/cheia.pt`, undefined, own);
    expect([status, text.includes('method="post" action="/operations/providers')]).toEqual([
      200,
      false,
    ]);
    expect((await ask(LIST, undefined, own)).text).not.toContain('New provider');
    for (const path of [LIST, `${LIST}/cheia.pt/suspend`, `${LIST}/cheia.pt/link`])
      expect(
        (await ask(path, { reason: 'x', name: 'x', domain: 'x.pt', contact: 'a@exemplo.pt' }, own))
          .status,
      ).toBe(403);
  }
  expect((await ask(`${LIST}/cheia.pt`)).text).toContain('active');
  const forged = await portal.app.request(`${LIST}/cheia.pt/suspend`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ reason: 'x' }),
  });
  expect(forged.status).toBe(403);
});

test('links are sent again and revoked, and owners and their sessions ended, each with a line in the history', async () => {
  const domain = 'lacos.pt';
  await begin(domain, 'primeira@exemplo.pt');
  const path = `${LIST}/${domain}`;
  const act = async (action: string, form: Record<string, string>) => {
    const { status, to, text } = await ask(`${path}/${action}`, form);
    return to === null ? [status, words(text)] : [status, words((await ask(to)).text)];
  };
  expect(await act('link', { contact: 'segunda@exemplo.pt' })).toEqual([
    303,
    expect.stringMatching(/on its way.*s•••@exemplo\.pt: open.*p•••@exemplo\.pt: revoked/),
  ]);
  expect(await act('link', { contact: 'x' })).toEqual([422, expect.stringContaining('neither')]);
  const id = async (action: string) =>
    new RegExp(`${action}"> <input type="hidden" name="id" value="(\\w+)"`).exec(
      (await ask(path)).text,
    )?.[1] ?? '';
  const link = await id('revoke-link');
  expect(await act('revoke-link', { id: link })).toEqual([
    303,
    expect.stringContaining('opens nothing'),
  ]);
  expect(await act('revoke-link', { id: link })).toEqual([
    422,
    expect.stringContaining('is revoked'),
  ]);
  expect((await act('revoke-link', { id: 'unknown' }))[0]).toBe(404);

  const token = await enterSetup(portal, domain, 'terceira@exemplo.pt');
  const visitor = setupVisitor(portal, domain);
  visitor.cookie = `owner=${token}`;
  expect(words((await ask(path)).text)).toMatch(/t•••@exemplo\.pt since .* 1 session /);
  expect(await act('end-sessions', { id: await id('end-sessions') })).toEqual([
    303,
    expect.stringContaining('0 sessions'),
  ]);
  expect((await visitor.get('/setup')).status).toBe(401);
  expect(await act('end-owner', { id: await id('end-owner') })).toEqual([
    303,
    expect.stringContaining('Nobody came in yet.'),
  ]);
  expect(words((await ask(path)).text)).toMatch(
    /Ana ended an owner .*Ana ended the sessions of an owner .*administrator sent a set-up link .*Ana revoked a set-up link .*Ana sent a set-up link .*Ana sent a set-up link .*Ana began a provider/,
  );
  // What was done with another provider is not of this history.
  expect(words((await ask(path)).text)).not.toContain('lista.pt');
  expect((await readOutbox(portal.backend.database, 'segunda@exemplo.pt')).length).toBe(1);
});

test('a provider is suspended with a reason, resumed as what it was, and deleted in two steps', async () => {
  await begin('fim.pt');
  const path = `${LIST}/fim.pt`;
  expect((await ask(`${path}/delete`)).status).toBe(409);
  expect((await ask(`${path}/suspend`, { reason: ' ' })).status).toBe(422);
  await ask(`${path}/suspend`, { reason: 'Renda <em atraso>.' });
  const suspended = await ask(path);
  expect(words(suspended.text)).toContain('suspended : Renda &lt;em atraso&gt;.');
  await ask(`${path}/resume`, {});
  expect(words((await ask(path)).text)).toContain('fim.pt · draft');
  expect((await ask(`${path}/resume`, {})).status).toBe(422);

  await ask(`${path}/suspend`, { reason: 'Fechou.' });
  const question = await ask(`${path}/delete`);
  expect(words(question.text)).toMatch(/In 30 days .* 0 customers .* 0 payments/);
  expect((await ask(`${path}/delete`, { confirmation: 'guessed' })).status).toBe(422);
  const confirmation = /name="confirmation" value="([^"]+)"/.exec(question.text)?.[1] ?? '';
  const confirmed = await ask(`${path}/delete`, { confirmation });
  expect(confirmed.to).toBe(`${path}?done=delete`);
  expect(words((await ask(path)).text)).toContain('leaving, is deleted on 15 Jul 2026, 09:00');
  expect((await ask(`${LIST}/nobody.pt`)).status).toBe(404);
  const { rows } = await portal.backend.pool.query<{ who: string }>(
    `select distinct actor_kind || ' ' || actor_name as who from provider_changes change
     join companies on companies.id = change.company_id where domain = 'fim.pt'`,
  );
  expect(rows).toEqual([{ who: 'operator Ana' }]);
});
