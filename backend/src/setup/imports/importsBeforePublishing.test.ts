import type { ImportKind } from '@portal/api/provider/providerImport';
import { draftChangesSchema, draftSchema } from '@portal/api/setup/draft';
import { setupImportSchema } from '@portal/api/setup/setupImport';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runToEnd } from '../../provider/imports/importFile.testing.ts';
import { ownerOf, type TestOwner } from '../../testing/calls/ownerOf.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let owner: TestOwner;
let domain: string;
let count = 0;
beforeAll(async () => {
  portal = await createTestBackend();
});
afterAll(() => portal.close());
beforeEach(async () => {
  count += 1;
  domain = `nova${count}.pt`;
  owner = await ownerOf(portal, domain);
});

const draft = async () => v.parse(draftSchema, (await owner.call('GET', '/draft')).body);
async function save(values: object) {
  const { revision } = await draft();
  expect((await owner.call('PATCH', '/draft', { revision, values })).status).toBe(200);
}
const lacks = async () => (await draft()).missing.map(({ section }) => section);

/** Tries a file of an owner. @returns its id, and what is said of its lines */
async function tried(kind: ImportKind, file: string) {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new Blob([file]), 'dados.csv');
  const { id } = v.parse(
    setupImportSchema,
    (await owner.call('POST', '/imports', undefined, { form })).body,
  );
  await owner.call('POST', `/imports/${id}/check`);
  const { body } = await owner.call('GET', `/imports/${id}/lines`);
  const lines: { outcome: string; reason: string | null }[] = Object(body)['lines'];
  return { id, lines: lines.map(({ outcome, reason }) => reason ?? outcome) };
}
async function bring(kind: ImportKind, file: string) {
  const { id } = await tried(kind, file);
  expect((await owner.call('POST', `/imports/${id}/run`)).status).toBe(200);
  await runToEnd(portal);
}

const needed = {
  identity: { town: 'Porto' },
  legal: {
    ...{ legal_name: 'Oficina Nova, Lda.', nipc: '502448911' },
    ...{ address: 'Rua Nova 1, 4000-001 Porto', email: 'geral@oficina.pt' },
  },
  activity: { item_label: 'Carro' },
  hours: { hours: [{ weekday: 1, opens: '09:00', closes: '18:00' }] },
  experts: { nuno: { name: 'Nuno Sá' } },
};

test('services that are imported before the first publication stand in the draft, are listed among what publishing changes, and come into force as they were changed there [SET-05] [SET-20] [C-940]', async () => {
  expect(await lacks()).toContain('services');
  await bring(
    'services',
    'Código;Nome;Duração\n12;Alinhamento;45\n13;Polimento;90\n14;Lavagem;30\n',
  );
  expect(await lacks()).not.toContain('services');
  const { services } = (await draft()).values;
  expect(services).toMatchObject({ 12: { name: 'Alinhamento', duration_minutes: 45 } });
  await save({
    ...needed,
    activity: { vertical: 'auto' },
    services: { 12: { ...services['12'], expert_ids: ['nuno'] }, 14: null },
  });
  // Who brought services of their own needs no examples.
  expect(Object.keys((await draft()).values.services)).toEqual(['12', '13']);
  const { body } = await owner.call('GET', '/draft/changes');
  const changes = v.parse(draftChangesSchema, body);
  expect(changes.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: '12', before: null }),
      expect.objectContaining({ field: '13', before: null }),
    ]),
  );
  const published = await owner.call('POST', '/publish', { revision: changes.revision });
  expect(published.status).toBe(200);
  const { body: offered } = await portal.call('GET', '/main/schedule/services', { domain });
  expect(JSON.stringify(offered)).toMatch(/Alinhamento.*Polimento|Polimento.*Alinhamento/);
  expect(JSON.stringify(offered)).not.toContain('Lavagem');
  expect(Object.keys((await draft()).values.services)).toEqual(['12', '13']);
});

test('an imported service takes the place of an example of the same name, not of one that its owner wrote [C-940]', async () => {
  await save({ activity: { vertical: 'auto' } });
  const examples = (await draft()).values.services;
  const [id = '', other = ''] = Object.keys(examples);
  const lineOf = (of: string) => `${of};${examples[of]?.name};77`;
  await save({ services: { [other]: { ...examples[other], duration_minutes: 33 } } });
  await bring('services', `Código;Nome;Duração\n${lineOf(id)}\n${lineOf(other)}\n`);
  const { services } = (await draft()).values;
  expect([services[id]?.duration_minutes, services[other]?.duration_minutes]).toEqual([77, 33]);
  expect(Object.keys(services)).toHaveLength(Object.keys(examples).length);
});

test('items and appointments that need what is not published are refused in words that say what to do first [SET-23] [SET-24] [C-941]', async () => {
  await save({ ...needed, services: { revisao: { name: 'Revisão', duration_minutes: 60 } } });
  const phones = 'Telefone;Cliente';
  const items = await tried('items', `${phones};Matrícula\n912000401;Ana;AA-00-BB\n`);
  expect(items.lines).toEqual([
    'Ainda não se pergunta nada sobre itens: publique primeiro a configuração',
  ]);
  const file = `${phones};Serviço;Data;Hora;Profissional\n`;
  const day = '2030-03-04';
  await bring('services', 'Nome;Duração\nPolimento;90\n');
  const appointments = await tried(
    'appointments',
    `${file}912000401;Ana;Revisão;${day};10:00;\n912000402;Rui;Polimento;${day};10:00;Nuno Sá\n912000402;Rui;Polimento;${day};10:00;\n`,
  );
  expect(appointments.lines).toEqual([
    'Este serviço ainda não está publicado: publique primeiro, ou traga os serviços num ficheiro',
    'Este profissional ainda não está publicado: publique primeiro a configuração',
    'novo',
  ]);
});

test('people, hours and closures that its own system sends before the first publication are part of the draft [C-940]', async () => {
  const key = await portal.call('POST', `/mgmt/providers/${domain}/api-key`, {
    token: portal.adminToken,
  });
  const send = async (method: string, path: string, json: object) => {
    const token = String(key.body['api_key']);
    const { status } = await portal.call(method, `/provider-api/v1${path}`, { token, json });
    expect(status).toBeLessThan(300);
  };
  await send('PUT', '/experts/ana', { name: 'Ana Reis', active: true });
  await send('PUT', '/hours', { hours: [{ weekday: 2, opens: '10:00', closes: '16:00' }] });
  const closure = { from: '2030-03-04T00:00:00.000Z', to: '2030-03-05T00:00:00.000Z' };
  await send('POST', '/closures', { ...closure, reason: 'Obras' });
  const { values } = await draft();
  expect(values).toMatchObject({
    experts: { ana: { name: 'Ana Reis' } },
    hours: {
      hours: [{ weekday: 2, opens: '10:00', closes: '16:00' }],
      closures: [{ ...closure, reason: 'Obras' }],
    },
  });
  expect(await lacks()).not.toEqual(expect.arrayContaining(['hours']));
  expect(await lacks()).not.toEqual(expect.arrayContaining(['experts']));
});
