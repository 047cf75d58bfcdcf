import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { dumpTables } from '../../testing/database/dumpTables.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { createImporter, runToEnd, type Importer } from './importFile.testing.ts';

let portal: TestBackend;
let key: string;
let importer: Importer;
beforeAll(async () => {
  portal = await createTestBackend();
  key = await createProvider(portal, 'auto-mirante.localhost');
  importer = createImporter(portal, key);
});
afterAll(() => portal.close());

async function clientNamed(name: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await portal.backend.pool.query<Record<string, unknown>>(
    'select * from clients where name = $1',
    [name],
  );
  return rows[0];
}

test('a file is read, its columns are proposed, another mapping is taken, and a required field needs one [SET-23]', async () => {
  const sent = await importer.send(
    'customers',
    'Nº de Cliente;NOME;Tlm;Contribuinte;Obs\r\n17;"Ana\r\nMarques";912 000 101;123456789;x\r\n',
  );
  expect(sent).toMatchObject({
    status: 201,
    body: {
      ...{ kind: 'customers', state: 'uploaded', lines: 1, missing: [] },
      columns: ['Nº de Cliente', 'NOME', 'Tlm', 'Contribuinte', 'Obs'],
      mapping: { external_id: 'Nº de Cliente', name: 'NOME', phone: 'Tlm', vat: 'Contribuinte' },
    },
  });
  const id = String(sent.body['id']);
  const map = (mapping: object) => importer.ask('PUT', `/${id}/mapping`, { mapping });
  expect(await map({ nome: 'NOME' })).toMatchObject({ status: 400, body: { field: 'nome' } });
  expect(await map({ name: 'Nome' })).toMatchObject({ status: 400, body: { field: 'name' } });
  expect((await map({ name: 'Obs' })).body).toMatchObject({
    mapping: { name: 'Obs' },
    missing: [['phone', 'email']],
  });
  expect(await importer.ask('POST', `/${id}/check`, {})).toMatchObject({
    status: 422,
    body: { code: 'COLUMN_MISSING', missing: [['phone', 'email']] },
  });
  expect((await map({ name: 'NOME', phone: 'Tlm' })).body['missing']).toEqual([]);
  expect((await importer.ask('POST', `/${id}/check`, {})).status).toBe(201);
});

test.each([
  [
    'items',
    [
      ['customer_external_id', 'customer_phone', 'customer_email'],
      ...['brand', 'model', 'plate'].map((name) => [`specs.${name}`]),
    ],
  ],
  ['services', [['name'], ['duration']]],
  [
    'appointments',
    [
      ['customer_external_id', 'customer_phone', 'customer_email'],
      ...['service', 'date', 'time'].map((name) => [name]),
    ],
  ],
] as const)(
  '%s are not checked before what is required of them has a column [SET-23]',
  async (kind, missing) => {
    const { body } = await importer.send(kind, 'Coisa\nx\n');
    expect(body).toMatchObject({ kind, missing });
    const check = await importer.ask('POST', `/${String(body['id'])}/check`, {});
    expect(check).toMatchObject({ status: 422, body: { code: 'COLUMN_MISSING', missing } });
  },
);

test.each([
  ['no line', 'Nome;Telefone\n', 422],
  ['nothing', '', 400],
  ['a quote that does not end', 'Nome;Telefone\n"Ana;912000001\n', 422],
  ['more than 10,000 lines', `Nome;Telefone\n${'Ana;912000001\n'.repeat(10_001)}`, 422],
  ['more than 10 MB', `Nome;Telefone\n${'x'.repeat(10 << 20)};1\n`, 413],
  ['a page', '<html>Nome;Telefone\nAna;1\n', 400],
])('a file with %s is refused [SET-23]', async (_what, file, status) => {
  expect((await importer.send('customers', file)).status).toBe(status);
});

test('10 MB are taken, to the last byte [SET-23]', async () => {
  const [header, end] = ['Nome;Telefone\n', ';1\n'];
  const file = header + 'x'.repeat((10 << 20) - header.length - end.length) + end;
  expect((await importer.send('customers', file)).status).toBe(201);
  const more = header + 'x'.repeat((10 << 20) + 1 - header.length - end.length) + end;
  expect((await importer.send('customers', more)).status).toBe(413);
});

