import { exampleRecord } from '../../rollouts/mgmt/routes/exampleRecord.ts';
import { publishRelease } from '../../rollouts/mgmt/publishRelease.ts';
import { createImporter } from '../../provider/imports/importFile.testing.ts';
import { createExampleRecords, exampleItem } from './createExampleRecords.ts';
import { createProvider } from '../calls/createProvider.ts';
import { createTeam } from '../calls/createTeam.ts';
import { makePasskey } from '../calls/makePasskey.ts';
import { lastCode, registerByPhone } from '../calls/registerByPhone.ts';
import { asProvider } from '../calls/asProvider.ts';
import { enterSetup } from './setupVisitor.ts';
import { createTestBackend, type TestBackend } from '../testBackend.ts';

/** A portal with something of everything, for tests that call every route. */
export interface ExampleWorld {
  portal: TestBackend;
  /** What names in braces stand for: ids, and what else requests name. */
  ids: Readonly<Record<string, string>>;
  tokens: {
    /** Session of the customer to whom everything belongs. */
    owner: string;
    /** Session of another customer of the same provider. */
    stranger: string;
    /** Session of a customer of another provider. */
    foreigner: string;
    /** Session of a customer of a demo provider. */
    demo: string;
    provider: string;
    otherProvider: string;
    /** Of a team that owns mf-example, and of one that does not. */
    team: string;
    otherTeam: string;
    /** Credential of a lite link to `{appointment}`, and of one to the stranger's work. */
    lite: string;
    otherLite: string;
    /** Of an owner who sets the provider up. */
    setup: string;
  };
  /** Words of the customer that nobody else may read. */
  secrets: readonly string[];
}

export const exampleStart = new Date('2026-06-15T08:00:00Z');
const domain = 'auto-mirante.localhost';
const otherDomain = 'lima.localhost';
const demoDomain = 'demo.localhost';
const email = 'ana.segredo@exemplo.pt';
const password = 'Cadeira-2026';
const phone = '+351912000001';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';

/** Replaces every `{name}` in texts by what it stands for. @throws Error for an unknown name */
export function fillIn<Value>(value: Value, ids: ExampleWorld['ids']): Value {
  const text = JSON.stringify(value ?? null).replace(/\{(\w+)\}/g, (_match, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`The example world has no ${name}.`);
    return id;
  });
  return value === undefined ? value : JSON.parse(text);
}

/** A release that nobody has: only what was published can be killed. */
const exampleRelease = {
  ...exampleRecord,
  version: '1.0.0',
  federationName: 'mf_example_1_0_0',
};

