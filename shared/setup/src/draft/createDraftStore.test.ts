import { ApiError } from '@portal/api/http/apiError';
import type { Draft, DraftSaved } from '@portal/api/setup/draft';
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
/** The draft as it can be read now; null while it cannot. */
let readable: Draft | null;
const read = () =>
  readable === null ? Promise.reject(new ApiError(0, {})) : Promise.resolve(readable);
const begin = () => createDraftStore({ save, draft: read }, draft);
/** A value with others in the place of those of the beginning. */
const identity = (of: object): SetupValues => ({
  ...values,
  identity: { ...values.identity, ...of },
});
const conflictOf = (field: string, theirs: unknown, revision: number) =>
  new ApiError(409, {}, { revision, fields: [{ section: 'identity', field, theirs }] });

beforeEach(() => {
  asked = [];
  answers = [];
  readable = null;
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
  expect(store.unsaved()).toEqual([]);
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
  expect(store.unsaved()).toEqual([]);
});

test('what is wrong stays in its field with the words of the server, and is not kept [SET-06]', async () => {
  const store = begin();
  answers = [new ApiError(422, { message: 'O NIF introduzido não é válido' })];
  store.edit('legal', 'nipc', '123');
  await store.leave('legal', 'nipc');
  expect(store.read().values.legal.nipc).toBe('123');
  expect(store.read().errors.get('legal.nipc')?.message).toBe('O NIF introduzido não é válido');
  expect(store.unsaved()).toEqual(['legal.nipc']);
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
  expect(store.read()).toMatchObject({ saving: 'idle', failure: 'offline' });
  expect(store.unsaved()).toEqual(['identity.town']);
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
    answers = [conflictOf('town', 'Braga', 7)];
    store.edit('identity', 'town', 'Porto');
    await store.leave('identity', 'town');
    expect(store.read().conflicts).toMatchObject([{ mine: 'Porto', theirs: 'Braga' }]);
    await store.settle(isMine);
    expect(store.read().values.identity.town).toBe(shown);
    expect(store.read().conflicts).toEqual([]);
    expect(asked).toHaveLength(sent);
    if (isMine)
      expect(asked[1]).toMatchObject({ revision: 7, values: { identity: { town: 'Porto' } } });
    expect(store.unsaved()).toEqual([]);
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

test('what others changed meanwhile comes with the answer of a save, and is asked about where one was writing oneself', async () => {
  const store = begin();
  store.edit('identity', 'phone', '2');
  store.edit('identity', 'town', 'Porto');
  answers = [
    identity({ town: 'Porto', email: 'delas@exemplo.pt', phone: '226000000' }),
    conflictOf('phone', '226000000', 3),
  ];
  await store.leave('identity', 'town');
  expect(store.read().values.identity).toMatchObject({ email: 'delas@exemplo.pt', phone: '2' });
  await store.leave('identity', 'phone');
  // It is sent as what it was written over, which is older than what was read since.
  expect(asked.map(({ revision }) => revision)).toEqual([1, 1]);
  expect(store.read().conflicts).toMatchObject([{ mine: '2', theirs: '226000000' }]);
  // A field that nobody was writing into is sent with the newest.
  store.edit('identity', 'email', 'nova@exemplo.pt');
  await store.leave('identity', 'email');
  expect(asked[2]).toMatchObject({ revision: 2 });
});

test('each of several values that others wrote too is asked about, one after the other', async () => {
  const store = begin();
  answers = [conflictOf('town', 'Braga', 7), conflictOf('phone', '226', 7)];
  store.edit('identity', 'town', 'Porto');
  store.edit('identity', 'phone', '225');
  await Promise.all([store.leave('identity', 'town'), store.leave('identity', 'phone')]);
  // The first conflict says nothing of the second value: it is sent as before.
  expect(asked.map(({ revision }) => revision)).toEqual([1, 1]);
  expect(store.read().conflicts.map(({ path }) => path)).toEqual([
    ...['identity.town', 'identity.phone'],
  ]);
  expect(store.unsaved()).toEqual(['identity.town', 'identity.phone']);
  await store.settle(false);
  await store.settle(true);
  expect(store.read().values.identity).toMatchObject({ town: 'Braga', phone: '225' });
  expect(asked[2]).toMatchObject({ revision: 7, values: { identity: { phone: '225' } } });
  expect(store.unsaved()).toEqual([]);
});

test('after a conflict the rest of what the other one changed is shown; where it could not be read, nothing is taken for read', async () => {
  const store = begin();
  answers = [conflictOf('town', 'Braga', 7)];
  store.edit('identity', 'town', 'Porto');
  await store.leave('identity', 'town');
  await store.settle(true);
  // What was answered without values says nothing of the fields that changed before revision 7.
  store.edit('identity', 'email', 'nova@exemplo.pt');
  await store.leave('identity', 'email');
  expect(asked.map(({ revision }) => revision)).toEqual([1, 7, 1]);

  answers = [conflictOf('phone', '226', 12)];
  readable = {
    ...draft,
    revision: 12,
    values: identity({ phone: '226', website: 'https://a.pt' }),
  };
  store.edit('identity', 'phone', '225');
  await store.leave('identity', 'phone');
  expect(store.read()).toMatchObject({
    revision: 12,
    values: { identity: { phone: '225', website: 'https://a.pt' } },
  });
});

test.each([
  [0, {}, 'offline'],
  [401, {}, 'ended'],
  [403, { code: 'SUSPENDED' }, 'suspended'],
  [429, {}, 'away'],
  [500, {}, 'away'],
] as const)(
  'an answer of %i %j leaves a value waiting, which is said as %s until it is kept',
  async (status, envelope, failure) => {
    const store = begin();
    answers = [new ApiError(status, envelope), new ApiError(status, envelope)];
    store.edit('identity', 'town', 'Porto');
    await store.leave('identity', 'town');
    expect(store.read()).toMatchObject({ saving: 'idle', failure, tries: 1 });
    await store.retry();
    expect(store.read()).toMatchObject({ failure, tries: 2 });
    expect(store.unsaved()).toEqual(['identity.town']);
    // What is published or read meanwhile leaves it where it is.
    store.catchUp({ ...draft, revision: 4 });
    expect(store.read()).toMatchObject({ failure, values: { identity: { town: 'Porto' } } });
    await store.retry();
    expect(store.read()).toMatchObject({ saving: 'idle', failure: null, tries: 0 });
    expect(store.unsaved()).toEqual([]);
  },
);

test('what was typed and not left counts as unsaved, and is sent once everything is left; what was refused is not sent again', async () => {
  const store = begin();
  answers = [new ApiError(422, { message: 'O NIF introduzido não é válido' })];
  store.edit('legal', 'nipc', '123');
  await store.leave('legal', 'nipc');
  store.edit('identity', 'town', 'Porto');
  store.edit('experts', 'ana', { name: 'Ana', position: 1 });
  store.edit('identity', 'phone', '2');
  store.edit('identity', 'phone', values.identity.phone);
  expect(store.unsaved()).toEqual(['legal.nipc', 'identity.town', 'experts.ana']);
  await store.leaveAll();
  expect(asked.slice(1).map(({ values: sent }) => sent)).toEqual([
    { identity: { town: 'Porto' } },
    { experts: { ana: { name: 'Ana', position: 1 } } },
  ]);
  expect(store.unsaved()).toEqual(['legal.nipc']);
});

test('what was kept although its answer was lost is nobody else’s: the newer value goes over it without a question [SET-06]', async () => {
  const store = begin();
  const lost = [{ opens: '09:00', closes: '18:00', weekday: 1 }];
  const kept = [{ weekday: 1, opens: '09:00', closes: '18:00', expert_id: null }];
  answers = [
    new ApiError(0, {}),
    new ApiError(
      409,
      {},
      { revision: 8, fields: [{ section: 'hours', field: 'hours', theirs: kept }] },
    ),
  ];
  store.edit('hours', 'hours', lost);
  await store.leave('hours', 'hours');
  store.edit('hours', 'hours', []);
  await store.leave('hours', 'hours');
  expect(store.read()).toMatchObject({ conflicts: [], failure: null });
  expect(asked.map(({ revision }) => revision)).toEqual([1, 1, 8]);
  expect(asked[2]?.values).toEqual({ hours: { hours: [] } });
  expect(store.unsaved()).toEqual([]);
});

test('what somebody else wrote while an answer was lost is asked about [SET-06]', async () => {
  const store = begin();
  answers = [new ApiError(0, {}), conflictOf('town', 'Braga', 8)];
  store.edit('identity', 'town', 'Porto');
  await store.leave('identity', 'town');
  store.edit('identity', 'town', 'Vila Nova de Gaia');
  await store.leave('identity', 'town');
  expect(store.read().conflicts).toMatchObject([{ mine: 'Vila Nova de Gaia', theirs: 'Braga' }]);
});