test('10,000 lines are taken, and a form without a kind is not [SET-23]', async () => {
  const file = `Nome;Telefone\n${'Ana;912000001\n'.repeat(10_000)}`;
  expect((await importer.send('customers', file)).body['lines']).toBe(10_000);
  const form = new FormData();
  form.set('file', new Blob(['Nome;Telefone\nAna;912000001\n']), 'a.csv');
  const call = await portal.call('POST', '/provider-api/v1/imports', { token: key, form });
  expect(call.status).toBe(400);
});

test('the check says of each line what becomes of it, and does nothing of it [SET-24]', async () => {
  await importer.take(
    'customers',
    'id,name,phone,email,vat\n1,Rui Costa,912000201,,123456789\n2,Eva Dias,,eva@exemplo.pt,\n3,Zé Lopes,912000203,,\n',
  );
  const file = [
    'id,name,phone,email,vat',
    '1,Rui Costa,+351 912 000 201,,123 456 789', // the same, as people write it
    '2,Eva Prata,,EVA@exemplo.pt,', // by the code
    ',Zé Lopes,912000203,ze@exemplo.pt,', // by the phone
    ',Eva Prata,912000209,eva@exemplo.pt,', // by the e-mail: the customer of line 3
    '4,Ivo Reis,912000204,,',
    ',Lia Sá,91 234 567,,',
    ',Lia Sá,,lia.exemplo.pt,',
    ',Lia Sá,912000205,,509442999',
    ',,912000206,,',
    ',Lia Sá,,,',
    ',Outro,912000204,,',
    '1,Outro,912000203,,',
    '9,Rui Costa,912000201,,',
  ].join('\n');
  const { body } = await importer.send('customers', file);
  const id = String(body['id']);
  const before = await dumpTables(portal.backend.pool);
  expect((await importer.ask('POST', `/${id}/check`, {})).body).toMatchObject({
    import: { state: 'checked', counts: { novo: 1, altera: 2, igual: 1, recusada: 9 } },
    lines: { length: 13 },
    next: null,
  });
  expect(await importer.outcomes(id)).toEqual([
    'igual',
    'altera',
    'altera',
    'recusada: Repetida no ficheiro: já está na linha 3',
    'novo',
    'recusada: Número de contacto Inválido',
    'recusada: Por favor insira um formato de endereço de e-mail correto',
    'recusada: O NIF introduzido não é válido',
    'recusada: Campo obrigatório!',
    'recusada: Tem que adicionar pelo menos um contacto',
    'recusada: Repetida no ficheiro: já está na linha 6',
    'recusada: Estes contactos são de clientes diferentes',
    'recusada: Este cliente já tem outro código',
  ]);
  const after = await dumpTables(portal.backend.pool);
  const ofImport = { imports: [], import_lines: [] };
  expect({ ...after, ...ofImport }).toEqual({ ...before, ...ofImport });
});

