import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { lastCode, registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';

const day = 24 * 3600;
let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost');
});
afterAll(() => portal.close());

const post = (path: string, json: unknown, token?: string): Promise<Answer> =>
  portal.call('POST', `/main/user/${path}`, { json, ...(token === undefined ? {} : { token }) });
const ask = (token: string, contact: string, channel = 'phone') =>
  post('contact/change', { channel, contact }, token);
const validate = async (token: string, contact: string) =>
  post('contact/change/validate', { code: await lastCode(portal, contact) }, token);
async function change(token: string, contact: string): Promise<void> {
  expect((await ask(token, contact)).status).toBe(200);
  expect((await validate(token, contact)).status).toBe(200);
}
async function loginByCode(phone: string): Promise<Answer> {
  await portal.backend.clock.advance(61);
  await post('phone', { phone, platform: 'WEB' });
  return post('login/', { login: phone, code: await lastCode(portal, phone) });
}
async function addEmail(token: string, email: string): Promise<void> {
  await post('email/code', { email }, token);
  const json = { email, code: await lastCode(portal, email), password: 'Cadeira-2026' };
  expect((await post('email/validate', json, token)).status).toBe(200);
}
const loginPhone = async (token: string) =>
  (await portal.call('GET', '/main/user/client/', { token })).body['login_phone'];
const outcome = ({ status, body }: Answer) => [status, body['code'], body['message']];

describe('asking for another login contact [ACC-05]', () => {
  test('sends a code to the new one and changes nothing yet', async () => {
    const [old, fresh] = ['+351914200001', '+351914200002'];
    const token = await registerByPhone(portal, old);
    const asked = await ask(token, '914 200 002');
    expect([asked.status, asked.body['expires_in']]).toEqual([200, 600]);
    expect((await readOutbox(portal.backend.database, fresh))[0]?.text).toMatch(/^\d{6} /);
    expect(await loginPhone(token)).toBe(old);
  });

  test('is for an e-mail as for a telephone [ACC-06]', async () => {
    const [old, fresh, taken] = ['eva.velha@exemplo.pt', 'eva.nova@exemplo.pt', 'rui@exemplo.pt'];
    const token = await registerByPhone(portal, '+351914200009');
    await addEmail(token, old);
    await addEmail(await registerByPhone(portal, '+351914200010'), taken);
    expect(outcome(await ask(token, taken, 'email'))).toEqual([409, 3, 'Utilizador já Existente']);
    expect((await ask(token, fresh, 'email')).status).toBe(200);
    expect((await readOutbox(portal.backend.database, fresh))[0]).toMatchObject({
      channel: 'email',
      text: expect.stringMatching(/\b\d{6}\b/),
    });
    const login = async () =>
      (await portal.call('GET', '/main/user/client/', { token })).body['login_email'];
    expect(await login()).toBe(old);
    expect((await validate(token, fresh)).status).toBe(200);
    expect(await login()).toBe(fresh);
    const [notice] = await readOutbox(portal.backend.database, old);
    expect(notice).toMatchObject({ channel: 'email' });
    expect(notice?.text).toMatch(
      /^Mudou o contacto com que entra na conta para e•••@exemplo\.pt\. Se não foi o seu pedido, abra: http\S+\/client\/nao-fui-eu\?change_token=\S+$/,
    );
    const byPassword = async () =>
      (await post('login/', { login: old, password: 'Cadeira-2026' })).status;
    expect(await byPassword()).toBe(200);
    await portal.backend.clock.advance(7 * day - 600);
    expect(await byPassword()).toBe(200);
    await portal.backend.clock.advance(600);
    expect(await byPassword()).toBe(403);
  });

  test('needs a login of the last 24 hours [ACC-05] [C-471]', async () => {
    const late = await registerByPhone(portal, '+351914200018');
    await portal.backend.clock.advance(day - 60);
    expect((await ask(late, '+351914200019')).status).toBe(200);
    const token = await registerByPhone(portal, '+351914200003');
    await portal.backend.clock.advance(day + 1);
    const refused = [403, 'LOGIN_AGAIN', expect.stringContaining('inicie sessão')];
    expect(outcome(await ask(token, '+351914200004'))).toEqual(refused);
    expect(await readOutbox(portal.backend.database, '+351914200004')).toEqual([]);
    // Whose contact it is, is no answer to an old login either (C-471).
    await registerByPhone(portal, '+351914200043');
    expect(outcome(await ask(token, '+351914200043'))).toEqual(refused);
  });

  test('is refused for a contact of another account, which gets no code, and ten requests a day in all ask for no more [ACC-05] [C-471]', async () => {
    const asker = '+351914200005';
    const token = await registerByPhone(portal, asker);
    const taken = ['+351914200006', '+351914200044'];
    for (const phone of taken) await registerByPhone(portal, phone);
    const sent = () => readOutbox(portal.backend.database, '+351914200006');
    const before = (await sent()).length;
    const exists = [409, 3, 'Utilizador já Existente'];
    for (let count = 0; count < 10; count += 1)
      expect(outcome(await ask(token, taken[count % 2] ?? ''))).toEqual(exists);
    for (const phone of taken) expect((await ask(token, phone)).status).toBe(429);
    expect((await sent()).length).toBe(before);
    await portal.backend.clock.advance(day + 1);
    const again = String((await loginByCode(asker)).body['token']);
    expect(outcome(await ask(again, taken[0] ?? ''))).toEqual(exists);
  });

  test('is for a validated contact: one of the kind that is there, and another one', async () => {
    const token = await registerByPhone(portal, '+351914200007');
    expect((await ask(token, 'ana@exemplo.pt', 'email')).status).toBe(422);
    expect((await ask(token, '+351914200007')).status).toBe(422);
    expect((await ask(token, '12')).status).toBe(400);
    expect((await ask(token, '+351914200008', 'fax')).status).toBe(400);
    expect(
      (await post('contact/change', { channel: 'phone', contact: '+351914200008' })).status,
    ).toBe(401);
  });
});

