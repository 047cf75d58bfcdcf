import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { renewProviderKey } from '../../rollouts/mgmt/providers/renewProviderKey.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { dumpTables } from '../../testing/database/dumpTables.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { beginDraft } from '../draft/beginDraft.ts';
import { presetOf } from '../presets/presetOf.ts';

const domain = 'nova.localhost';
/** Of texts that the provider's row holds in place of what nobody said. */
const placeholders = { name: 'Por definir', vertical: 'tech', item_label: 'Aparelho' };
const legal = {
  ...{ legal_name: 'Oficina Nova, Lda.', nipc: '502448911' },
  arbitration: { name: 'CASA', url: 'https://www.centroauto.pt' },
};
let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  await createProvider(portal, domain, { ...placeholders, signup_item_fields: [] });
  const company = await findOwnCompany(portal.backend.database, domain);
  await beginDraft(portal.backend, company, { identity: { name: 'Oficina Nova' } }, 'Rita');
});
afterAll(() => portal.close());

const ask = (method: string, path: string, json?: unknown) =>
  portal.call(method, `/mgmt/setup/${domain}${path}`, { token: portal.adminToken, json });
const read = async () => Object((await ask('GET', '/draft')).body);
const save = async (values: object) => {
  const answer = await ask('PATCH', '/draft', { revision: (await read()).revision, values });
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
};
const publish = async () => ask('POST', '/publish?by=Rita', { revision: (await read()).revision });
const seen = async (path: string) => (await portal.call('GET', path, { domain })).body;

test('a draft that lacks what is needed is refused with all of it, and stays', async () => {
  expect((await read()).values).toMatchObject({
    ...{ identity: { name: 'Oficina Nova' }, activity: {}, services: {} },
  });
  const refused = await publish();
  expect(refused.status).toBe(422);
  expect(Object(refused.body['missing']).map(({ name }: { name: string }) => name)).toEqual([
    ...['Denominação social', 'Morada', 'E-mail', 'NIPC', 'Atividade'],
    ...['Pelo menos um horário', 'Pelo menos um serviço', 'Pelo menos um profissional ou um posto'],
  ]);
  expect(await seen('/main/config/')).toMatchObject({ name: 'Por definir', vertical: 'tech' });
});

test('from an empty draft a whole provider is published at once, and its customers have all of it [SET-20] [C-755]', async () => {
  await save({
    identity: { email: 'geral@nova.pt', address: 'Rua 1', town: 'Porto', phone: '222 000 000' },
    ...{ legal, brand: { brand_color: '#12356b' }, activity: { vertical: 'auto' } },
    modules: { waiting_list: true, max_moves: 1 },
  });
  await save({
    hours: {
      hours: [
        { weekday: 2, opens: '09:00', closes: '12:00' },
        { weekday: 2, opens: '09:00', closes: '10:00', expert_id: 'rui' },
      ],
      closures: [{ from: '2026-06-23T00:00:00Z', to: '2026-06-24T00:00:00Z', reason: 'Feriado' }],
    },
    services: { revisao: { name: 'Revisão', duration_minutes: 60, expert_ids: ['rui'] } },
    experts: { rui: { name: 'Rui' } },
    policy: {
      policy: { prepayment: 'none', free_until_hours: 24, late_percent: 0, no_show_percent: 0 },
    },
    reminders: {
      rules: [{ event: 'payment.due', lead_minutes: 60, channels: ['email'], text: 'Até já.' }],
    },
    settings: { notice_minutes: 0 },
  });
  expect(await seen('/main/schedule/services')).toMatchObject({ services: [] });
  expect(await publish()).toMatchObject({ status: 200, body: { version: 1 } });

  expect(await seen(`/mgmt/boot?domain=${domain}`)).toMatchObject({
    provider: { name: 'Oficina Nova', brand: '#12356b', vertical: 'auto', itemLabel: 'Item' },
  });
  expect(await seen('/main/config/')).toMatchObject({
    ...{ name: 'Oficina Nova', vertical: 'auto', item_label: 'Item', waiting_list: true },
    company: { phone: '222 000 000', town: 'Porto' },
    legal: { ...legal, address: 'Rua 1, Porto', email: 'geral@nova.pt' },
  });
  expect(await seen('/main/schedule/services')).toMatchObject({ services: [{ name: 'Revisão' }] });
  const slots = `/main/schedule/config?service_ids=revisao&start=16/06/2026&end=23/06/2026`;
  expect(await seen(slots)).toMatchObject({ days: { '2026-06-16': { morning: ['09:00'] } } });
  expect(Object.keys(Object((await seen(slots))['days']))).toEqual(['2026-06-16']);
  expect((await read()).values).toMatchObject({
    policy: { policy: { free_until_hours: 24 } },
    reminders: { rules: [{ event: 'payment.due', text: 'Até já.' }] },
    settings: { notice_minutes: 0 },
    modules: { max_moves: 1 },
    // That of the vertical in the row's place was nobody's choice.
    law: { storage_fee: null },
  });
});

