import { waitingListSchema } from '@portal/api/work/waiting/waitingList';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerReleasedTimes } from '../../portal/waiting/offers/offerReleasedTimes.ts';
import { dumpTables } from '../../testing/database/dumpTables.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createReminderWorld, type ReminderWorld } from '../../testing/worlds/reminderWorld.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { forgetImports } from './forgetImports.ts';
import { createImporter, runToEnd, type Importer } from './importFile.testing.ts';

const start = new Date('2026-06-15T08:00:00Z');
let portal: TestBackend;
let world: ReminderWorld;
let importer: Importer;
beforeAll(async () => {
  portal = await createTestBackend();
  world = await createReminderWorld(portal, start);
  importer = createImporter(portal, world.key);
  await world.rules({ lead_minutes: 1440 });
});
afterAll(() => portal.close());

/** What every change leaves beside the data: who changed what, hints, versions of schedules, times that became free. */
const traces = [
  ...['imports', 'import_lines', 'provider_changes', 'live_events', 'schedule_versions'],
  'released_times',
];
async function data(): Promise<Record<string, string[]>> {
  const tables = await dumpTables(portal.backend.pool);
  for (const table of traces) delete tables[table];
  return tables;
}
async function undo(id: string): Promise<Record<string, unknown>> {
  await importer.ask('POST', `/${id}/undo`, {});
  await runToEnd(portal);
  return (await importer.ask('GET', `/${id}`)).body;
}
const kept = async (id: string) => {
  const { body } = await importer.ask('GET', `/${id}/lines?undoing=kept`);
  return Object(body['lines']).map(({ n }: { n: number }) => n);
};

test('taking back leaves everything as it was before, what was changed and what was made [SET-25]', async () => {
  await importer.take(
    'customers',
    'id;nome;telefone;email\n1;Ana Sá;912000001;\n2;Rui;912000002;rui@exemplo.pt\n',
  );
  await importer.take('items', 'telefone;marca;modelo;matrícula\n912000001;Opel;Corsa;11-AA-22\n');
  const before = await data();
  const ids = [
    await importer.take(
      'services',
      'código;nome;duração\nrevisao;Revisão geral;90\nnova;Nova;30\n',
    ),
    await importer.take(
      'customers',
      'id;nome;telefone;email;localidade\n1;Ana Sá;912000001;ana@exemplo.pt;Braga\n;Rui Reis;912000002;;\n3;Eva;912000003;;\n',
    ),
    await importer.take(
      'items',
      'id;nome;telefone;marca;modelo;matrícula\n9;;912000001;Opel;Astra;11-AA-22\n;Lia;912000004;Fiat;Uno;22-BB-33\n',
    ),
    await importer.take(
      'appointments',
      'id;nome;telefone;serviço;data;hora\n7;;912000004;nova;2026-06-19;09:00\n8;Gil;912000005;nova;2026-06-19;10:00\n',
    ),
  ];
  expect(await data()).not.toEqual(before);
  for (const id of ids.toReversed()) {
    const shown = await undo(id);
    expect([shown['state'], shown['kept'], shown['progress']]).toEqual([
      'undone',
      0,
      { done: expect.any(Number), total: expect.any(Number) },
    ]);
  }
  expect(await data()).toEqual(before);
  expect((await importer.ask('POST', `/${ids[0] ?? ''}/undo`, {})).body['state']).toBe('undone');
});

