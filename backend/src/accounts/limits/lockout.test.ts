import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { lastCode, registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const password = 'Cadeira-2026';
let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(() => portal.close());

const post = (path: string, json: unknown, address: string, token?: string) =>
  portal.call('POST', `/main/user/${path}`, {
    json,
    headers: { 'x-forwarded-for': address },
    ...(token === undefined ? {} : { token }),
  });
const ask = (phone: string, address: string, token?: string) =>
  post('phone', { phone, platform: 'WEB' }, address, token);
const nextMinute = () => portal.backend.clock.advance(61);
const wrong = (code: string) => (code === '123456' ? '654321' : '123456');

test('a stranger who asks for codes until they may not keeps the owner out of nothing', async () => {
  const phone = '+351922200001';
  await registerByPhone(portal, phone);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    await nextMinute();
    statuses.push((await ask(phone, '198.51.100.1')).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  expect((await ask(phone, '203.0.113.5')).status).toBe(200);
});

test('many strangers together end at a limit, which the owner’s own places do not share', async () => {
  const phone = '+351922200002';
  const home = '203.0.113.6';
  await ask(phone, home);
  const code = await lastCode(portal, phone);
  const validated = await post('phone/validate', { phone, code }, home);
  const registration = {
    name: 'Ana Marques',
    token: validated.body['registration_token'],
    terms_accepted: true,
  };
  expect((await post('client/', registration, home)).status).toBe(201);
  const statuses: number[] = [];
  for (let count = 0; count < 41; count += 1) {
    await nextMinute();
    statuses.push((await ask(phone, `198.51.100.${count % 10}`)).status);
  }
  expect(statuses).toEqual([...Array<number>(40).fill(200), 429]);
  await nextMinute();
  expect((await ask(phone, '203.0.113.99')).status).toBe(429);
  expect((await ask(phone, home)).status).toBe(200);
});

test('five wrong guesses of a stranger leave the code in the owner’s hand good, fifteen by many do not', async () => {
  const phone = '+351922200003';
  await registerByPhone(portal, phone);
  const tryAt = async (code: string, address: string) =>
    (await post('login/', { login: phone, code }, address)).status;
  await ask(phone, 'owner');
  const code = await lastCode(portal, phone);
  for (let count = 0; count < 5; count += 1) await tryAt(wrong(code), 'stranger');
  expect(await tryAt(code, 'stranger')).toBe(400);
  expect(await tryAt(code, 'owner')).toBe(200);
  await nextMinute();
  await ask(phone, 'owner');
  const next = await lastCode(portal, phone);
  for (let count = 0; count < 15; count += 1) await tryAt(wrong(next), `stranger ${count % 3}`);
  expect(await tryAt(next, 'owner')).toBe(400);
});

test('a stranger who guesses passwords does not keep the owner from typing the right one', async () => {
  const phone = '+351922200004';
  const token = await registerByPhone(portal, phone);
  await portal.call('PUT', '/main/user/password', { token, json: { password } });
  for (let count = 0; count < 21; count += 1)
    await post('login/', { login: phone, password: 'x' }, 'stranger');
  const refused = await post('login/', { login: phone, password }, 'stranger');
  expect(refused.status).toBe(429);
  expect((await post('login/', { login: phone, password }, 'owner')).status).toBe(200);
});

test('a code that a logged-in stranger asks for does not make the owner’s own useless', async () => {
  const phone = '+351922200005';
  await registerByPhone(portal, phone);
  const stranger = await registerByPhone(portal, '+351922200006');
  await nextMinute();
  await ask(phone, 'owner');
  const code = await lastCode(portal, phone);
  await nextMinute();
  expect((await ask(phone, 'stranger', stranger)).status).toBe(200);
  expect((await post('login/', { login: phone, code }, 'owner')).status).toBe(200);
});