export async function createExampleWorld(): Promise<ExampleWorld> {
  const portal = await createTestBackend();
  await portal.backend.clock.moveTo(exampleStart);
  const provider = await createProvider(portal, domain, { logo_svg: logo });
  const otherProvider = await createProvider(portal, otherDomain);
  await createProvider(portal, demoDomain, { demo: true });
  await setUpSchedule(portal, provider);
  await publishRelease(portal.backend, exampleRelease);
  const team = await createTeam(portal, 'Examples', ['mf-example']);
  const spareToken = await createTeam(portal, 'Examples', ['mf-example'], 'Eva');
  const otherTeam = await createTeam(portal, 'Others', ['mf-other']);
  const owner = await registerByPhone(portal, phone, domain, 'Ana Segredo');
  const stranger = await registerByPhone(portal, '+351912000002', domain, 'Rui Costa');
  const foreigner = await registerByPhone(portal, '+351912000003', otherDomain, 'Eva Lopes');
  const demo = await registerByPhone(portal, '+351912000004', demoDomain, 'Cliente Demo');
  await addEmail(portal, owner);
  const session = await otherSession(portal);
  const passkey = await makePasskey(portal, owner, domain);
  const own = await createExampleRecords(portal, provider, owner);
  const theirs = await asProvider(portal, provider, 'POST', '/works', {
    customer: { phone: '912000002' },
    item_specs: { ...exampleItem, plate: '11-AA-22' },
  });
  const link = await asProvider(portal, provider, 'POST', '/links', { id: own['appointment'] });
  const otherLink = await asProvider(portal, provider, 'POST', '/links', { id: theirs['id'] });
  const credential = async (key: unknown) =>
    String((await portal.call('GET', `/calendar/customer/links?key=${String(key)}`)).body['token']);
  const found = await portal.backend.pool.query<Record<string, string>>(
    `select (select id from sessions where token_hash = $1) as session,
       (select client.id from clients client join companies company on company.id = client.company_id where company.domain = $2) as "demoClient",
       (select id || '-' || logo_version || '.svg' from companies where domain = $3) as logo,
       (select id || '-' || logo_version || '-0e5aa7-maskable-192.png' from companies where domain = $3) as icon,
       (select id from notifications order by sequence limit 1) as notification,
       (select photo_id from items where photo_id is not null limit 1) as photo`,
    [session, demoDomain, domain],
  );
  return {
    portal,
    ids: {
      domain,
      otherDomain,
      demoDomain,
      email,
      password,
      ...own,
      ...found.rows[0],
      link: String(link['id']),
      linkKey: String(link['key']),
      registrationToken: await registrationToken(portal),
      passkey: passkey.id,
      team: 'Examples',
      teamToken: spareToken.id,
      upload: await beginExampleUpload(portal, team.token),
      ...(await createExampleImports(portal, provider)),
    },
    tokens: {
      owner,
      stranger,
      foreigner,
      demo,
      provider,
      otherProvider,
      team: team.token,
      otherTeam: otherTeam.token,
      lite: await credential(link['key']),
      otherLite: await credential(otherLink['key']),
      setup: await enterSetup(portal, domain, 'dona@exemplo.pt'),
    },
    secrets: ['segredo', 'Segredo', '912000001', '72-ZB-16', ...Object.values(own)],
  };
}

/** One that was sent, one that was checked and one that has run. */
async function createExampleImports(
  portal: TestBackend,
  key: string,
): Promise<Record<string, string>> {
  const importer = createImporter(portal, key);
  const send = async () => {
    const file = 'Nome;Telemóvel\nMarta Figueiredo;912000099\n';
    return String((await importer.send('customers', file)).body['id']);
  };
  const checkedImport = await send();
  await importer.ask('POST', `/${checkedImport}/check`, {});
  const doneImport = await importer.take('services', 'Código;Nome;Duração\nlavagem;Lavagem;30\n');
  return { import: await send(), checkedImport, doneImport };
}

async function beginExampleUpload(portal: TestBackend, token: string): Promise<string> {
  const json = exampleRecord;
  return String((await portal.call('POST', '/mgmt/uploads', { token, json })).body['upload']);
}

async function setUpSchedule(portal: TestBackend, key: string): Promise<void> {
  const hours = [{ weekday: 2, opens: '08:00', closes: '20:00' }];
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  await asProvider(portal, key, 'PUT', '/experts/lia', { name: 'Lia Prado' });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
  });
}

async function addEmail(portal: TestBackend, token: string): Promise<void> {
  await portal.call('POST', '/main/user/email/code', { token, json: { email } });
  const json = { email, code: await lastCode(portal, email) };
  await portal.call('POST', '/main/user/email/validate', { token, json });
  await portal.call('PATCH', '/main/user/client/', { token, json: { email } });
  await portal.call('PUT', '/main/user/password', { token, json: { password } });
}

/** Another session of the owner, as the hash under which it is stored. */
async function otherSession(portal: TestBackend): Promise<string> {
  await portal.call('POST', '/main/user/login/', { json: { login: email, password } });
  const rows = await portal.backend.pool.query<{ token_hash: string }>(
    'select token_hash from sessions order by created_at desc, id limit 1',
  );
  return rows.rows[0]?.token_hash ?? '';
}

async function registrationToken(portal: TestBackend): Promise<string> {
  const json = { phone: '+351917000001', platform: 'WEB' };
  await portal.call('POST', '/main/user/phone', { json });
  const code = await lastCode(portal, json.phone);
  const validation = { json: { phone: json.phone, code } };
  const validated = await portal.call('POST', '/main/user/phone/validate', validation);
  return String(validated.body['registration_token']);
}
