import { arbitrationSchema } from '@portal/api/setup/arbitrationSchema';
import { draftSavedSchema, draftSchema } from '@portal/api/setup/draft';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerOf, type TestOwner } from '../../testing/calls/ownerOf.ts';
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
  const colorOf = async () => (await read()).values.brand.brand_color;
  const before = await colorOf();
  const pale = await save({ brand: { brand_color: '#7f7f7f' } });
  expect(pale.status).toBe(422);
  expect(pale.body['offer']).toMatchObject({ label: expect.stringMatching(/^Usar #[0-9a-f]{6}$/) });
  const { color } = Object(pale.body['offer']);
  expect(await colorOf()).toBe(before);
  expect((await saved({ brand: { brand_color: color } })).revision).toBeGreaterThan(0);
  expect(await colorOf()).toBe(color);
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

test.each([
  ['12356b', '#12356b'],
  ['#Fa0', '#ffaa00'],
  [' #0E6B57 ', '#0e6b57'],
])('a colour typed as %s is kept, and shown, as %s [SET-10]', async (typed, kept) => {
  const { values } = await saved({ brand: { brand_color: typed } });
  expect(values?.brand.brand_color).toBe(kept);
  expect((await read()).values.brand.brand_color).toBe(kept);
});

test('the arbitration entity of the district is preset until the owner chooses one, or none [SET-08] [C-862] [C-863]', async () => {
  const other = await ownerOf(portal, 'centro.pt');
  const draft = async () => v.parse(draftSchema, (await other.call('GET', '/draft')).body);
  const put = async (values: object) => {
    const { revision } = await draft();
    const { status, body } = await other.call('PATCH', '/draft', { revision, values });
    expect(status).toBe(200);
    return v.parse(draftSavedSchema, body).values?.legal.arbitration?.name;
  };
  const kept = async () => (await draft()).values.legal.arbitration?.name;
  expect(await put({ identity: { town: 'Vila Nova de Gaia' } })).toBeUndefined();
  expect(await kept()).toBeUndefined();
  expect(await put({ identity: { town_district: 'Porto' } })).toMatch(/^CICAP,/);
  // What nobody chose follows the place; what another field says leaves it.
  expect(await put({ identity: { town: 'Faro', town_district: null } })).toMatch(/^CIMAAL,/);
  expect(await put({ identity: { phone: '226000000' } })).toBeUndefined();
  expect(await kept()).toMatch(/^CIMAAL,/);
  await put({ identity: { town: 'Gaia' } });
  expect(await kept()).toBeUndefined();
  await put({ identity: { town: 'Lisboa' } });
  expect(await kept()).toMatch(/^CACCL,/);
  await put({ legal: { arbitration: null } });
  await put({ identity: { town_district: 'Braga' } });
  expect(await kept()).toBeUndefined();
});

test('who saves over an older revision is answered with what others changed since, and presets are nobody’s words', async () => {
  const other = await ownerOf(portal, 'dupla.pt');
  const { revision } = v.parse(draftSchema, (await other.call('GET', '/draft')).body);
  const put = async (values: object, of = revision) => {
    const { status, body } = await other.call('PATCH', '/draft', { revision: of, values });
    return status === 200 ? v.parse(draftSavedSchema, body) : status;
  };
  const first = await put({ identity: { phone: '226000000' } });
  expect(first).toMatchObject({ revision: revision + 1 });
  expect(first).not.toHaveProperty('values');
  expect(await put({ identity: { address: 'Rua 1' } })).toMatchObject({
    revision: revision + 2,
    values: { identity: { phone: '226000000', address: 'Rua 1' } },
  });
  expect(await put({ identity: { phone: '225000000' } })).toBe(409);
  // Another tab chooses what is done, and presets the word that is being written in this one.
  await put({ activity: { vertical: 'auto' } }, revision + 2);
  expect(await put({ activity: { item_label: 'Mota' } })).toMatchObject({
    values: { activity: { vertical: 'auto', item_label: 'Mota' } },
  });
});

test('an arbitration entity is written freely, with a site of the web [SET-08]', async () => {
  const other = await ownerOf(portal, 'minho.pt');
  const draft = async () => v.parse(draftSchema, (await other.call('GET', '/draft')).body);
  const write = async (url: string) => {
    const values = { legal: { arbitration: { name: 'Centro do Minho', url } } };
    return other.call('PATCH', '/draft', { revision: (await draft()).revision, values });
  };
  expect(await write('o site deles')).toMatchObject({
    ...{ status: 422, body: { fields: [{ section: 'legal', field: 'arbitration' }] } },
  });
  expect((await draft()).values.legal.arbitration).toBeNull();
  expect((await write('www.centro.pt')).status).toBe(200);
  expect((await draft()).values.legal.arbitration).toEqual({
    ...{ name: 'Centro do Minho', url: 'https://www.centro.pt' },
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

test('what is missing is listed until nothing is, then everything is in force at once and customers are served [SET-07] [SET-20] [SET-22] [C-741]', async () => {
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
    identity: { town: 'Porto' },
    hours: { hours: [{ weekday: 1, opens: '09:00', closes: '18:00' }] },
    experts: { nuno: { name: 'Nuno Sá' } },
  });
  const ready = await read();
  expect([ready.missing, ready.differs]).toEqual([[], true]);
  const changes = await owner.call('GET', '/draft/changes');
  expect(JSON.stringify(changes.body)).toContain('Nuno Sá');
  const stale = await owner.call('POST', '/publish', { revision: ready.revision - 1 });
  expect(stale.status).toBe(409);
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const published = await owner.call('POST', '/publish', { revision: ready.revision }, { headers });
  expect([published.status, published.body]).toEqual([200, { version: 1 }]);
  expect(await serves()).toBe(200);
  // That of the district, which nobody chose.
  expect((await portal.call('GET', '/main/config/', { domain })).body).toMatchObject({
    legal: { arbitration: { name: expect.stringMatching(/^CICAP,/) } },
  });
  expect(await read()).toMatchObject({ published: true, differs: false });
  const { body: history } = await owner.call('GET', '/history?limit=1000');
  expect(history['changes']).toContainEqual({
    ...{ id: expect.any(String), at: expect.any(String) },
    by: { kind: 'owner', name: null, address: '203.0.113.7' },
    ...{ area: 'configuration', subject: null, field: 'brand_color' },
    ...{ before: '#302c27', after: ready.values.brand.brand_color },
  });
});

test('once published, another activity changes nothing that is in force [SET-12]', async () => {
  const { values } = await saved({ activity: { vertical: 'barbershop' } });
  expect(Object.keys(values?.services ?? {})).toContain('revisao');
  expect(await read()).toMatchObject({ differs: true, published: true });
});

test('holidays and arbitration are what the draft says of closures and place [SET-08] [SET-14]', async () => {
  const holidays = Object((await owner.call('GET', '/holidays')).body)['holidays'];
  expect(holidays).toHaveLength(13);
  await saved({
    hours: { closures: [holidays[0].closure] },
    identity: { town_district: 'Porto' },
    activity: { vertical: 'auto' },
  });
  const again = Object((await owner.call('GET', '/holidays')).body)['holidays'];
  expect([again[0].is_closed, again[1].is_closed]).toEqual([true, false]);
  const { body } = await owner.call('GET', '/arbitration');
  const choices = v.parse(arbitrationSchema, body);
  expect(choices.preset?.name).toContain('Porto');
  expect(choices.offered[0]).toEqual(choices.preset);
  for (const { url } of choices.offered) expect(new URL(url).protocol).toBe('https:');
  const doubtful = choices.offered.filter(({ doubt }) => doubt !== null);
  expect(doubtful).toMatchObject([{ name: expect.stringMatching(/^CASA,/) }]);
});