test('what is reported comes in pages, and as a file for spreadsheets in which nothing is a formula [SET-24]', async () => {
  const file = `Nome;Telefone\n"=HYPERLINK(""x"")";912\n"Ana; ""A""";912000301\nRui;1\n`;
  const id = String((await importer.send('customers', file)).body['id']);
  const { body: first } = await importer.ask('POST', `/${id}/check?limit=2`, {});
  expect(first).toMatchObject({ lines: [{ n: 2 }, { n: 3, outcome: 'novo', reason: null }] });
  const rest = await importer.ask('GET', `/${id}/lines?limit=2&cursor=${String(first['next'])}`);
  expect(rest.body).toMatchObject({ lines: [{ n: 4, outcome: 'recusada' }], next: null });
  const answer = await portal.app.request(`/provider-api/v1/imports/${id}/lines.csv`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(
    '\uFEFFlinha;resultado;motivo;Nome;Telefone\r\n' +
      `2;recusada;Número de contacto Inválido;"'=HYPERLINK(""x"")";912\r\n` +
      '3;novo;;"Ana; ""A""";912000301\r\n' +
      '4;recusada;Número de contacto Inválido;Rui;1\r\n',
  );
  const refused = await importer.ask('GET', `/${id}/lines.csv?outcome=novo`);
  expect(String(refused.body['text']).split('\r\n')).toHaveLength(3);
});

test('a run takes what was checked and nothing else, in the background, once [SET-25]', async () => {
  const sent = await importer.send(
    'customers',
    'Código;Nome;Telefone;Morada\n701;Ivo Reis;912 000 701;Rua A\n702;Lia Sá;12;Rua B\n',
  );
  const id = String(sent.body['id']);
  const run = () => importer.ask('POST', `/${id}/run`, {});
  expect(await run()).toMatchObject({ status: 409, body: { code: 'CHECK_AGAIN' } });
  await importer.ask('POST', `/${id}/check`, {});
  const { body } = await importer.ask('PUT', `/${id}/mapping`, {
    mapping: { external_id: 'Código', name: 'Nome', phone: 'Telefone' },
  });
  expect(body['state']).toBe('uploaded');
  expect(await run()).toMatchObject({ status: 409, body: { code: 'CHECK_AGAIN' } });
  await importer.ask('POST', `/${id}/check`, {});
  expect((await run()).body).toMatchObject({ state: 'running', progress: { done: 0, total: 1 } });
  await runToEnd(portal);
  expect((await importer.ask('GET', `/${id}`)).body).toMatchObject({
    ...{ state: 'done', progress: { done: 1, total: 1 } },
    counts: { novo: 1, altera: 0, igual: 0, recusada: 1 },
  });
  expect(await clientNamed('Ivo Reis')).toMatchObject({
    ...{ address: null, user_id: null },
    phones: [{ number: '+351912000701', primary: true }],
  });
  const before = await dumpTables(portal.backend.pool);
  expect((await run()).body['state']).toBe('done');
  await runToEnd(portal);
  expect(await dumpTables(portal.backend.pool)).toEqual(before);
  expect(await importer.ask('POST', `/${id}/check`, {})).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_RUN' },
  });
  expect((await portal.backend.pool.query('select from outbox')).rowCount).toBe(0);
});

test('of somebody with an account only what is empty is filled in, and no contact [SET-25] [C-767]', async () => {
  const token = await registerByPhone(portal, '+351912000801', undefined, 'Nuno Paz');
  const json = { city: 'Braga' };
  await portal.call('PATCH', '/main/user/client/', { token, json });
  await importer.take(
    'customers',
    'id;nome;telemóvel;email;morada;localidade\n81;Outro Nome;912000801;nuno@exemplo.pt;Rua C;Porto\n',
  );
  expect(await clientNamed('Nuno Paz')).toMatchObject({
    ...{ email: null, address: 'Rua C', city: 'Braga' },
  });
});

test('a cell that is empty changes nothing of a customer without an account, and one that says something all else [SET-25] [C-767]', async () => {
  await importer.take(
    'customers',
    'nome;telefone;nif;morada;localidade\nRita Vaz;912000811;123456789;Rua A;Faro\n',
  );
  await importer.take('customers', 'nome;telefone;nif;morada;localidade\n;912000811;;Rua B;\n');
  expect(await clientNamed('Rita Vaz')).toMatchObject({
    ...{ vat: '123456789', address: 'Rua B', city: 'Faro' },
  });
});

test('a NIF that is stored stays: another one refuses the line, and is left out of somebody with an account [SET-25] [C-767]', async () => {
  const header = 'nome;telefone;nif;localidade\n';
  await importer.take('customers', `${header}Raul Vaz;912000821;123456789;\n`);
  const token = await registerByPhone(portal, '+351912000822', undefined, 'Olga Vaz');
  await portal.call('PATCH', '/main/user/client/', { token, json: { vat: '123456789' } });
  const id = await importer.take(
    'customers',
    `${header};912000821;502448911;Faro\n;912000822;502448911;Faro\n`,
  );
  expect(await importer.outcomes(id)).toEqual([
    ...['recusada: O NIF já registado não pode ser alterado.', 'altera'],
  ]);
  expect(await clientNamed('Raul Vaz')).toMatchObject({ vat: '123456789', city: null });
  expect(await clientNamed('Olga Vaz')).toMatchObject({ vat: '123456789', city: 'Faro' });
});

