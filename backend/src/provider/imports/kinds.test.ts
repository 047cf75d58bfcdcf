import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReminderWorld, type ReminderWorld } from '../../testing/worlds/reminderWorld.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { createImporter, runToEnd, type Importer } from './importFile.testing.ts';

let portal: TestBackend;
let world: ReminderWorld;
let importer: Importer;
beforeAll(async () => {
  portal = await createTestBackend();
  world = await createReminderWorld(portal, new Date('2026-06-15T08:00:00Z'));
  importer = createImporter(portal, world.key);
});
afterAll(() => portal.close());

async function rowsOf(text: string): Promise<Record<string, unknown>[]> {
  return (await portal.backend.pool.query<Record<string, unknown>>(text)).rows;
}
const checked = async (...[kind, file]: Parameters<Importer['send']>) => {
  const id = String((await importer.send(kind, file)).body['id']);
  const { status, body } = await importer.ask('POST', `/${id}/check`, {});
  if (status !== 201) throw new Error(JSON.stringify(body));
  return importer.outcomes(id);
};

test('items are of the provider’s own fields, and of customers who are known or become so [SET-24]', async () => {
  const header = 'Código;Cliente;Telefone;Marca;Modelo;Matrícula';
  const file = [
    header,
    '1;Ana Sá;912000011;Peugeot;308;72zb16',
    '2;Ana Sá;912000011;Opel;Corsa;11-AA-22',
    ';Rui Reis;912000012;Fiat;Uno;33-BB-44',
  ].join('\n');
  await importer.take('items', file);
  expect(
    await rowsOf(`select name, specs ->> 'plate' as plate from items join clients on clients.id = client_id
      order by plate`),
  ).toEqual([
    { name: 'Ana Sá', plate: '11-AA-22' },
    { name: 'Rui Reis', plate: '33-BB-44' },
    { name: 'Ana Sá', plate: '72-ZB-16' },
  ]);
  const again = [
    header,
    '1;;912000011;Peugeot;308;72-ZB-16',
    ';;912000011;Opel;Corsa GT;11AA22',
    ';;912000011;Opel;Corsa;11AA22',
    '1;;912000012;Fiat;Uno;33-BB-44',
    ';Eva;912000013;Fiat;;55-CC-66',
    ';Eva;912000013;Fiat;Uno;55-CC-666-777',
    ';;;Fiat;Uno;55-CC-66',
  ].join('\n');
  expect(await checked('items', again)).toEqual([
    'igual',
    'altera',
    'recusada: Repetida no ficheiro: já está na linha 3',
    'recusada: Este código já é de outro cliente',
    expect.stringMatching(/^recusada: /),
    expect.stringMatching(/^recusada: /),
    'recusada: Falta o telefone ou o e-mail do cliente',
  ]);
});

test('what an import changes of an item is its original from then on: no reset takes it away [ITM-11]', async () => {
  const header = 'Cliente;Telefone;Marca;Modelo;Matrícula';
  await importer.take('items', `${header}\nEva Luz;912000019;Opel;Corsa;66-DD-77`);
  await importer.take('items', `${header}\nEva Luz;912000019;Opel;Corsa GT;66-DD-77`);
  expect(
    await rowsOf(`select specs ->> 'model' as model, specs = original_specs as original from items
      where specs ->> 'plate' = '66-DD-77'`),
  ).toEqual([{ model: 'Corsa GT', original: true }]);
});