test('publishing again, or what is in force, changes nothing [C-756]', async () => {
  const dump = async () => {
    const { mgmt_actions: _noted, ...tables } = await dumpTables(portal.backend.pool);
    return tables;
  };
  const { values } = await read();
  const before = await dump();
  expect((await publish()).body).toEqual({ version: 1 });
  // Said again, word for word, it is no change either.
  await save(values);
  expect((await publish()).body).toEqual({ version: 1 });
  expect(await dump()).toEqual(before);
});

test('whatever is published is in force then, value by value', async () => {
  const words = fc.string({
    minLength: 1,
    maxLength: 40,
    unit: fc.constantFrom('a', 'é', ' ', '7'),
  });
  const text = words.filter((given) => given.trim() !== '').map((given) => given.trim());
  const service = fc.record({
    ...{ name: text, duration_minutes: fc.integer({ min: 5, max: 1440 }) },
    payment: fc.option(fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100)),
    ...{ capacity: fc.integer({ min: 1, max: 500 }), position: fc.integer({ min: 0, max: 9 }) },
  });
  const change = fc.record(
    {
      identity: fc.record({ name: text, website: fc.option(text) }),
      services: fc.record({ revisao: service, outro: fc.option(service) }),
      experts: fc.record({
        rui: fc.record({ name: text }),
        eva: fc.option(fc.record({ name: text })),
      }),
      settings: fc.record({ horizon_days: fc.integer({ min: 1, max: 730 }) }),
      law: fc.record({ terms: text }),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(change, async (given) => {
      await save(given);
      const { values, revision } = await read();
      const { changes } = Object((await ask('GET', '/changes-to-publish')).body);
      expect((await publish()).status).toBe(200);
      const after = await read();
      expect(after).toMatchObject({ values, revision });
      expect(Object((await ask('GET', '/changes-to-publish')).body).changes).toEqual([]);
      for (const { section, field, after: value } of changes)
        // Beside what was said stands what follows from it: a place in the order.
        expect({ value: after.values[section][field] ?? null }).toMatchObject({ value });
    }),
    { numRuns: 8 },
  );
}, 60_000);

test('every value before and after is listed, and a draft that somebody changed since is not published [SET-20]', async () => {
  const { revision, values } = await read();
  await save({ identity: { website: 'https://nova.pt' }, experts: { eva: null } });
  const { body } = await ask('GET', '/changes-to-publish');
  expect(body).toMatchObject({ revision: revision + 1 });
  expect(body['changes']).toContainEqual({
    ...{ section: 'identity', field: 'website' },
    ...{ before: values.identity.website ?? null, after: 'https://nova.pt' },
  });
  const stale = await ask('POST', '/publish', { revision });
  expect(stale).toMatchObject({ status: 409, body: { revision: revision + 1 } });
  await publish();
});

test('what the last part refuses leaves nothing of the others [SET-20]', async () => {
  const { values } = await read();
  const [rule] = values.reminders.rules;
  await save({
    ...{
      identity: { name: 'Metade' },
      experts: { meia: { name: 'Meia' } },
      law: { terms: 'Meias.' },
    },
    reminders: { rules: [rule, { ...rule, text: 'Duas com o mesmo id.' }] },
  });
  const before = await dumpTables(portal.backend.pool);
  expect((await publish()).status).toBe(400);
  expect(await dumpTables(portal.backend.pool)).toEqual(before);
  const { revision } = await read();
  await ask('DELETE', `/draft?revision=${revision}`);
});

