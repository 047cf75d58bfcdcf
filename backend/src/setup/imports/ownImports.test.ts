import { setupImportSchema, type SetupImport } from '@portal/api/setup/setupImport';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetImports } from '../../provider/imports/forgetImports.ts';
import { runToEnd } from '../../provider/imports/importFile.testing.ts';
import { ownerOf, type TestOwner } from '../../testing/calls/ownerOf.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let owner: TestOwner;
let other: TestOwner;
beforeAll(async () => {
  portal = await createTestBackend();
  owner = await ownerOf(portal, 'oficina.pt');
  other = await ownerOf(portal, 'outra.pt');
});
afterAll(() => portal.close());

function send(file: string, headers: Record<string, string> = {}, name = 'clientes.csv') {
  const form = new FormData();
  form.set('kind', 'customers');
  form.set('file', new Blob([file]), name);
  return owner.call('POST', '/imports', undefined, { form, headers });
}
const sent = async (file: string): Promise<SetupImport> => read(await send(file));

function read({ status, body }: Answer): SetupImport {
  expect(status).toBe(200);
  return v.parse(setupImportSchema, body);
}

async function countOf(sql: string): Promise<number> {
  const { rows } = await portal.backend.pool.query<{ count: number }>(
    `select count(*)::integer as count from ${sql}`,
  );
  return rows[0]?.count ?? 0;
}

test('an owner sends a file, sees what its columns hold, and says which is which [SET-23] [C-819]', async () => {
  const shown = await sent(
    'Nº de Cliente;Nome;Tlm;Obs\n1;Ana Marques;912000301;\n2;Rui Costa;912000302;desde 2011\n3;Ana Marques;912000303;x\n4;;912000304;\n',
  );
  expect(shown).toMatchObject({
    ...{ kind: 'customers', state: 'uploaded', file_name: 'clientes.csv', missing: [] },
    mapping: { external_id: 'Nº de Cliente', name: 'Nome', phone: 'Tlm' },
    labels: { external_id: 'Código', phone: 'Telemóvel', vat: 'NIF' },
    samples: [
      ['1', '2', '3'],
      ['Ana Marques', 'Rui Costa'],
      ['912000301', '912000302', '912000303'],
      ['desde 2011', 'x'],
    ],
  });
  const path = `/imports/${shown.id}`;
  const mapped = read(await owner.call('PUT', `${path}/mapping`, { mapping: { name: 'Obs' } }));
  expect(mapped).toMatchObject({ mapping: { name: 'Obs' }, missing: [['phone', 'email']] });
  expect(await owner.call('POST', `${path}/check`)).toMatchObject({
    status: 422,
    body: { code: 'COLUMN_MISSING' },
  });
});

test('a file that cannot be read says why, and one that is sent again by the same key is there once [SET-23]', async () => {
  const problems = [
    ['Nome;Telefone\n', 'empty'],
    ['Nome;Telefone\n"Ana;912000001\n', 'quote'],
    [`Nome;Telefone\n${'Ana;912000001\n'.repeat(10_001)}`, 'lines'],
    [`${'a;'.repeat(201)}\n1\n`, 'columns'],
  ];
  for (const [file = '', problem] of problems)
    expect(await send(file)).toMatchObject({ status: 422, body: { code: 'CSV', problem } });
  const before = await countOf('imports');
  const headers = { 'idempotency-key': 'um-ficheiro' };
  const file = 'Nome;Telefone\nAna;912000001\n';
  const ids = [];
  for (let time = 0; time < 2; time += 1) ids.push(read(await send(file, headers)).id);
  expect([new Set(ids).size, await countOf('imports')]).toEqual([1, before + 1]);
  expect((await send(`${file}Rui;912000002\n`, headers)).status).toBe(422);
});

