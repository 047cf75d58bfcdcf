import { runExports } from '../../portal/accountExport/runExports.ts';
import { createImporter } from '../../provider/imports/importFile.testing.ts';
import { planChanges } from '../../portal/reminders/planning/planChanges.ts';
import { offerReleasedTimes } from '../../portal/waiting/offers/offerReleasedTimes.ts';
import { asProvider } from '../calls/asProvider.ts';
import { createExampleRecords } from './createExampleRecords.ts';
import { givenPaid } from '../calls/givenPaid.ts';
import { makePasskey } from '../calls/makePasskey.ts';
import { lastCode, registerByPhone } from '../calls/registerByPhone.ts';
import type { TestBackend } from '../testBackend.ts';

const former = '+351912000002';
const phone = '+351912000001';
const email = 'ana.segredo@exemplo.pt';
const address = '198.51.100.77';
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 Segredo/1.0';

/** What nobody may find any more: name, contacts, NIF, address, IP, device, and every word that was written. */
export const wordsOfPerson: readonly RegExp[] = [
  /segredo/i,
  /912 ?000 ?00[12]/,
  /123 ?456 ?789/,
  /1000-001/,
  /198\.51\.100/,
  /Firefox/,
];

/**
 * A customer who left something in every table that holds anything of customers, each word of it among `wordsOfPerson`.
 * @returns the session, fresh enough to delete the account
 */
