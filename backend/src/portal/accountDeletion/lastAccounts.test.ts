import { deletionPreviewSchema } from '@portal/api/account/deletionPreview';
import * as v from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend } from '../../testing/testBackend.ts';

const portal = await createTestBackend();
afterAll(() => portal.close());

test('two last accounts that are deleted at once leave no login: the second is read again, because it is the last by then [ACC-16] [ACC-17]', async () => {
  const { pool } = portal.backend;
  const [first, second] = ['auto-mirante.localhost', 'alameda.localhost'] as const;
  await createProvider(portal, first);
  await createProvider(portal, second);
  const token = await registerByPhone(portal, '+351914800001', first);
  const entered = await portal.call('POST', '/main/user/login/provider', {
    token,
    json: { domain: second, terms_accepted: true },
  });
  expect(entered.status).toBe(200);
  const tokenThere = String(entered.body['token']);
  const preview = async (domain: string, whose: string) => {
    const path = '/main/user/client/deletion';
    const { body } = await portal.call('GET', path, { token: whose, domain });
    return v.parse(deletionPreviewSchema, body).id;
  };
  const remove = (domain: string, whose: string, accepts: string) =>
    portal.call('DELETE', '/main/user/client/', { token: whose, domain, json: { accepts } });
  const read = await Promise.all([preview(first, token), preview(second, tokenThere)]);
  const waiting = async (count: number) =>
    vi.waitFor(async () => {
      const { rowCount } = await pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(count);
    }, 5000);
  // The first one has looked for other accounts, and cannot end yet.
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(
    `select 1 from sessions join companies on companies.id = company_id where domain = $1 for update of sessions`,
    [first],
  );
  const one = remove(first, token, read[0]);
  await waiting(1);
  const other = remove(second, tokenThere, read[1]);
  await Promise.race([other, waiting(2)]);
  await holder.query('commit');
  holder.release();
  expect((await one).status).toBe(200);
  expect(await other).toMatchObject({ status: 422, body: { code: 'PREVIEW_CHANGED' } });
  const again = await preview(second, tokenThere);
  expect((await remove(second, tokenThere, again)).status).toBe(200);
  const { rows } = await pool.query('select login_phone, login_email from users');
  expect(rows).toEqual([{ login_phone: null, login_email: null }]);
});