test('services have their code as the provider’s own id, and are kept as changes of who imported them [SET-24]', async () => {
  await importer.take(
    'services',
    'código,serviço,duração,sinal\nmudanca-oleo,Mudança de óleo,1h30,"12,50"\n,Lavagem à mão,45,\n',
  );
  const { services } = await world.provider('GET', '/services');
  expect(services).toContainEqual(
    expect.objectContaining({ fo_id: 'mudanca-oleo', duration_minutes: 90, payment: 12.5 }),
  );
  expect(services).toContainEqual(
    expect.objectContaining({ fo_id: 'lavagem-a-mao', duration_minutes: 45, payment: null }),
  );
  expect(
    await rowsOf(`select distinct actor_kind, actor_name from provider_changes
      where area = 'services' and subject in ('mudanca-oleo', 'lavagem-a-mao')`),
  ).toEqual([{ actor_kind: 'api', actor_name: 'original' }]);
  expect(
    await checked(
      'services',
      [
        'código,serviço,duração,sinal',
        'mudanca-oleo,Mudança de óleo,90,',
        ',LAVAGEM A MAO,60 min,',
        'óleo,Óleo,30,',
        ',Curta,4,',
        ',Longa,1441,',
        ',Sem tempo,,',
        ',Cara,30,muito',
        'nova,Nova,2:00,',
      ].join('\n'),
    ),
  ).toEqual([
    'igual',
    'altera',
    expect.stringMatching(/^recusada: O código de um serviço/),
    ...Array.from({ length: 3 }, () => 'recusada: A duração não está entre 5 e 1440 minutos'),
    'recusada: O pré-pagamento não é um valor em euros',
    'novo',
  ]);
});

test('appointments are of services and experts that there are, to come, and in a place that nothing else has [SET-24] [C-768]', async () => {
  await world.provider('PUT', '/experts/lia', { name: 'Lia Prado' });
  await world.provider('PUT', '/services/corte', {
    ...{ name: 'Corte', duration_minutes: 30, expert_ids: ['lia'] },
  });
  await world.book('2026-06-17', '10:00');
  const file = [
    'código;cliente;telefone;serviço;profissional;data;hora;obs',
    '1;Ana;912000021;Revisão;;17/06/2026;09:00;Traz a chave',
    '2;Bia;912000022;revisao;;2026-06-17;9h30;',
    '3;Bia;912000022;Revisão;;17-06-2026;10:30;',
    '4;Bia;912000022;Corte;Lia Prado;17.06.2026;9:30;',
    '5;Caio;912000023;corte;lia;2026-06-17;09:59;',
    '6;Caio;912000023;Corte;;2026-06-17;10:00;',
    '7;Caio;912000023;Massagem;;2026-06-17;12:00;',
    '8;Caio;912000023;Corte;Rui;2026-06-17;12:00;',
    '9;Caio;912000023;Revisão;Lia Prado;2026-06-17;12:00;',
    '10;Caio;912000023;Corte;;2026-06-15;08:00;',
    '11;Caio;912000023;Corte;;2026-06-31;12:00;',
    '12;Caio;912000023;Corte;;2026-06-17;25:00;',
    '1;Caio;912000023;Corte;;2026-06-17;13:00;',
  ].join('\n');
  const verdicts = [
    'novo',
    'recusada: A hora já está ocupada',
    'recusada: A hora já está ocupada',
    'novo',
    'recusada: A hora já está ocupada',
    'novo',
    'recusada: Não há este serviço',
    'recusada: Não há este profissional, ou não faz este serviço',
    'recusada: Não há este profissional, ou não faz este serviço',
    'recusada: A hora já passou',
    'recusada: A data não é válida',
    'recusada: A hora não é válida',
    'recusada: Esta marcação já existe com outra hora, serviço ou cliente, ou foi cancelada',
  ];
  expect(await checked('appointments', file)).toEqual(verdicts);
  const id = await importer.take('appointments', file);
  expect(await importer.outcomes(id)).toEqual(verdicts);
  expect(
    await rowsOf(`select name, lower(during) as start, obs, appointment.import_id, created from import_lines line
      join appointments appointment on line.created = 'S-' || appointment.id
      join clients on clients.id = appointment.client_id order by start, name`),
  ).toEqual(
    [
      ['Ana', '08:00', 'Traz a chave'],
      ['Bia', '08:30', null],
      ['Caio', '09:00', null],
    ].map(([name, time, obs]) => ({
      ...{ name, obs, import_id: id, created: expect.stringMatching(/^S-/) },
      start: new Date(`2026-06-17T${time}:00Z`),
    })),
  );
  expect((await checked('appointments', file)).filter((one) => !one.startsWith('rec'))).toEqual([
    ...['igual', 'igual', 'igual'],
  ]);

  // Without a code it is the same by customer, service and start; with one it is neither moved nor given away.
  const cancelled = await rowsOf(`select created from import_lines
    where import_id = '${id}' and created is not null order by n offset 1 limit 1`);
  await world.provider('POST', `/appointments/${String(cancelled[0]?.['created'])}`, {
    cancelled: true,
  });
  const differs =
    'recusada: Esta marcação já existe com outra hora, serviço ou cliente, ou foi cancelada';
  expect(
    await checked(
      'appointments',
      [
        'código;cliente;telefone;serviço;profissional;data;hora',
        ';Ana;912000021;Revisão;;17/06/2026;09:00',
        '1;Ana;912000021;Revisão;;17/06/2026;15:00',
        '1;Ana;912000021;Corte;;17/06/2026;09:00',
        '1;Bia;912000022;Revisão;;17/06/2026;09:00',
        '4;Bia;912000022;Corte;Lia Prado;17.06.2026;9:30',
      ].join('\n'),
    ),
  ).toEqual(['igual', differs, differs, differs, differs]);
});