test('a line whose records somebody has touched since stays, and is listed [SET-25]', async () => {
  const customers = await importer.take(
    'customers',
    `nome;telefone\n${[31, 32, 33, 34, 35].map((n) => `Pessoa ${n};9130010${n}`).join('\n')}\n`,
  );
  // One registers, one gets a work, one is changed by another import; two stay as they were.
  await registerByPhone(portal, '+351913001031', world.domain, 'Pessoa 31');
  await world.provider('POST', '/works', { customer: { phone: '913001033' } });
  await importer.take('customers', 'nome;telefone;localidade\nPessoa 34;913001034;Faro\n');
  expect(await undo(customers)).toMatchObject({ state: 'undone', kept: 3 });
  expect(await kept(customers)).toEqual([2, 4, 5]);
  const { rows } = await portal.backend.pool.query<{ name: string }>(
    `select name from clients where name like 'Pessoa %' order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['Pessoa 31', 'Pessoa 33', 'Pessoa 34']);
});

test('an appointment that somebody was reminded or written of stays, with its customer [SET-25]', async () => {
  await importer.take('services', 'código;nome;duração\nmassagem;Massagem;30\n');
  const line = (n: number, hour: number) =>
    `Cliente ${n};91300204${n};massagem;2026-06-18;${hour}:00`;
  const id = await importer.take(
    'appointments',
    ['nome;telefone;serviço;data;hora', line(1, 10), line(2, 11), line(3, 12), line(4, 20)].join(
      '\n',
    ),
  );
  const { body } = await importer.ask('GET', `/${id}/lines`);
  const [first, second] = Object(body['lines']).map((one: { created: string }) => one.created);
  await world.provider('POST', `/appointments/${String(first)}/messages`, { message: 'Olá' });
  await world.provider('POST', `/appointments/${String(second)}`, {
    reschedule: { date: '2026-06-18', time: '15:00' },
  });
  await world.at(new Date('2026-06-17T11:00:30Z'));
  expect(await undo(id)).toMatchObject({ state: 'undone', kept: 3 });
  expect(await kept(id)).toEqual([2, 3, 4]);
  await portal.backend.clock.moveTo(start);
});

test('a time that becomes free by it is offered to who waits [SET-25] [C-770]', async () => {
  const there = await createReminderWorld(portal, start, { support_equipment: false });
  await there.provider('PUT', '/settings', { waiting_list: true, notice_minutes: 0 });
  const hours = [{ weekday: 5, opens: '09:00', closes: '10:00' }];
  await there.provider('PUT', '/hours', { hours });
  const friday = '2026-06-19';
  const wish = { service_ids: ['revisao'], from: friday, to: friday };
  expect((await there.mine('POST', '/waiting-list', wish)).status).toBeLessThan(300);
  const own = createImporter(portal, there.key);
  const id = await own.take(
    'appointments',
    `nome;telefone;serviço;data;hora\nGil;912000061;revisao;${friday};09:00\n`,
  );
  const released = async () =>
    (
      await portal.backend.pool.query(
        'select lower(during) as start, upper(during) as end from released_times',
      )
    ).rows;
  expect(await released()).toEqual([]);
  await own.ask('POST', `/${id}/undo`, {});
  await runToEnd(portal);
  expect(await released()).toEqual([
    { start: new Date(`${friday}T08:00:00Z`), end: new Date(`${friday}T09:00:00Z`) },
  ]);
  await offerReleasedTimes(portal.backend);
  const { body } = await there.mine('GET', '/waiting-list');
  expect(v.parse(waitingListSchema, body).entries).toMatchObject([
    { offer: { date: friday, time: '09:00' } },
  ]);
});

test('it can be taken back for seven days, and what the file said is forgotten then [SET-25] [C-770]', async () => {
  const id = await importer.take('customers', 'nome;telefone\nInês Lua;913003001\n');
  const unread = String(
    (await importer.send('customers', 'nome;telefone\nInês Sol;913003002\n')).body['id'],
  );
  expect(await importer.ask('POST', `/${unread}/undo`, {})).toMatchObject({
    status: 409,
    body: { code: 'NOT_RUN' },
  });
  const lines = async () => (await dumpTables(portal.backend.pool))['import_lines'];
  const after = (days: number) =>
    portal.backend.clock.moveTo(new Date(start.getTime() + days * 86_400_000));
  await after(6.9);
  await forgetImports(portal.backend);
  for (const name of ['Inês Lua', 'Inês Sol'])
    expect((await lines())?.filter((row) => row.includes(name))).toHaveLength(1);
  await after(7.1);
  expect(await importer.ask('POST', `/${id}/undo`, {})).toMatchObject({
    status: 409,
    body: { code: 'TOO_LATE' },
  });
  await forgetImports(portal.backend);
  expect(await lines()).toBeUndefined();
  expect((await importer.ask('GET', `/${id}`)).body).toMatchObject({
    ...{ state: 'forgotten', columns: [], mapping: {} },
  });
  expect(await importer.ask('POST', `/${unread}/check`, {})).toMatchObject({
    status: 409,
    body: { code: 'FORGOTTEN' },
  });
});
