import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const password = 'Segura#2026';
const RESEND = '/main/user/email/resend';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(() => portal.close());

const signUp = (email: string, chosen = password) =>
  portal.call('POST', '/main/user/signup/', { json: { email, password: chosen } });
const resend = (email: string, typed = password) =>
  portal.call('POST', RESEND, { json: { email, password: typed } });
const login = async (email: string, typed = password) =>
  (await portal.call('POST', '/main/user/login/', { json: { login: email, password: typed } }))
    .status;

async function links(email: string): Promise<string[]> {
  const messages = await readOutbox(portal.backend.database, email);
  return messages.flatMap(({ text }) => /email_token=([\w-]+)/.exec(text)?.[1] ?? []);
}
const confirm = (token: string) =>
  portal.call('POST', `/main/user/email/confirm?token=${token}`, { json: { password } });

test('the confirmation is sent again and works, also after the first one has expired [ERR-38]', async () => {
  const email = 'rui@exemplo.pt';
  await signUp(email);
  await portal.backend.clock.advance(25 * 3600);
  expect((await confirm((await links(email))[0] ?? '')).status).toBe(400);
  expect((await resend(email)).status).toBe(200);
  const sent = await links(email);
  expect(sent).toHaveLength(2);
  expect((await confirm(sent[0] ?? '')).status).toBe(200);
  expect(await login(email)).toBe(200);
});

test('a confirmed address is told so, without a link that confirms [ERR-38]', async () => {
  const email = 'eva@exemplo.pt';
  await signUp(email);
  await confirm((await links(email))[0] ?? '');
  await resend(email);
  const [newest] = await readOutbox(portal.backend.database, email);
  expect(newest?.subject).toContain('já está confirmado');
  expect(await links(email)).toHaveLength(1);
});

test('nobody confirms what somebody else began with their address, and the answer tells nothing', async () => {
  const email = 'vitima@exemplo.pt';
  await signUp(email, 'Intruso#2026');
  const known = await resend(email, password);
  const unknown = await resend('ninguem@exemplo.pt');
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(await links(email)).toHaveLength(1);
  expect(await readOutbox(portal.backend.database, 'ninguem@exemplo.pt')).toEqual([]);
});

test('an address is not flooded', async () => {
  const email = 'muito@exemplo.pt';
  for (let time = 0; time < 10; time += 1) expect((await resend(email)).status).toBe(200);
  expect((await resend(email)).status).toBe(429);
});

test('whoever accepted the terms is registered once name and contact are there', async () => {
  const { body } = await signUp('nova@exemplo.pt');
  const token = String(body['token']);
  await portal.call('GET', '/main/user/client/presignup?terms_accepted=true', { token });
  const info = async () => (await portal.call('GET', '/main/user/client/info', { token })).body;
  expect(await info()).toMatchObject({ registered: false });
  await portal.call('PATCH', '/main/user/client/', {
    token,
    json: { name: 'Nova Cliente', email: 'nova@exemplo.pt' },
  });
  expect(await info()).toMatchObject({ registered: true });
});

test('a confirmation is noted and queued in one transaction, the first one and every other', async () => {
  const email = 'junto@exemplo.pt';
  await signUp(email);
  await resend(email);
  const { rows } = await portal.backend.pool.query<{ noted: number; queued: number }>(
    `select count(*)::integer as noted, count(mail.id)::integer as queued from email_confirmations noted
     left join outbox mail on mail.xmin = noted.xmin and mail.recipient = noted.email where noted.email = $1`,
    [email],
  );
  expect(rows[0]).toEqual({ noted: 2, queued: 2 });
});
