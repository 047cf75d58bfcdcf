import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { isSignatureValid } from '../signed/signBody.ts';
import { CarrierSilent } from './message.ts';
import { readOutbox } from './outbox.ts';
import { sendAwaited } from './sendAwaited.ts';
import { sendSms } from './sendSms.ts';

interface Received {
  authorization: string | undefined;
  isSigned: boolean;
  key: string | undefined;
  body: unknown;
}

const received: Received[] = [];
/** Zero takes the message and ends without a word. */
let answers: number[] = [];
let isMute = false;
const carrier = createServer((request, response) => {
  void readText(request).then((text) => {
    const {
      authorization,
      'idempotency-key': key,
      'x-portal-signature': signature,
    } = request.headers;
    received.push({
      authorization,
      isSigned: isSignatureValid('shared secret', text, String(signature), new Date()),
      key: String(key),
      body: JSON.parse(text),
    });
    const status = answers.shift() ?? 200;
    if (isMute) return;
    if (status === 0) response.destroy();
    else response.writeHead(status).end();
  });
});
let portal: TestBackend;

beforeAll(async () => {
  await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve));
  const address = carrier.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  portal = await createTestBackend({
    PORTAL_SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/sms`,
    PORTAL_SMS_WEBHOOK_TOKEN: 'of the carrier',
    PORTAL_SMS_WEBHOOK_SECRET: 'shared secret',
  });
  await createProvider(portal, 'auto-mirante.localhost', { name: 'Auto Mirante' });
});
afterEach(() => {
  received.length = 0;
  answers = [];
  isMute = false;
});
afterAll(async () => {
  await portal.close();
  await new Promise((resolve) => carrier.close(resolve));
});

const ask = (phone: string) =>
  portal.call('POST', '/main/user/phone', { json: { phone, platform: 'WEB' } });

describe('an SMS webhook', () => {
  test('gets number and text, signed, and the outbox nothing', async () => {
    expect((await ask('+351912000001')).status).toBe(200);
    expect(received).toMatchObject([
      {
        authorization: 'Bearer of the carrier',
        isSigned: true,
        body: { to: '+351912000001', text: expect.stringContaining('Auto Mirante') },
      },
    ]);
    expect(await readOutbox(portal.backend.database)).toEqual([]);
  });

  test('that refuses gives the exact text, and the customer may ask again at once [ERR-41]', async () => {
    answers = [500, 500, 500];
    expect(await ask('+351912000002')).toMatchObject({
      status: 502,
      body: {
        title: 'Tente novamente',
        message: 'Ocorreu um erro a enviar SMS com código de validação',
      },
    });
    expect((await ask('+351912000002')).status).toBe(200);
  });

  test('that fails for a moment is tried again with the same key', async () => {
    answers = [503, 429];
    expect((await ask('+351912000003')).status).toBe(200);
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ key }) => key)).size).toBe(1);
  });

  test.each([
    ['takes it and says nothing', [0, 0, 0], 2],
    ['says nothing and then that it cannot', [0, 500, 500], 3],
  ])('that %s leaves the code good, for it may have arrived [C-930]', async (_, words, tries) => {
    const phone = `+35191200001${tries}`;
    answers = words;
    expect((await ask(phone)).status).toBe(200);
    expect(received).toHaveLength(tries);
    expect(new Set(received.map(({ key }) => key)).size).toBe(1);
    expect((await ask(phone)).status).toBe(429);
    const code = /^\d{6}/.exec(JSON.stringify(received[0]?.body).split('"text":"')[1] ?? '')?.[0];
    const validated = await portal.call('POST', '/main/user/phone/validate', {
      json: { phone, code },
    });
    expect(validated.status).toBe(200);
  });

  test('that does not answer is asked twice with the same key, and waited for no longer than a page waits [C-930]', async () => {
    isMute = true;
    const address = carrier.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const webhook = { url: `http://127.0.0.1:${port}/sms`, token: undefined, secret: undefined };
    const message = { channel: 'sms' as const, to: '+351912000009', text: 'Código' };
    await expect(sendSms(webhook, message, undefined, 50)).rejects.toThrow(CarrierSilent);
    expect(received).toHaveLength(2);
    expect(new Set(received.map(({ key }) => key)).size).toBe(1);
    const hanging = { send: () => new Promise<void>(() => undefined) };
    await expect(sendAwaited(hanging, message, 50)).rejects.toThrow(CarrierSilent);
  });

  test('that refuses the message itself is not asked again', async () => {
    answers = [400];
    expect((await ask('+351912000004')).status).toBe(502);
    expect(received).toHaveLength(1);
  });
});

describe('the outbox', () => {
  test('keeps e-mail where there is no SMTP and shows it as a page without script', async () => {
    await portal.call('POST', '/main/user/email/code', { json: { email: 'ana@exemplo.pt' } });
    const { body } = await portal.call('GET', '/dev/outbox.json?to=ana@exemplo.pt');
    expect(body['messages']).toMatchObject([{ channel: 'email', to: 'ana@exemplo.pt' }]);
    const page = await portal.app.request('/dev/outbox');
    const html = await page.text();
    expect(html).toContain('ana@exemplo.pt');
    expect(html).not.toMatch(/<script/i);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('shows what is written in a message as text', async () => {
    await portal.backend.delivery.send({
      channel: 'email',
      to: 'x@y.pt',
      subject: '<b>a</b>',
      text: '<img src=x>',
    });
    const html = await (await portal.app.request('/dev/outbox')).text();
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toContain('<b>a</b>');
  });
});
