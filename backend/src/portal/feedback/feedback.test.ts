import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let token: string;
/** Of a customer of their own: each customer writes twenty times an hour at most. */
let another: string | undefined;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost', { email: 'oficina@exemplo.pt' });
  token = await registerByPhone(portal, '+351912000001');
});
afterAll(() => portal.close());

test.each([
  ['feedback', { classification: 5, observation: 'Muito bom' }, 200],
  ['feedback', { classification: 0 }, 400],
  ['feedback', { classification: 2.5 }, 400],
  ['feedback', { classification: 3, observation: 'x'.repeat(2000) }, 200],
  ['feedback', { classification: 3, observation: 'x'.repeat(2001) }, 400],
  ['support', { type: 'APP', message: 'x'.repeat(2000) }, 200],
  ['support', { type: 'APP', message: '  ' }, 400],
  ['support', { type: 'APP', message: 'x'.repeat(2001) }, 400],
])('%s %j is answered with %s [API-49] [API-50] [VAL-23]', async (call, json, status) => {
  expect((await portal.call('POST', `/main/application/${call}/`, { token, json })).status).toBe(
    status,
  );
});

test.each([
  [1, 200],
  [2, 200],
  [4, 200],
  [5, 200],
  [0, 400],
  [6, 400],
])('%i stars for the portal are answered with %i [FBK-01]', async (classification, status) => {
  const json = { classification };
  const answer = await portal.call('POST', '/main/application/feedback/', { token, json });
  expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/\S/) } });
});

test('a question without words is answered with the exact text of an empty field [VAL-19]', async () => {
  const json = { type: 'APP', message: '  ' };
  expect(await portal.call('POST', '/main/application/support/', { token, json })).toMatchObject({
    body: { message: 'Campo obrigatório!' },
  });
});

test.each([
  ['no type', { message: 'Sem destino' }],
  ['a type that is no word', { message: 'Sem destino', type: 7 }],
  ['a type of more than 40 characters', { message: 'Sem destino', type: 'x'.repeat(41) }],
  ['no message', { type: 'COMPANY' }],
])('a question with %s is refused, and nobody hears of it [API-50]', async (_, json) => {
  const written = () =>
    portal.backend.pool.query(
      'select (select count(*) from support_requests) as asked, (select count(*) from outbox) as mails',
    );
  const asking = (another ??= await registerByPhone(portal, '+351912000003'));
  const before = await written();
  const answer = await portal.call('POST', '/main/application/support/', { token: asking, json });
  expect(answer).toMatchObject({ status: 400, body: { type: 'Failure' } });
  expect((await written()).rows).toEqual(before.rows);
});

test('a question to the provider reaches its mailbox; a visitor asks nothing [API-50]', async () => {
  const json = { type: 'COMPANY', message: 'A que horas abrem?' };
  expect((await portal.call('POST', '/main/application/support', { token, json })).status).toBe(
    200,
  );
  const [mail] = await readOutbox(portal.backend.database, 'oficina@exemplo.pt');
  expect(mail?.text).toMatch(/Ana Marques.*\+351912000001.*A que horas abrem\?/s);
  expect((await portal.call('POST', '/main/application/support', { json })).status).toBe(401);
  const together = await portal.backend.pool.query(
    'select 1 from support_requests asked join outbox mail on mail.xmin = asked.xmin where asked.message = $1',
    [json.message],
  );
  expect(together.rowCount).toBe(1);
});

test('what is written about the portal reaches its team, and so does what a provider without a mailbox is asked [API-49] [API-50]', async () => {
  await createProvider(portal, 'bitfixe.localhost');
  const there = await registerByPhone(portal, '+351912000002', 'bitfixe.localhost');
  const send = (call: string, json: object, domain?: string) =>
    portal.call('POST', `/main/application/${call}`, {
      json,
      token: domain === undefined ? token : there,
      ...(domain === undefined ? {} : { domain }),
    });
  await send('support', { type: 'PORTAL', message: 'Não consigo entrar.' });
  await send('feedback', { classification: 2, observation: 'Letra pequena.' });
  await send('support', { type: 'COMPANY', message: 'Têm ecrãs?' }, 'bitfixe.localhost');
  const team = await readOutbox(portal.backend.database, portal.backend.environment.supportEmail);
  const said = team.map(({ subject, text }) => `${subject}\n${text}`).join('\n\n');
  expect(said).toMatch(/sobre o portal.*Ana Marques.*\+351912000001.*Não consigo entrar\./s);
  expect(said).toMatch(/2 de 5.*Letra pequena\./s);
  const rated = await portal.backend.pool.query(
    'select classification, observation from app_feedback where observation = $1',
    ['Letra pequena.'],
  );
  expect(rated.rows).toEqual([{ classification: 2, observation: 'Letra pequena.' }]);
  expect(said).toMatch(/Têm ecrãs\?\s+Prestador bitfixe\.localhost não tem e-mail no portal\./);
  const provider = await readOutbox(portal.backend.database, 'oficina@exemplo.pt');
  expect(JSON.stringify(provider)).not.toMatch(/entrar|Letra/);
});
