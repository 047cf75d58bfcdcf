import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createBudgetWorld,
  threeJobs,
  type BudgetWorld,
} from '../../../testing/worlds/budgetWorld.ts';

const email = 'ana@exemplo.pt';
const notSent = {
  status: 502,
  body: {
    title: 'Tente novamente',
    message: 'Ocorreu um erro a enviar e-mail com código de validação',
  },
};

let world: BudgetWorld;
beforeAll(async () => {
  // Nobody takes mail there; SMS are kept in the outbox.
  world = await createBudgetWorld({
    PORTAL_SMTP_URL: 'smtp://127.0.0.1:9',
    PORTAL_MAIL_FROM: 'Portal <portal@exemplo.pt>',
  });
});
afterAll(() => world.close());

test('a code that no mail takes is told in the exact words, at the login as for a decision and behind a link, and may be asked for again at once [ERR-40] [BUD-32] [BUD-33] [C-592]', async () => {
  const { portal, token } = world;
  const id = await world.openWork();
  await world.post(id, { jobs: threeJobs });
  await portal.backend.pool.query('update users set login_phone = null, login_email = $1', [email]);
  await portal.backend.pool.query(`update clients set phones = '[]', email = $1`, [email]);
  const { key } = await world.provider('POST', '/links', { id });
  const link = await portal.call('GET', `/calendar/customer/links?key=${String(key)}`);
  const headers = { 'X-Client-Token': String(link.body['token']) };
  const asks = {
    login: () => portal.call('POST', '/main/user/email/code', { json: { email } }),
    contact: () =>
      portal.call('POST', '/main/user/email/code', { token, json: { email: 'nova@exemplo.pt' } }),
    decision: () => world.call(id, 'code'),
    link: () =>
      portal.call('POST', `/calendar/customer/showcase/${id}/code`, { headers, json: {} }),
  };
  for (const [who, ask] of Object.entries(asks))
    for (let times = 0; times < 2; times += 1)
      expect([who, await ask()]).toMatchObject([who, notSent]);
});