describe('the code of the new contact [ACC-06]', () => {
  test('makes it the login; the old one is told, and logs in for 7 more days', async () => {
    const [old, fresh] = ['+351914200011', '+351914200012'];
    const token = await registerByPhone(portal, old);
    await change(token, fresh);
    expect(await loginPhone(token)).toBe(fresh);
    const [notice] = await readOutbox(portal.backend.database, old);
    expect(notice?.text).toMatch(
      /^Mudou o contacto com que entra na conta para ••• ••• 012\. Se não foi o seu pedido, abra: http\S+\/client\/nao-fui-eu\?change_token=\S+$/,
    );
    expect((await loginByCode(fresh)).status).toBe(200);
    await portal.backend.clock.advance(7 * day - 600);
    const byOld = await loginByCode(old);
    expect(byOld.status).toBe(200);
    expect(await loginPhone(String(byOld.body['token']))).toBe(fresh);
    await portal.backend.clock.advance(600);
    expect((await loginByCode(old)).status).toBe(403);
  });

  test('is of whoever asked, good once and five times wrong', async () => {
    const [old, fresh] = ['+351914200013', '+351914200014'];
    const token = await registerByPhone(portal, old);
    const stranger = await registerByPhone(portal, '+351914200015');
    await ask(token, fresh);
    expect(outcome(await validate(stranger, fresh)).slice(0, 2)).toEqual([400, 2]);
    for (let count = 0; count < 5; count += 1)
      expect((await post('contact/change/validate', { code: '999999' }, token)).status).toBe(400);
    expect((await validate(token, fresh)).status).toBe(400);
    await portal.backend.clock.advance(61);
    await change(token, fresh);
    expect((await validate(token, fresh)).status).toBe(400);
    expect(await loginPhone(token)).toBe(fresh);
  });

  test('ends after ten minutes', async () => {
    const token = await registerByPhone(portal, '+351914200016');
    await ask(token, '+351914200017');
    await portal.backend.clock.advance(601);
    expect((await validate(token, '+351914200017')).status).toBe(400);
    expect(await loginPhone(token)).toBe('+351914200016');
  });
});