test('of an item of somebody with an account only what is empty is filled in, of others what a cell says is taken [SET-25] [C-767]', async () => {
  const domain = 'itens.localhost';
  const fields = ['brand', 'plate', 'color', 'fuel'].map((name, index) => ({
    ...{ type: 'text', name, label: name, position: index + 1 },
    ...{ required: index < 2, identifier: name === 'plate' },
  }));
  const setup = { signup_item_fields: fields, item_title_template: '{brand}' };
  const there = createImporter(portal, await createProvider(portal, domain, setup));
  await registerByPhone(portal, '+351912000831', domain, 'Com Conta');
  const file = (...lines: string[]) =>
    ['nome;telefone;brand;plate;color;fuel', ...lines].join('\n');
  await there.take(
    'items',
    file(';912000831;Opel;11-AA-22;Azul;', 'Sem Conta;912000832;Fiat;22-BB-33;Azul;'),
  );
  await there.take(
    'items',
    file(';912000831;Seat;11-AA-22;Verde;Gás', ';912000832;Seat;22-BB-33;;Gás'),
  );
  const { rows } = await portal.backend.pool.query(
    `select name, specs from items join clients on clients.id = client_id
     where name in ('Com Conta', 'Sem Conta') order by name`,
  );
  expect(rows).toEqual([
    {
      name: 'Com Conta',
      specs: { brand: 'Opel', plate: '11-AA-22', color: 'Azul', fuel: 'Gás' },
    },
    {
      name: 'Sem Conta',
      specs: { brand: 'Seat', plate: '22-BB-33', color: 'Azul', fuel: 'Gás' },
    },
  ]);
});

test('by a contact is meant who logs in with it, else whom the provider made known by it [SET-25] [C-767]', async () => {
  const token = await registerByPhone(portal, '+351912000841', undefined, 'Rosa Lima');
  await importer.take('customers', 'nome;email\nRosa Antes;rosa@exemplo.pt\n');
  await portal.backend.pool.query(
    `update clients set phones = '[{"number": "+351912000841", "primary": true}]'
     where name = 'Rosa Antes'`,
  );
  const header = 'nome;telefone;localidade\n';
  await importer.take('customers', `${header};912000841;Braga\n`);
  expect(await clientNamed('Rosa Lima')).toMatchObject({ city: 'Braga' });
  expect(await clientNamed('Rosa Antes')).toMatchObject({ city: null });

  // What somebody with an account only noted is nobody's login.
  const phones = ['+351912000841', '+351912000842'].map((number, index) => ({
    ...{ number, primary: index === 0 },
  }));
  const noted = await portal.call('PATCH', '/main/user/client/', { token, json: { phones } });
  expect(noted.status).toBe(200);
  await importer.take('customers', `${header}Rui Vago;912000842;\n`);
  await importer.take('customers', `${header};912000841;Évora\n;912000842;Faro\n`);
  expect(await clientNamed('Rui Vago')).toMatchObject({ user_id: null, city: 'Faro' });
  expect(await clientNamed('Rosa Lima')).toMatchObject({ phones, city: 'Braga' });
});

test('another provider neither sees nor runs it', async () => {
  const other = createImporter(portal, await createProvider(portal, 'lima.localhost'));
  const id = await importer.take('customers', 'nome;telefone\nUma;912000901\n');
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/lines'],
    ['GET', '/lines.csv'],
    ['PUT', '/mapping'],
    ['POST', '/check'],
    ['POST', '/run'],
    ['POST', '/undo'],
  ] as const) {
    const json = method === 'PUT' ? { mapping: {} } : method === 'POST' ? {} : undefined;
    expect((await other.ask(method, `/${id}${path}`, json)).status).toBe(404);
  }
  expect((await other.ask('GET', '')).body).toEqual({ imports: [], next: null });
  const { imports } = await asProvider(portal, key, 'GET', '/imports?limit=1');
  expect(imports).toMatchObject([{ id }]);
});
