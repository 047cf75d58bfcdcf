import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const password = 'Cadeira-2026';
let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  const key = await createProvider(portal, 'auto-mirante.localhost', { support_equipment: false });
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 15,
  });
});
afterAll(() => portal.close());

/** An account by e-mail and password whose link nobody has opened, with somebody else's contacts. */
async function unprovenAccount(name: string, contacts: Record<string, unknown>): Promise<string> {
  const email = `${name.toLowerCase()}@exemplo.pt`;
  const { body } = await portal.call('POST', '/main/user/signup/', { json: { email, password } });
  const token = String(body['token']);
  await portal.call('GET', '/main/user/client/presignup?terms_accepted=true', { token });
  const saved = await portal.call('PATCH', '/main/user/client/', {
    token,
    json: { name, ...contacts },
  });
  expect(saved.status).toBe(200);
  return token;
}

let booked = 0;
/** Books the next half hour that nobody wanted yet, from the day after the clock's on. */
function book(token: string) {
  const [day, slot] = [16 + Math.floor(booked / 20), booked % 20];
  booked += 1;
  const time = `${String(9 + Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`;
  const json = { services: [{ id: 'revisao' }], date: `2026-06-${day}`, time };
  return portal.call('POST', '/main/schedule', { token, json });
}
const cancel = (token: string, id: unknown) =>
  portal.call('POST', `/main/services/${String(id)}/cancel`, { token });

test('whoever proved no contact holds two bookings at a time, whoever did as many as they need', async () => {
  const token = await unprovenAccount('Rita', {
    phones: [{ number: '+351912100001', primary: true }],
  });
  const first = await book(token);
  expect([first.status, (await book(token)).status]).toEqual([200, 200]);
  const third = await book(token);
  expect([third.status, third.body['code']]).toEqual([403, 'contact']);
  await cancel(token, first.body['appointmentId']);
  expect((await book(token)).status).toBe(200);
  const proven = await registerByPhone(portal, '+351912100002');
  for (let count = 0; count < 4; count += 1) expect((await book(proven)).status).toBe(200);
});

test('a stranger’s phone and mailbox are not flooded by who books and cancels again and again', async () => {
  const phone = '+351912100003';
  const email = 'vitima@exemplo.pt';
  const token = await unprovenAccount('Rui', { phones: [{ number: phone, primary: true }], email });
  for (let count = 0; count < 12; count += 1) {
    const { status, body } = await book(token);
    expect(status).toBe(200);
    await cancel(token, body['appointmentId']);
  }
  expect(await readOutbox(portal.backend.database, phone)).toHaveLength(6);
  expect((await readOutbox(portal.backend.database, email)).length).toBeLessThanOrEqual(10);
  await portal.backend.clock.advance(3601);
  expect((await book(token)).status).toBe(200);
  expect(await readOutbox(portal.backend.database, phone)).toHaveLength(7);
});

test('a name that nobody proved does not greet a stranger, and no name holds an address', async () => {
  const email = 'outra@exemplo.pt';
  const token = await unprovenAccount('premio.exemplo.com', { email });
  expect((await book(token)).status).toBe(200);
  const [mail] = await readOutbox(portal.backend.database, email);
  expect(mail?.text).toMatch(/^Bom dia\.\n/);
  for (const name of ['https://mau.exemplo/premio', 'Ana\nClique', 'mau.exemplo/x'])
    expect(
      (await portal.call('PATCH', '/main/user/client/', { token, json: { name } })).status,
    ).toBe(400);
});