test('lines are tried, listed with what they are about, run and taken back, as done by the owner [SET-24] [SET-25] [C-819]', async () => {
  const { id } = await sent(
    [
      'Código;Nome;Telemóvel;NIF;Morada;Localidade',
      '7;Eva Dias;912000311;;;',
      ';Ivo Reis;91 234 567;123456789;Rua A;Faro',
      ';;;509442999;;',
    ].join('\n'),
  );
  const path = `/imports/${id}`;
  const step = async (name: string) => read(await owner.call('POST', `${path}/${name}`));
  expect((await owner.call('POST', `${path}/run`)).body).toMatchObject({ code: 'CHECK_AGAIN' });
  const clients = await countOf('clients');
  expect(await step('check')).toMatchObject({
    state: 'checked',
    samples: [
      ['7'],
      ['Eva Dias', 'Ivo Reis'],
      ['912000311', '91 234 567'],
      ['123456789', '509442999'],
      ...[['Rua A'], ['Faro']],
    ],
    counts: { novo: 1, altera: 0, igual: 0, recusada: 2 },
  });
  expect(await countOf('clients')).toBe(clients);
  expect((await owner.call('GET', `${path}/lines`)).body).toMatchObject({
    lines: [
      { n: 2, outcome: 'novo', about: 'Eva Dias, 912000311' },
      { n: 3, outcome: 'recusada', about: 'Ivo Reis, 91 234 567, 123456789, Rua A' },
      { n: 4, outcome: 'recusada', about: '509442999' },
    ],
  });
  const first = await owner.call('GET', `${path}/lines?outcome=recusada&limit=1`);
  expect(first.body).toMatchObject({ lines: [{ n: 3 }] });
  const next = String(first.body['next']);
  expect(
    (await owner.call('GET', `${path}/lines?outcome=recusada&limit=1&cursor=${next}`)).body,
  ).toMatchObject({ lines: [{ n: 4 }], next: null });
  const file = await owner.call('GET', `${path}/lines.csv?outcome=recusada`);
  expect(String(file.body['text']).split('\r\n')).toEqual([
    'linha;resultado;motivo;Código;Nome;Telemóvel;NIF;Morada;Localidade',
    '3;recusada;Número de contacto Inválido;;Ivo Reis;91 234 567;123456789;Rua A;Faro',
    expect.stringContaining('4;recusada;'),
    '',
  ]);

  expect(await step('run')).toMatchObject({ state: 'running', samples: [] });
  expect((await step('run')).state).toBe('running');
  await runToEnd(portal);
  expect((await owner.call('GET', '/imports?limit=1')).body).toMatchObject({
    imports: [{ id, state: 'done', file_name: 'clientes.csv', progress: { done: 1, total: 1 } }],
  });
  expect(await countOf('clients')).toBe(clients + 1);
  const { rows } = await portal.backend.pool.query<{ actor: unknown }>(
    'select actor from imports where id = $1',
    [id],
  );
  expect(rows[0]?.actor).toMatchObject({ kind: 'owner' });
  expect((await step('undo')).state).toBe('undoing');
  await runToEnd(portal);
  expect(await countOf('clients')).toBe(clients);
});

test('a file that has not run is removed, one that has is not [C-818] [SET-25]', async () => {
  const { id } = await sent('Nome;Telefone\nLia Sá;912000321\n');
  expect(await other.call('DELETE', `/imports/${id}`)).toMatchObject({ status: 404 });
  expect((await owner.call('DELETE', `/imports/${id}`)).status).toBe(200);
  expect((await owner.call('GET', `/imports/${id}`)).status).toBe(404);
  expect(await countOf(`import_lines where import_id = '${id}'`)).toBe(0);
  const ran = await sent('Nome;Telefone\nLia Sá;912000321\n');
  for (const step of ['check', 'run']) await owner.call('POST', `/imports/${ran.id}/${step}`);
  await runToEnd(portal);
  expect(await owner.call('DELETE', `/imports/${ran.id}`)).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_RUN' },
  });
});

test('imports are those of the session’s provider, and nothing is sent from another site [SET-04]', async () => {
  const { id } = await sent('Nome;Telefone\nZé Lopes;912000331\n');
  await owner.call('POST', `/imports/${id}/check`);
  const calls: readonly [method: string, path: string, json?: unknown][] = [
    ['GET', ''],
    ['GET', '/lines'],
    ['GET', '/lines.csv'],
    ['PUT', '/mapping', { mapping: {} }],
    ['POST', '/check'],
    ['POST', '/run'],
    ['POST', '/undo'],
  ];
  for (const [method, path, json] of calls) {
    const answer = await other.call(method, `/imports/${id}${path}`, json);
    expect([method + path, answer.status]).toEqual([method + path, 404]);
    const nobody = await owner.call(method, `/imports/${id}${path}`, json, {
      headers: { cookie: '' },
    });
    expect([method + path, nobody.status]).toEqual([method + path, 401]);
  }
  expect((await other.call('GET', '/imports')).body).toMatchObject({ imports: [] });
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await send('Nome;Telefone\nAna;912000001\n', headers)).status).toBe(403);
  expect((await owner.call('GET', `/imports/${id}`)).body).toMatchObject({ state: 'checked' });
});

test('the name of a file goes with what it said [C-818] [SET-25]', async () => {
  const { id } = await sent('Nome;Telefone\nZé Lopes;912000341\n');
  await portal.backend.clock.advance(7 * 86_400 + 1);
  await forgetImports(portal.backend);
  const { rows } = await portal.backend.pool.query(
    'select state, file_name from imports where id = $1',
    [id],
  );
  expect(rows).toEqual([{ state: 'forgotten', file_name: null }]);
});
