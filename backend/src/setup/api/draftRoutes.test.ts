import { draftSavedSchema, draftSchema } from '@portal/api/setup/draft';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerOf, type TestOwner } from '../../testing/ownerOf.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'oficina.pt';
let portal: TestBackend;
let owner: TestOwner;

beforeAll(async () => {
  portal = await createTestBackend();
  owner = await ownerOf(portal, domain);
});
afterAll(() => portal.close());

const read = async () => v.parse(draftSchema, (await owner.call('GET', '/draft')).body);
const save = async (values: object) => {
  const { revision } = await read();
  return owner.call('PATCH', '/draft', { revision, values });
};
const saved = async (values: object) => {
  const { status, body } = await save(values);
  expect(status).toBe(200);
  return v.parse(draftSavedSchema, body);
};

test('choosing what one does presets the rest, and never what was typed [SET-12]', async () => {
  expect((await read()).values.identity.name).toBe('Oficina Nova');
  const typed = await saved({ activity: { item_label: 'Mota' } });
  expect(typed.values).toBeUndefined();
  const { values } = await saved({ activity: { vertical: 'auto' } });
  expect(values?.activity).toMatchObject({ vertical: 'auto', item_label: 'Mota' });
  expect(Object.keys(values?.services ?? {})).toContain('revisao');
  const barber = await saved({ activity: { vertical: 'barbershop' } });
  expect(barber.values?.activity.item_label).toBe('Mota');
  expect(Object.keys(barber.values?.services ?? {})).not.toContain('revisao');
  await saved({ activity: { vertical: 'auto' } });
});

test('reminders and what the law asks are preset, can be changed, and stay changed [SET-12]', async () => {
  const values = async () => Object((await owner.call('GET', '/draft')).body['values']);
  const { reminders, law } = await values();
  expect([reminders.rules.length > 0, law.storage_fee.hours]).toEqual([true, 48]);
  const rules = reminders.rules.slice(0, 1);
  const fee = { hours: 24, euros_per_day: 3, vat: 'plus' };
  await saved({ reminders: { rules }, law: { storage_fee: fee } });
  await saved({ activity: { vertical: 'tech' } });
  expect(await values()).toMatchObject({ reminders: { rules }, law: { storage_fee: fee } });
  await saved({ activity: { vertical: 'auto' } });
});

test('what customers could not read or book is refused in words, with the nearest colour that is enough [SET-10] [SET-14] [SET-15]', async () => {
  const pale = await save({ brand: { brand_color: '#7f7f7f' } });
  expect(pale.status).toBe(422);
  expect(pale.body['offer']).toMatchObject({ label: expect.stringMatching(/^Usar #[0-9a-f]{6}$/) });
  const { color } = Object(pale.body['offer']);
  expect((await saved({ brand: { brand_color: color } })).revision).toBeGreaterThan(0);
  const twice = [
    { weekday: 1, opens: '09:00', closes: '13:00' },
    { weekday: 1, opens: '12:00', closes: '18:00' },
  ];
  expect((await save({ hours: { hours: twice } })).body).toMatchObject({
    message: 'Este intervalo sobrepõe-se ao das 09:00 às 13:00.',
    fields: [{ section: 'hours', field: 'hours' }],
  });
  const short = { name: 'Lavagem', duration_minutes: 4 };
  expect((await save({ services: { lavagem: short } })).body).toMatchObject({
    message: 'Indique entre 5 e 1440 minutos.',
    fields: [{ section: 'services', field: 'lavagem' }],
  });
});

test('a logo is put into the draft from a file, and what is none is refused [SET-09]', async () => {
  const form = new FormData();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="4" height="4"/></svg>';
  form.append('logo', new File([svg], 'logo.svg'));
  const put = await owner.call('PUT', '/logo', undefined, { form });
  expect(put.status).toBe(200);
  expect((await read()).values.brand.logo_svg).toBe(svg);
  const wrong = new FormData();
  wrong.append('logo', new File(['<html></html>'], 'logo.svg'));
  const refused = await owner.call('PUT', '/logo', undefined, { form: wrong });
  expect([refused.status, refused.body['message']]).toEqual([400, 'Formato Inválido']);
});

test('what is missing is listed until nothing is, then everything is in force at once and customers are served [SET-07] [SET-20] [C-741]', async () => {
  const before = await read();
  expect(before.published).toBe(false);
  expect(before.missing.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Denominação social', 'NIPC', 'Pelo menos um horário']),
  );
  const early = await owner.call('POST', '/publish', { revision: before.revision });
  expect(early.status).toBe(422);
  const serves = async () =>
    (await portal.call('GET', '/main/schedule/services', { domain })).status;
  expect(await serves()).toBe(404);
  await saved({
    legal: {
      ...{ legal_name: 'Oficina Nova, Lda.', nipc: '502448911' },
      ...{ address: 'Rua Nova 1, 4000-001 Porto', email: 'geral@oficina.pt' },
    },
    hours: { hours: [{ weekday: 1, opens: '09:00', closes: '18:00' }] },
    experts: { nuno: { name: 'Nuno Sá' } },
  });
  const ready = await read();
  expect([ready.missing, ready.differs]).toEqual([[], true]);
  const changes = await owner.call('GET', '/draft/changes');
  expect(JSON.stringify(changes.body)).toContain('Nuno Sá');
  const stale = await owner.call('POST', '/publish', { revision: ready.revision - 1 });
  expect(stale.status).toBe(409);
  const published = await owner.call('POST', '/publish', { revision: ready.revision });
  expect([published.status, published.body]).toEqual([200, { version: 1 }]);
  expect(await serves()).toBe(200);
  expect(await read()).toMatchObject({ published: true, differs: false });
  expect((await owner.call('GET', '/history')).body['changes']).not.toEqual([]);
});

test('once published, another activity changes nothing that is in force [SET-12]', async () => {
  const { values } = await saved({ activity: { vertical: 'barbershop' } });
  expect(Object.keys(values?.services ?? {})).toContain('revisao');
  expect(await read()).toMatchObject({ differs: true, published: true });
});

test('holidays and arbitration are what the draft says of closures and place [SET-08] [SET-14]', async () => {
  const { body } = await owner.call('GET', '/holidays');
  const holidays = Object(body)['holidays'];
  expect(holidays).toHaveLength(13);
  await saved({ hours: { closures: [holidays[0].closure] }, identity: { town_district: 'Porto' } });
  const again = Object((await owner.call('GET', '/holidays')).body)['holidays'];
  expect([again[0].is_closed, again[1].is_closed]).toEqual([true, false]);
  const { body: choices } = await owner.call('GET', '/arbitration');
  expect(Object(choices)['preset'].name).toContain('Porto');
});