test('a number in what goes by SMS, kept in a draft from before that was refused, is refused in words for the owner [LAW-03] [C-897]', async () => {
  const text = 'Está pronto.';
  const rule = { event: 'work.ready', lead_minutes: 60, channels: ['sms'], text };
  await save({ reminders: { rules: [rule] } });
  await portal.backend.pool.query(
    'update provider_drafts set changes = replace(changes::text, $1, $2)::jsonb',
    [text, 'Ligue 912 345 678.'],
  );
  const message =
    'Numa SMS não pode estar um número de telefone (912 345 678): ponha {ligação}, que leva aos seus contactos.';
  expect(await publish()).toMatchObject({ status: 422, body: { message } });
  const { revision } = await read();
  await ask('DELETE', `/draft?revision=${revision}`);
});

test('of two who publish the same draft at once it is published once', async () => {
  await save({ law: { terms: 'De uma vez.' } });
  const both = await Promise.all([publish(), publish()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body).toEqual(both[1]?.body);
});

test('a service and an expert that a booking has are retired and not deleted, and come back [SET-15] [C-787]', async () => {
  const key = await renewProviderKey(portal.backend, domain);
  const both = {
    lavar: { name: 'Lavar', duration_minutes: 30, expert_ids: ['ivo'] },
    // Nobody books it.
    secar: { name: 'Secar', duration_minutes: 15, expert_ids: ['ivo'] },
  };
  await save({ services: both, experts: { ivo: { name: 'Ivo' } } });
  await publish();
  await asProvider(portal, key, 'POST', '/appointments', {
    ...{ customer: { phone: '+351912000009', name: 'Ana' }, service_ids: ['lavar'] },
    ...{ date: '2026-06-16', time: '11:00', expert_id: 'ivo' },
  });
  const services = async () => Object(await asProvider(portal, key, 'GET', '/services')).services;
  const names = async () => (await services()).map(({ name }: { name: string }) => name);
  const rows = async () => {
    const found = await portal.backend.pool.query<{ id: string; fo_id: string; active: boolean }>(
      'select id, fo_id, active from catalogue_services order by id',
    );
    return found.rows;
  };
  const before = await rows();
  await save({ services: { lavar: null, secar: null }, experts: { ivo: null } });
  await publish();
  expect(await names()).not.toContain('Lavar');
  expect(await names()).not.toContain('Secar');
  expect(await rows()).toEqual(
    before.map((row) => (row.fo_id in both ? { ...row, active: false } : row)),
  );
  expect(await asProvider(portal, key, 'GET', '/experts')).toMatchObject({
    experts: expect.arrayContaining([expect.objectContaining({ fo_id: 'ivo', active: false })]),
  });
  await save({ services: both, experts: { ivo: { name: 'Ivo' } } });
  await publish();
  expect(await names()).toEqual(expect.arrayContaining(['Lavar', 'Secar']));
  expect(await rows()).toEqual(before);
});

test('the preset of a storage fee is no clause until its provider has seen it in the draft and published it [LAW-13]', async () => {
  const terms = () => seen('/main/terms/company');
  expect(await terms()).toMatchObject({ storage_fee: null });
  const preset = presetOf('AUTO').law;
  await save({ law: preset });
  expect((await read()).values.law).toMatchObject(preset);
  expect(await terms()).toMatchObject({ storage_fee: null });
  expect((await publish()).status).toBe(200);
  expect(await terms()).toMatchObject({
    storage_fee: { hours: 48, euros_per_day: 50, vat: 'included' },
  });
});

test('what an operator publishes is in the history under the name given and from where it came [SET-22] [C-762]', async () => {
  await save({ identity: { phone: '226 000 000' }, law: { terms: 'De quem publica.' } });
  const json = { revision: (await read()).revision };
  const headers = { 'x-forwarded-for': '198.51.100.9' };
  const path = `/mgmt/setup/${domain}/publish?by=Eva`;
  expect(
    (await portal.call('POST', path, { token: portal.adminToken, json, headers })).status,
  ).toBe(200);
  const key = await renewProviderKey(portal.backend, domain);
  const { changes } = Object(await asProvider(portal, key, 'GET', '/changes?limit=20'));
  const by = { kind: 'operator', name: 'Eva', address: '198.51.100.9' };
  for (const field of ['phone', 'terms'])
    expect(changes.find((change: { field: string }) => change.field === field)).toMatchObject({
      by,
    });
});