export async function createLeavingPerson(portal: TestBackend, key: string): Promise<string> {
  const withDevice: TestBackend = {
    ...portal,
    call: (method, path, options = {}) =>
      portal.call(method, path, {
        ...options,
        headers: {
          // The provider's own system is somewhere else.
          ...(!path.startsWith('/provider-api/') && { 'x-forwarded-for': address }),
          ...{ 'user-agent': userAgent, ...options.headers },
        },
      }),
  };
  const { call } = withDevice;
  const provider = (method: string, path: string, json?: unknown) =>
    asProvider(portal, key, method, path, json);
  await provider('PUT', '/webhooks/sistema', {
    url: 'https://exemplo.pt/eventos',
    secret: 'uma-palavra-do-sistema-com-mais-de-32-letras',
  });
  const token = await enterWithNewPhone(withDevice);
  const mine = async (method: string, path: string, json?: unknown) => {
    const headers = { 'Idempotency-Key': `${method}-${path}` };
    const answer = await call(method, `/main${path}`, { token, json, headers });
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await mine('POST', '/user/email/code', { email });
  await mine('POST', '/user/email/validate', { email, code: await lastCode(portal, email) });
  await mine('PATCH', '/user/client/', {
    email,
    address: 'Rua do Segredo 1',
    postal_code: '1000-001',
    vat: '123456789',
  });
  await makePasskey(withDevice, token);
  await mine('POST', '/user/passkeys/options');
  const own = await createExampleRecords(withDevice, key, token);
  const work = `/services/${own['completed']}`;
  await mine('POST', `${work}/feedback`, { classification: 5, observation: 'segredo da nota' });
  await mine('POST', '/application/feedback', { classification: 4, observation: 'segredo' });
  await mine('POST', '/application/support', { message: 'segredo do pedido', type: 'COMPANY' });
  await mine('POST', `${work}/invoice`, { emails: [email] });
  await answerThem(portal, key, own);
  await mine('POST', '/user/feed');
  await mine('POST', '/user/export');
  await runExports(portal.backend);
  await planChanges(portal.backend);
  await waitForWhatIsCancelled(portal, mine, own);
  await givenPaid(portal, `S-${String(own['appointment']).replace('S-', '')}`, 1500);
  await mine('POST', '/user/contact/change', {
    channel: 'email',
    contact: 'outra.segredo@exemplo.pt',
  });
  await call('POST', '/main/user/phone', { json: { phone, platform: 'WEB' } });
  await importThem(portal, key);
  await writeWhatIsOnItsWay(portal);
  return token;
}

/** The provider answers what they asked for and stated, by calls that are tried again when no answer comes. */
async function answerThem(
  portal: TestBackend,
  key: string,
  { withdrawal }: Record<string, string>,
): Promise<void> {
  const { requests } = await asProvider(portal, key, 'GET', '/invoice-requests');
  const asked = Object(requests).find(({ state }: { state: string }) => state === 'requested');
  for (const path of [`/invoice-requests/${asked?.id}`, `/withdrawals/${withdrawal}`]) {
    const answer = await portal.call('POST', `/provider-api/v1${path}`, {
      ...{ token: key, json: { refuse: true, reason: 'Já foi tratado.' } },
      headers: { 'idempotency-key': path },
    });
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  }
}

/** The provider imports a file with them and has it run, and sends another one that nobody has checked. */
async function importThem(portal: TestBackend, key: string): Promise<void> {
  const file = 'id;nome;telefone;nif;obs\nsegredo-17;Ana Segredo;912 000 001;123 456 789;segredo\n';
  const importer = createImporter(portal, key);
  await importer.take('customers', file);
  await importer.send('customers', file.replace('id;nome', 'x;y'));
}

/** Gives one booking up, and is offered another time that became free. */
async function waitForWhatIsCancelled(
  portal: TestBackend,
  mine: (method: string, path: string, json?: unknown) => Promise<Record<string, unknown>>,
  { item, service, cancellable }: Record<string, string>,
): Promise<void> {
  await mine('POST', `/services/${cancellable ?? ''}/cancel`);
  await portal.backend.pool.query(
    `insert into released_times (company_id, during, resource)
     select company_id, during, resource from released_times`,
  );
  const json = { service_ids: [service], item_id: item, from: '2026-06-16', to: '2026-06-22' };
  await mine('POST', '/waiting-list', json);
  await offerReleasedTimes(portal.backend);
}

/** Somebody who registered with another phone, and whose change of it can not be taken back any more. */
async function enterWithNewPhone(portal: TestBackend): Promise<string> {
  const first = await registerByPhone(portal, former, undefined, 'Ana Segredo');
  const post = (path: string, json: unknown, token?: string) =>
    portal.call('POST', `/main/user/${path}`, { json, ...(token === undefined ? {} : { token }) });
  await post('contact/change', { channel: 'phone', contact: phone }, first);
  await post('contact/change/validate', { code: await lastCode(portal, phone) }, first);
  await portal.backend.clock.advance(8 * 86_400);
  await post('phone', { phone, platform: 'WEB' });
  const entered = await post('phone/validate', { phone, code: await lastCode(portal, phone) });
  return String(entered.body['token']);
}

/** What the calls leave only for a moment, or for a gateway: a message and a confirmation on their way, and a payment. */
async function writeWhatIsOnItsWay({ backend }: TestBackend): Promise<void> {
  const { pool, clock } = backend;
  const now = clock.now();
  const whose = `from clients where name = 'Ana Segredo'`;
  await pool.query(
    `insert into outgoing_messages (id, company_id, client_id, channel, message, next_try_at, created_at)
     select 'waiting', company_id, id, 'sms', $1, $2, $2 ${whose}`,
    [JSON.stringify({ channel: 'sms', to: phone, text: 'segredo' }), now],
  );
  await pool.query(
    `insert into sms_stops (company_id, phone, at) select company_id, $1, $2 ${whose}`,
    [phone, now],
  );
  await pool.query(
    `insert into reminder_channels (client_id, company_id, sms) select id, company_id, false ${whose}`,
  );
  await pool.query(
    `insert into push_devices (id, company_id, client_id, session_id, endpoint, p256dh, auth, created_at)
     select 'device', company_id, client_id, id, 'https://push.example.com/segredo', 'segredo', 'segredo', $1 from sessions
     where client_id in (select id ${whose}) and revoked_at is null order by id limit 1`,
    [now],
  );
  await pool.query(
    `insert into email_confirmations (token_hash, company_id, user_id, email, expires_at)
     select 'of-a-mail', company_id, user_id, $1, $2 ${whose}`,
    [email, now],
  );
  const billing = {
    id: 'b',
    name: 'Ana Segredo',
    vat_number: '123456789',
    address: 'Rua do Segredo 1',
    postal_code: '1000-001',
    city: 'Lisboa',
    country: { id: 175, country: 'Portugal' },
  };
  await pool.query(`update payments set billing = $1 where state = 'PAYED'`, [
    JSON.stringify(billing),
  ]);
  await pool.query('update payment_attempts set phone = $1', [phone]);
}
