import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
  await createProvider(portal, 'auto-mirante.localhost', { phone: '222000000' });
});
afterAll(() => portal.close());

const ask = (method: string, path: string, json?: unknown) =>
  portal.call(method, `/mgmt/setup/auto-mirante.localhost${path}`, {
    token: portal.adminToken,
    json,
  });
const save = (by: string, revision: number, values: object) =>
  ask('PATCH', `/draft?by=${by}`, { revision, values });
const read = async () => {
  const { body } = await ask('GET', '/draft');
  return { ...body, values: Object(body['values']), revision: Number(body['revision']) };
};

test('a draft begins with what is in force, and keeps each field that is saved and who saved it [SET-06]', async () => {
  expect(await read()).toMatchObject({
    ...{ revision: 0, changed_by: null, changed_at: null },
    values: { identity: { phone: '222000000' }, activity: { vertical: 'auto' } },
  });
  const saved = await save('Rita', 0, { identity: { website: 'https://oficina.pt' } });
  const now = portal.backend.clock.now().getTime();
  expect(saved).toMatchObject({ status: 200, body: { revision: 1, changed_by: 'Rita' } });
  expect(Math.abs(Date.parse(String(saved.body['changed_at'])) - now)).toBeLessThan(60_000);
  expect((await read()).values.identity).toMatchObject({
    website: 'https://oficina.pt',
    phone: '222000000',
  });
  // The customers see none of it.
  const { body } = await portal.call('GET', '/main/config/');
  expect(body).toMatchObject({ company: { website: null } });
});

test.each([
  [
    { identity: { email: 'sem arroba' } },
    'Por favor insira um formato de endereço de e-mail correto',
  ],
  [{ identity: { phone: '95' } }, 'Número de contacto Inválido'],
  [{ identity: { phone: '952000000' } }, 'Número de contacto Inválido'],
  [{ legal: { nipc: '502448910' } }, 'O NIF introduzido não é válido'],
  [{ identity: { name: ' ' } }, 'Campo obrigatório!'],
  [{ brand: { brand_color: 'azul' } }, 'Formato Inválido'],
  [{ services: { a: { name: 'A', duration_minutes: 2 } } }, 'Formato Inválido'],
  [
    { hours: { hours: [{ weekday: 1, opens: '18:00', closes: '09:00' }] } },
    'A hora de fecho tem de ser depois da hora de abertura.',
  ],
  [
    {
      reminders: {
        rules: [
          {
            ...{ event: 'work.ready', lead_minutes: 60, channels: ['push', 'sms'] },
            text: 'Está pronto. Ligue 912 345 678.',
          },
        ],
      },
    },
    'Numa SMS não pode estar um número de telefone (912 345 678): ponha {ligação}, que leva aos seus contactos.',
  ],
])(
  'a wrong value is refused in words, and nothing beside it is saved: %j [SET-06] [C-754] [C-897]',
  async (wrong, message) => {
    const before = await read();
    const [[section, fields] = []] = Object.entries(wrong);
    const answer = await save('Rui', before.revision, { law: { terms: 'Outras.' }, ...wrong });
    const [field] = Object.keys(Object(fields));
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ section, field, message }] } });
    expect(await read()).toEqual(before);
  },
);

test('a number to call a provider at is a contact, or one of another prefix or country; nine digits of 2 or 9 that are none are refused in the exact words [VAL-07] [C-752]', async () => {
  const taken = ['800 200 300', '+34 911 23 45 67', '912 345 678', '222 081 745'];
  for (const phone of taken) {
    const { revision } = await read();
    expect((await save('Rita', revision, { identity: { phone } })).status).toBe(200);
  }
  const before = await read();
  const message = 'Número de contacto Inválido';
  for (const phone of ['95', '952000000', '942 345 678', '+351 902 345 678'])
    expect([phone, await save('Rita', before.revision, { identity: { phone } })]).toMatchObject([
      phone,
      { status: 422, body: { fields: [{ section: 'identity', field: 'phone', message }] } },
    ]);
  expect(await read()).toEqual(before);
});

test('of two writers, who touches other fields is merged, who touches the same one sees both values [SET-06]', async () => {
  const { revision } = await read();
  await save('Rita', revision, { identity: { town: 'Porto' } });
  const merged = await save('Rui', revision, { identity: { address: 'Rua 1' } });
  expect(merged).toMatchObject({ status: 200, body: { revision: revision + 2 } });
  const refused = await save('Rui', revision, { identity: { town: 'Braga', website: null } });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      revision: revision + 2,
      fields: [{ section: 'identity', field: 'town', mine: 'Braga', theirs: 'Porto', by: 'Rita' }],
    },
  });
  expect((await read()).values.identity).toMatchObject({ town: 'Porto', address: 'Rua 1' });
  // The same words are no conflict; whoever has seen both may have the own ones.
  expect((await save('Rui', revision, { identity: { town: 'Porto' } })).status).toBe(200);
  expect((await save('Rui', revision + 2, { identity: { town: 'Braga' } })).status).toBe(200);
  expect((await save('Rui', 999, { identity: { town: 'Faro' } })).status).toBe(400);
});

test('two who save at the same time both have what they saved [SET-06]', async () => {
  const { revision } = await read();
  const both = await Promise.all([
    save('Rita', revision, { law: { terms: 'Nossas.' } }),
    save('Rui', revision, { activity: { icon_set: 'TECH' } }),
  ]);
  expect(new Set(both.map(({ body }) => body['revision']))).toEqual(
    new Set([revision + 1, revision + 2]),
  );
  expect((await read()).values).toMatchObject({
    ...{ law: { terms: 'Nossas.' }, activity: { icon_set: 'TECH' } },
  });
});

test('a draft that is given up is what is in force again, under a new revision', async () => {
  const { revision } = await read();
  expect((await ask('DELETE', '/draft?revision=1')).status).toBe(409);
  const { body } = await ask('DELETE', `/draft?revision=${revision}&by=Rita`);
  expect(body).toMatchObject({ revision: revision + 1, changed_by: 'Rita' });
  expect((await read()).values.identity).toMatchObject({ phone: '222000000', town: null });
  expect((await ask('GET', '/changes-to-publish')).body['changes']).toEqual([]);
  // Who still had the old draft is asked.
  const late = await save('Rui', revision, { identity: { town: 'Faro' } });
  expect(late).toMatchObject({ status: 409, body: { fields: [{ mine: 'Faro', theirs: null }] } });
});

test('an unknown provider has no draft', async () => {
  const answer = await portal.call('GET', '/mgmt/setup/nobody.pt/draft', {
    token: portal.adminToken,
  });
  expect(answer.status).toBe(404);
});
