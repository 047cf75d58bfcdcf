import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { deliverMessages } from './deliverMessages.ts';
import { queueMessage } from './queueMessage.ts';

let underWay = 0;
/** Lets each piece of news that has arrived be taken. */
const held: (() => void)[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    const isNews = session.envelope.rcptTo.some(({ address }) => address.startsWith('news'));
    stream.resume().once('end', () => {
      if (!isNews) return done();
      underWay += 1;
      held.push(() => done());
    });
  },
});
let portal: TestBackend;

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  portal = await createTestBackend({
    PORTAL_SMTP_URL: `smtp://127.0.0.1:${port}`,
    PORTAL_MAIL_FROM: 'Portal <portal@exemplo.pt>',
  });
  await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(async () => {
  await portal.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

test('a code by e-mail finds a way while as many news as may are under way', async () => {
  const { backend } = portal;
  const { rows } = await backend.pool.query<{ id: string }>('select id from companies');
  const owner = { companyId: rows[0]?.id ?? '', clientId: null };
  for (let number = 0; number < 30; number += 1) {
    const to = `news${number}@exemplo.pt`;
    await queueMessage(backend.database, backend, owner, {
      channel: 'email',
      to,
      subject: 'Novidade',
      text: 'Novidade',
    });
  }
  const delivered = deliverMessages(backend);
  await vi.waitFor(() => expect(underWay).toBe(20), 10_000);
  const code = await portal.call('POST', '/main/user/email/code', {
    json: { email: 'ana@exemplo.pt' },
  });
  expect(code.status).toBe(200);
  expect(underWay).toBe(20);
  let taken = 0;
  await vi.waitFor(() => {
    while (held.length > 0) {
      held.shift()?.();
      taken += 1;
    }
    expect(taken).toBe(30);
  }, 10_000);
  expect(await delivered).toBe(30);
});

test('the link that confirms an e-mail goes before news', async () => {
  const json = { email: 'rui@exemplo.pt', password: 'Cadeira-2026' };
  expect((await portal.call('POST', '/main/user/signup/', { json })).status).toBe(201);
  const { rows } = await portal.backend.pool.query<{ recipient: string; awaited: boolean }>(
    'select recipient, awaited from outgoing_messages',
  );
  expect(rows).toEqual([{ recipient: 'rui@exemplo.pt', awaited: true }]);
});
