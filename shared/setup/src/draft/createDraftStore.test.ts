import { ApiError } from '@portal/api/http/apiError';
import type { DraftSaved } from '@portal/api/setup/draft';
import { setupValuesSchema, type SetupValues } from '@portal/api/setup/setupValues';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { createDraftStore } from './createDraftStore.ts';

type Save = Parameters<Parameters<typeof createDraftStore>[0]['save']>[0];

const values = v.parse(setupValuesSchema, {
  identity: { name: 'Auto Mirante' },
  ...{ legal: {}, brand: {}, activity: {}, modules: {}, hours: {} },
  ...{ policy: {}, reminders: {}, law: {}, settings: {} },
});
const draft = { revision: 1, values, missing: [], differs: false, published: false };
/** What the server was asked to keep, and what it answers next; without an answer it keeps it. */
let asked: Save[];
let answers: (ApiError | SetupValues | undefined)[];

function save(json: Save): Promise<DraftSaved> {
  asked.push(json);
  const answer = answers.shift();
  if (answer instanceof ApiError) return Promise.reject(answer);
  const saved = { revision: json.revision + 1, changed_at: '2026-11-27T10:22:00Z' };
  return Promise.resolve({
    ...{ ...saved, missing: [], differs: true },
    ...(answer && { values: answer }),
  });
}
const begin = () => createDraftStore({ save }, draft);

beforeEach(() => {
  asked = [];
  answers = [];
});

test('a value is kept once its field is left, and only where it is another one [SET-06]', async () => {
  const store = begin();
  store.edit('identity', 'name', 'Auto Mirante Norte');
  expect(asked).toEqual([]);
  expect(store.read().values.identity.name).toBe('Auto Mirante Norte');
  await store.leave('identity', 'name');
  await store.leave('identity', 'name');
  expect(asked).toEqual([{ revision: 1, values: { identity: { name: 'Auto Mirante Norte' } } }]);
  expect(store.read()).toMatchObject({ revision: 2, saving: 'idle', differs: true });
  expect(store.hasUnsaved()).toBe(false);
});

test('two fields that are left at once go one after the other, each with the newest revision', async () => {
  const store = begin();
  store.edit('identity', 'town', 'Porto');
  store.edit('identity', 'phone', '226000000');
  await Promise.all([store.leave('identity', 'town'), store.leave('identity', 'phone')]);
  expect(asked.map(({ values: sent, revision }) => [sent, revision])).toEqual([
    [{ identity: { town: 'Porto' } }, 1],
    [{ identity: { phone: '226000000' } }, 2],
  ]);
});

test('a value that is written back before the other one was kept is what is kept in the end', async () => {
  const store = begin();
  store.edit('identity', 'town', 'Porto');
  const first = store.leave('identity', 'town');
  store.edit('identity', 'name', 'Auto Norte');
  const second = store.leave('identity', 'name');
  store.edit('identity', 'name', 'Auto Mirante');
  await Promise.all([first, second, store.leave('identity', 'name')]);
  expect(asked.at(-1)?.values).toEqual({ identity: { name: 'Auto Mirante' } });
  expect(store.hasUnsaved()).toBe(false);
});

test('what is wrong stays in its field with the words of the server, and is not kept [SET-06]', async () => {
  const store = begin();
  answers = [new ApiError(422, { message: 'O NIF introduzido não é válido' })];
  store.edit('legal', 'nipc', '123');
  await store.leave('legal', 'nipc');
  expect(store.read().values.legal.nipc).toBe('123');
  expect(store.read().errors.get('legal.nipc')?.message).toBe('O NIF introduzido não é válido');
  expect(store.hasUnsaved()).toBe(true);
  store.edit('legal', 'nipc', '502448911');
  expect(store.read().errors.size).toBe(0);
  await store.leave('legal', 'nipc');
  expect(asked).toHaveLength(2);
});

test('what could not be sent stays, is said, and goes with the next try, the newest words only', async () => {
  const store = begin();
  answers = [new ApiError(0, {})];
  store.edit('identity', 'town', 'Porto');
  await store.leave('identity', 'town');
  expect(store.read().saving).toBe('failed');
  expect(store.hasUnsaved()).toBe(true);
  store.edit('identity', 'town', 'Vila Nova de Gaia');
  await store.leave('identity', 'town');
  expect(asked.map((sent) => sent.values['identity']?.['town'])).toEqual([
    ...['Porto', 'Vila Nova de Gaia'],
  ]);
  expect(store.read()).toMatchObject({ saving: 'idle', revision: 2 });
  await store.retry();
  expect(asked).toHaveLength(2);
});

test.each([
  { isMine: true, shown: 'Porto', sent: 2 },
  { isMine: false, shown: 'Braga', sent: 1 },
])(
  'of two values of one field the chosen one stays: one’s own is $isMine [SET-06]',
  async ({ isMine, shown, sent }) => {
    const store = begin();
    answers = [
      new ApiError(
        409,
        {},
        { revision: 7, fields: [{ section: 'identity', field: 'town', theirs: 'Braga' }] },
      ),
    ];
    store.edit('identity', 'town', 'Porto');
    await store.leave('identity', 'town');
    expect(store.read().conflict).toMatchObject({ mine: 'Porto', theirs: 'Braga' });
    await store.settle(isMine);
    expect(store.read().values.identity.town).toBe(shown);
    expect(store.read().conflict).toBeNull();
    expect(asked).toHaveLength(sent);
    if (isMine)
      expect(asked[1]).toMatchObject({ revision: 7, values: { identity: { town: 'Porto' } } });
    expect(store.hasUnsaved()).toBe(false);
  },
);

test('what the server keeps in another form is shown, and what is being written meanwhile stays', async () => {
  const store = begin();
  const brand = { ...values.brand, brand_color: '#12356b' };
  answers = [{ ...values, brand, identity: { ...values.identity, town: 'Porto' } }];
  store.edit('brand', 'brand_color', '12356B');
  const saving = store.leave('brand', 'brand_color');
  store.edit('identity', 'phone', '22');
  await saving;
  expect(store.read().values.brand.brand_color).toBe('#12356b');
  expect(store.read().values.identity).toMatchObject({ town: 'Porto', phone: '22' });
  await store.leave('brand', 'brand_color');
  await store.leave('identity', 'town');
  expect(asked).toHaveLength(1);
  store.edit('identity', 'phone', '226000000');
  await store.leave('identity', 'phone');
  expect(asked.at(-1)?.values).toEqual({ identity: { phone: '226000000' } });
});

test('what is taken out of a list is said to the server as nothing', async () => {
  const store = begin();
  store.edit('services', 'revisao', null);
  await store.leave('services', 'revisao');
  expect(asked[0]).toMatchObject({ values: { services: { revisao: null } } });
});