test('a line that cannot be taken any more is refused by the run, the others are taken [SET-25] [C-771]', async () => {
  const sent = await importer.send(
    'appointments',
    'nome;telefone;serviço;data;hora\nHugo;912000041;Revisão;2026-06-25;09:00\nIva;912000042;Revisão;2026-06-25;11:00\n',
  );
  const id = String(sent.body['id']);
  await importer.ask('POST', `/${id}/check`, {});
  expect(await importer.outcomes(id)).toEqual(['novo', 'novo']);
  await world.book('2026-06-25', '09:30');
  await importer.ask('POST', `/${id}/run`, {});
  await runToEnd(portal);
  expect(await importer.outcomes(id)).toEqual(['recusada: A hora já está ocupada', 'novo']);
  expect(await rowsOf(`select name from clients where name in ('Hugo', 'Iva')`)).toEqual([
    { name: 'Iva' },
  ]);
});

test('nobody is told of what was imported, nor the provider’s system; rules remind of an appointment as of any other [SET-25] [C-769]', async () => {
  await world.rules({ lead_minutes: 1440 });
  await world.provider('PUT', '/webhooks/agenda', {
    ...{ url: 'https://example.test/hook', secret: 'a secret of the provider that is long' },
  });
  await world.provider('PUT', '/services/pago', {
    ...{ name: 'Sessão', duration_minutes: 60, payment: 25 },
  });
  const count = async (table: string) => (await rowsOf(`select from ${table}`)).length;
  const tables = ['outbox', 'outgoing_messages', 'notifications', 'webhook_events', 'payments'];
  const counts = () => Promise.all(tables.map(count));
  const before = await counts();
  await importer.take('customers', 'nome;telefone\nDina;912000031\n');
  const id = await importer.take(
    'appointments',
    'cliente;telefone;serviço;data;hora\nEda;912000032;Sessão;2026-06-19;09:00\n',
  );
  expect(await counts()).toEqual(before);
  expect(
    await rowsOf(`select price_cents, policy_id from appointments
      join appointment_services on appointment_id = appointments.id where import_id = '${id}'`),
  ).toEqual([{ price_cents: null, policy_id: null }]);
  await world.at(new Date('2026-06-18T08:00:30Z'));
  const told = await rowsOf(`select recipient from outbox order by sequence desc limit 5`);
  expect(told.filter(({ recipient }) => recipient === '+351912000032')).toHaveLength(1);
  expect(told.filter(({ recipient }) => recipient === '+351912000031')).toHaveLength(0);
  // What becomes of it later is told as of any other.
  const [line] = await rowsOf(`select created from import_lines where import_id = '${id}'`);
  const at = `/appointments/${String(line?.['created'])}`;
  await world.provider('POST', at, { reschedule: { date: '2026-06-19', time: '15:00' } });
  const newest = await rowsOf('select recipient, text from outbox order by sequence desc limit 1');
  expect(newest).toEqual([
    {
      recipient: '+351912000032',
      text: expect.stringMatching(/19\sjun\. às 09:00 passou para 19\sjun\. às 15:00/),
    },
  ]);
  expect(await rowsOf('select type, subject from webhook_events')).toEqual([
    { type: 'booking.moved', subject: line?.['created'] },
  ]);
});
