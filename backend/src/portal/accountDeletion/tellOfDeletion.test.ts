import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverMessages } from '../../platform/messaging/deliverMessages.ts';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createExampleWorld, type ExampleWorld } from '../../testing/worlds/exampleWorld.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend } from '../../testing/testBackend.ts';
import { startTestCarrier } from '../../testing/imitations/testCarrier.ts';

let world: ExampleWorld;
beforeAll(async () => {
  world = await createExampleWorld();
});
afterAll(() => world.portal.close());

const leave = async (token: string) =>
  (await world.portal.call('DELETE', '/main/user/client/', { token })).status;

test('a mail says that the account is deleted, and what is kept, why and until when; of the chats the customer’s part is erased [ACC-18]', async () => {
  const { portal, tokens, ids } = world;
  const work = String(ids['work']);
  await asProvider(portal, tokens.provider, 'POST', `/works/${work}/messages`, {
    message: 'Está pronto na terça.',
  });
  expect(await leave(tokens.owner)).toBe(200);
  const [mail] = await readOutbox(portal.backend.database, ids['email']);
  const provider = 'Prestador auto-mirante.localhost';
  expect(mail?.subject).toBe(`A sua conta em ${provider} foi apagada`);
  expect(mail?.text.split('\n').slice(0, 5)).toEqual([
    `A sua conta em ${provider} foi apagada a 15 de junho de 2026.`,
    '',
    'Fica com o prestador:',
    '- Pagamentos e o que se faturou, com o nome, o NIF e a morada de faturação: a lei fiscal obriga o prestador a guardá-los, até 31 de dezembro de 2036.',
    // The works are not over: they end with the account, and the provider keeps evidence for 36 months.
    '- O registo das suas decisões sobre orçamentos, com quem decidiu: prova o que foi combinado, até 15 de junho de 2029.',
  ]);
  const { rows } = await portal.backend.pool.query<{ author: string; message: string }>(
    'select author, message from chat_entries where subject = $1 order by sequence',
    [work],
  );
  expect(rows).toEqual([
    { author: 'CLIENT', message: 'Mensagem apagada' },
    { author: 'COMPANY', message: 'Está pronto na terça.' },
  ]);
});

test('the message belongs to no customer, and is forgotten once it is delivered [ACC-18] [C-479]', async () => {
  const carrier = await startTestCarrier();
  const portal = await createTestBackend({ PORTAL_SMS_WEBHOOK_URL: carrier.url });
  const phone = '+351914400003';
  const queued = async () =>
    (
      await portal.backend.pool.query<{ client: string | null; message: object | null }>(
        `select client_id as client, message from outgoing_messages where recipient = $1 or message::text like '%' || $1 || '%'`,
        [phone],
      )
    ).rows;
  try {
    await createProvider(portal, 'auto-mirante.localhost');
    await portal.call('POST', '/main/user/phone', { json: { phone, platform: 'WEB' } });
    await deliverMessages(portal.backend);
    const code = /\b\d{6}\b/.exec(carrier.received.at(-1)?.text ?? '')?.[0];
    const proven = await portal.call('POST', '/main/user/phone/validate', {
      json: { phone, code },
    });
    const registered = await portal.call('POST', '/main/user/client/', {
      json: {
        name: 'Lia Nada',
        token: proven.body['registration_token'],
        terms_accepted: true,
      },
    });
    const token = String(registered.body['token']);
    expect((await portal.call('DELETE', '/main/user/client/', { token })).status).toBe(200);
    const sentence = expect.stringMatching(/^A sua conta em .+ foi apagada a /);
    expect(await queued()).toEqual([
      { client: null, message: expect.objectContaining({ text: sentence }) },
    ]);
    await deliverMessages(portal.backend);
    expect(JSON.parse(carrier.received.at(-1)?.text ?? '')).toMatchObject({ to: phone });
    expect(await queued()).toEqual([]);
  } finally {
    await portal.close();
    await carrier.stop();
  }
});

test('where nothing is kept it says so, and who has no e-mail is told by SMS [ACC-18] [C-479]', async () => {
  const { portal } = world;
  const [phone, other] = ['+351914400001', '+351914400002'] as const;
  const token = await registerByPhone(portal, phone, undefined, 'Lia Nada');
  await portal.call('PATCH', '/main/user/client/', {
    token,
    json: { email: 'lia.nada@exemplo.pt' },
  });
  expect(await leave(token)).toBe(200);
  const [mail] = await readOutbox(portal.backend.database, 'lia.nada@exemplo.pt');
  expect(mail?.text).toContain('O prestador não guarda dados que o identifiquem.');
  expect(await leave(await registerByPhone(portal, other, undefined, 'Rui Nada'))).toBe(200);
  const [sms] = await readOutbox(portal.backend.database, other);
  expect(sms?.text).toMatch(/^A sua conta em .+ foi apagada a 15 de junho de 2026\.$/);
});
