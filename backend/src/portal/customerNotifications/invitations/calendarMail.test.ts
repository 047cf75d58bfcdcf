import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { deliverMessages } from '../../../platform/messaging/deliverMessages.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

const received: { to: string[]; mail: string }[] = [];
let refuses = false;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(refuses ? new Error('no such mailbox') : null),
  onData: (stream, session, done) => {
    const to = session.envelope.rcptTo.map(({ address }) => address);
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.once('end', () => {
      received.push({ to, mail: readable(String(Buffer.concat(chunks))) });
      done();
    });
  },
});
let portal: TestBackend;
let key: string;

/** The parts of a mail as text: base64 and quoted-printable undone, folded lines joined. */
function readable(raw: string): string {
  const decoded = raw.split(/\r\n--[^\r\n]+/).map((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    const text = body.join('\r\n\r\n');
    if (/transfer-encoding: base64/i.test(head)) return head + String(Buffer.from(text, 'base64'));
    if (!/transfer-encoding: quoted-printable/i.test(head)) return part;
    const bytes = text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return head + String(Buffer.from(bytes, 'latin1'));
  });
  return decoded.join('\n').replace(/\r\n[ \t]/g, '');
}

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  portal = await createTestBackend({
    PORTAL_SMTP_URL: `smtp://127.0.0.1:${port}`,
    PORTAL_MAIL_FROM: 'Portal <portal@exemplo.pt>',
  });
  await portal.backend.clock.moveTo(new Date('2027-06-01T08:00:00Z'));
  key = await createProvider(portal, 'auto-mirante.localhost', {
    name: 'Auto Mirante',
    email: 'geral@mirante.pt',
  });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
  });
});
afterAll(async () => {
  await portal.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

test('booking, move and cancellation reach one and the same event in the calendar', async () => {
  const { id } = await asProvider(portal, key, 'POST', '/appointments', {
    customer: { name: 'Ana Marques', email: 'ana@exemplo.pt' },
    service_ids: ['revisao'],
    date: '2027-07-01',
    time: '10:00',
  });
  await deliverMessages(portal.backend);
  const change = async (json: unknown) => {
    await asProvider(portal, key, 'POST', `/appointments/${String(id)}`, json);
    await deliverMessages(portal.backend);
  };
  await change({ reschedule: { date: '2027-07-02', time: '11:30' } });
  await change({ client_arrived: false });
  await change({ cancelled: true });
  const [booked, moved, cancelled] = received.map(({ mail }) => mail);
  expect(received).toHaveLength(3);
  expect(received[0]?.to).toEqual(['ana@exemplo.pt']);
  expect(booked).toMatch(/content-type: text\/calendar; charset=utf-8; method=REQUEST/i);
  expect(booked).toContain('DTSTART:20270701T090000Z');
  expect(booked).toContain('SEQUENCE:0');
  expect(moved).toContain('DTSTART:20270702T103000Z');
  expect(moved).toContain('SEQUENCE:1');
  expect(cancelled).toContain('METHOD:CANCEL');
  expect(cancelled).toContain('SEQUENCE:2');
  const uids = received.map(({ mail }) => /UID:(\S+)/.exec(mail)?.[1]);
  expect(uids).toEqual(
    Array.from({ length: 3 }, () => `${String(id).slice(2)}@auto-mirante.localhost`),
  );

  const link = /http\S+\/api(\/main\/calendar-events\/\S+\.ics)/.exec(booked ?? '')?.[1] ?? '';
  const file = await portal.app.request(link, {
    headers: { 'x-forwarded-host': 'auto-mirante.localhost' },
  });
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await file.text()).toContain('STATUS:CANCELLED');
  const forged = link.replace(/.\.ics$/, '~.ics');
  expect((await portal.call('GET', forged)).status).toBe(404);
});

test('a server that refuses the address gives an error, and the portal goes on', async () => {
  refuses = true;
  const email = { channel: 'email' as const, to: 'x@y.pt', subject: 'a', text: 'b' };
  await expect(portal.backend.delivery.send(email)).rejects.toThrow('no such mailbox');
  refuses = false;
  await portal.backend.delivery.send(email);
  expect(received.at(-1)?.to).toEqual(['x@y.pt']);
});
