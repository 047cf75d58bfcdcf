import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetIdempotentAnswers } from '../../platform/http/once/forgetIdempotentAnswers.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { lastCode, registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { forgetExpired } from './forgetExpired.ts';

let portal: TestBackend;
let key: string;
beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(() => portal.close());

const phone = '+351914000001';
async function forgetAfter(days: number): Promise<Record<string, number>> {
  const { pool, database, clock } = portal.backend;
  await clock.reset();
  await clock.advance(days * 86_400);
  await forgetExpired(database, clock.now());
  await forgetIdempotentAnswers(portal.backend);
  const counts: Record<string, number> = {};
  for (const table of [
    'verification_codes',
    'registration_tokens',
    'sessions',
    'idempotency_keys',
  ]) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::integer as count from ${table}`,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

test('codes, tokens, ended sessions and kept answers are forgotten after a month, what works stays [C-319]', async () => {
  const left = await registerByPhone(portal, phone);
  await portal.call('POST', '/main/user/logout', { token: left });
  await portal.call('POST', '/main/user/phone', { json: { phone, platform: 'WEB' } });
  const json = { login: phone, code: await lastCode(portal, phone) };
  const { body } = await portal.call('POST', '/main/user/login', { json });
  await portal.call('POST', '/provider-api/v1/works', {
    token: key,
    json: { customer: { phone } },
    headers: { 'Idempotency-Key': 'once' },
  });
  // What a customer decided of a budget, and what was stated without login, is kept for a day: it names them.
  await portal.backend.pool.query(
    `insert into idempotency_keys select named.scope, key, body_hash, status, answer, created_at
     from idempotency_keys, unnest(array['budget/x', 'withdrawal/x']) as named (scope)`,
  );
  expect(await forgetAfter(0)).toMatchObject({ idempotency_keys: 3 });
  expect(await forgetAfter(29)).toEqual({
    verification_codes: 2,
    registration_tokens: 1,
    sessions: 2,
    idempotency_keys: 1,
  });
  expect(await forgetAfter(31)).toEqual({
    verification_codes: 0,
    registration_tokens: 0,
    sessions: 1,
    idempotency_keys: 0,
  });
  const info = await portal.call('GET', '/main/user/client/info', { token: String(body['token']) });
  expect(info.status).toBe(200);
});