test('in the 7 days neither another change nor the deletion is allowed, and the link still takes it back [ACC-07] [ACC-08]', async () => {
  await portal.backend.clock.moveTo(new Date('2028-03-01T10:00:00Z'));
  const [old, fresh] = ['+351914200021', '+351914200022'];
  const token = await registerByPhone(portal, old);
  await change(token, fresh);
  const words = 'Por segurança, só pode fazer isto a partir de quarta-feira, 8 de março.';
  expect(outcome(await ask(token, '+351914200023'))).toEqual([409, 'CHANGE_PENDING', words]);
  const deleted = await portal.call('DELETE', '/main/user/client/', { token });
  expect(outcome(deleted)).toEqual([422, 'CHANGE_PENDING', words]);
  const [notice] = await readOutbox(portal.backend.database, old);
  const link = /change_token=(\S+)/.exec(notice?.text ?? '')?.[1];
  const reversed = await post('contact/change/reverse', { token: link });
  expect(outcome(reversed)).toEqual([
    200,
    undefined,
    'Repusemos o seu contacto e terminámos todas as sessões.',
  ]);
  expect((await portal.call('GET', '/main/user/client/', { token })).status).toBe(401);
  expect((await loginByCode(fresh)).status).toBe(403);
  const back = String((await loginByCode(old)).body['token']);
  expect(await loginPhone(back)).toBe(old);
});

test('the link said twice answers twice that the contact is back, as long as it is [ACC-07] [C-946]', async () => {
  const [old, fresh] = ['+351914200061', '+351914200062'];
  await change(await registerByPhone(portal, old), fresh);
  const [notice] = await readOutbox(portal.backend.database, old);
  const link = /change_token=(\S+)/.exec(notice?.text ?? '')?.[1];
  const reverse = async () => outcome(await post('contact/change/reverse', { token: link }));
  const first = await reverse();
  expect(first[0]).toBe(200);
  const back = String((await loginByCode(old)).body['token']);
  expect(await reverse()).toEqual(first);
  expect(await loginPhone(back)).toBe(old);
  await portal.backend.clock.advance(61);
  await change(back, '+351914200063');
  expect((await reverse())[0]).toBe(400);
});

test('the link takes the change back as long as the 7 days last [ACC-07]', async () => {
  const [old, fresh] = ['+351914200041', '+351914200042'];
  const token = await registerByPhone(portal, old);
  await change(token, fresh);
  const [notice] = await readOutbox(portal.backend.database, old);
  const link = /change_token=(\S+)/.exec(notice?.text ?? '')?.[1];
  await portal.backend.clock.advance(7 * day - 600);
  expect((await post('contact/change/reverse', { token: link })).status).toBe(200);
  expect((await loginByCode(fresh)).status).toBe(403);
});

test('of two changes that can be taken back the later says from when the account can be deleted; another contact can be changed meanwhile [ACC-08]', async () => {
  await portal.backend.clock.moveTo(new Date('2029-03-01T10:00:00Z'));
  const phone = '+351914200052';
  const token = await registerByPhone(portal, '+351914200051');
  await addEmail(token, 'ida.velha@exemplo.pt');
  await change(token, phone);
  await portal.backend.clock.advance(3 * day);
  const again = String((await loginByCode(phone)).body['token']);
  expect((await ask(again, 'ida.nova@exemplo.pt', 'email')).status).toBe(200);
  expect((await validate(again, 'ida.nova@exemplo.pt')).status).toBe(200);
  const from = (date: string) => `Por segurança, só pode fazer isto a partir de ${date}.`;
  const leave = async (bearer: string) =>
    outcome(await portal.call('DELETE', '/main/user/client/', { token: bearer }));
  const both = [422, 'CHANGE_PENDING', from('domingo, 11 de março')];
  expect(await leave(again)).toEqual(both);
  expect(outcome(await ask(again, '+351914200053'))).toEqual([
    409,
    'CHANGE_PENDING',
    from('quinta-feira, 8 de março'),
  ]);
  await portal.backend.clock.advance(5 * day);
  expect(await leave(String((await loginByCode(phone)).body['token']))).toEqual(both);
});

test('after the 7 days another change and the deletion are allowed again [ACC-08]', async () => {
  const old = '+351914200031';
  const again = '+351914200033';
  await change(await registerByPhone(portal, old), '+351914200032');
  const refused = String((await loginByCode('+351914200032')).body['token']);
  await portal.backend.clock.advance(7 * day - 600);
  const early = String((await loginByCode('+351914200032')).body['token']);
  expect(outcome(await ask(early, again)).slice(0, 2)).toEqual([409, 'CHANGE_PENDING']);
  expect((await portal.call('GET', '/main/user/client/', { token: refused })).status).toBe(200);
  const leave = () => portal.call('DELETE', '/main/user/client/', { token: early });
  expect(outcome(await leave()).slice(0, 2)).toEqual([422, 'CHANGE_PENDING']);
  await portal.backend.clock.advance(600);
  expect((await ask(early, again)).status).toBe(200);
  expect((await leave()).status).toBe(200);
});
