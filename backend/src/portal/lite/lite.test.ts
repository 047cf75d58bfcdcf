import { showcaseSchema } from '@portal/api/company/createLiteApi';
import { liteLinkSchema } from '@portal/api/company/liteLink';
import { appointmentsSchema } from '@portal/api/work/appointment';
import { workSchema } from '@portal/api/work/work';
import { companiesSchema } from '@portal/api/company/company';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dumpTables } from '../../testing/database/dumpTables.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

const domain = 'auto-mirante.localhost';
const start = new Date('2026-06-15T08:00:00Z');
const day = 86_400_000;
const customer = { phone: '912000001' };
const specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };
let portal: TestBackend;
let key: string;
let session: string;
let work: string;
let hour = 8;

const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
const me = (method: string, path: string, json?: unknown) =>
  portal.call(method, `/main${path}`, { token: session, json });
const lite = (method: string, path: string, token: string, json?: unknown) =>
  portal.call(method, path, { headers: { 'X-Client-Token': token }, json });
const resolve = async (linkKey: string) =>
  v.parse(
    liteLinkSchema,
    (await portal.call('GET', `/calendar/customer/links?key=${linkKey}`)).body,
  );
const linkTo = async (id: string) => {
  const link = await provider('POST', '/links', { id });
  return { ...link, ...(await resolve(String(link['key']))), linkId: String(link['id']) };
};
const appoint = async () => {
  hour += 1;
  const time = `${String(hour).padStart(2, '0')}:00`;
  const request = {
    customer,
    item_specs: specs,
    service_ids: ['revisao'],
    date: '2026-06-16',
    time,
  };
  return String((await provider('POST', '/appointments', request))['id']);
};
const picture = async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { width: 600, height: 400, channels: 3 as const, background: '#884422', noise };
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
};
beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(start);
  key = await createProvider(portal, domain);
  await createProvider(portal, 'other.localhost');
  session = await registerByPhone(portal, '+351912000001');
  const hours = [2, 3].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await provider('PUT', '/hours', { hours });
  await provider('PUT', '/services/revisao', { name: 'Revisão', duration_minutes: 60 });
  work = String(
    (
      await provider('POST', '/works', {
        customer,
        item_specs: specs,
        symptoms: [{ name: 'Travões', obs_value: 'segredo do cliente' }],
      })
    )['id'],
  );
  await me('POST', `/services/${work}/editInternalObs`, { obs: 'segredo da nota' });
  await me('POST', `/services/${work}/chat/add`, { message: 'segredo da conversa' });
  const form = new FormData();
  form.set('media', new File([await picture()], 'segredo-do-ficheiro.jpg'));
  form.set('thumbnail', new File([await picture()], 'thumbnail.jpg'));
  await portal.call('POST', `/provider-api/v1/works/${work}/files`, { token: key, form });
});
beforeEach(() => portal.backend.clock.moveTo(start));
afterAll(() => portal.close());

describe('a lite link', () => {
  test('becomes a credential, with one contact and whether to log in [API-58] [LITE-09] [LITE-10]', async () => {
    const link = await linkTo(work);
    expect(link).toMatchObject({
      type: 'work',
      id: work,
      is_client: true,
      phone: '+351912000001',
      email: null,
    });
    expect(link).not.toHaveProperty('token_cal');
    const stored = await portal.backend.pool.query('select l::text as row from lite_links l');
    expect(JSON.stringify(stored.rows)).not.toContain(String(Object(link).key));
  });

  test('of a customer without a phone gives the e-mail [LITE-10]', async () => {
    const request = { customer: { email: 'rita@exemplo.pt' }, item_specs: specs };
    const { id } = await provider('POST', '/works', request);
    expect(await linkTo(String(id))).toMatchObject({ phone: null, email: 'rita@exemplo.pt' });
  });

  test('of an appointment carries token_cal [SHL-04] [API-58]', async () => {
    const link = await linkTo(await appoint());
    expect(link).toMatchObject({ type: 'appointment', token_cal: link.token });
  });

  test('changes nothing when it is opened or looked at, however often [API-58] [API-59] [API-63] [LITE-01]', async () => {
    const link = await linkTo(await appoint());
    const before = await dumpTables(portal.backend.pool);
    for (let times = 0; times < 3; times += 1) {
      await resolve(String(Object(link).key));
      expect((await lite('GET', '/calendar/customer/appointment', link.token)).status).toBe(200);
      expect((await lite('GET', `/calendar/customer/showcase/${link.id}`, link.token)).status).toBe(
        200,
      );
      expect((await lite('GET', `/main/showcase/work/${link.id}`, link.token)).status).toBe(200);
      const headers = { 'x-forwarded-host': domain, 'X-Client-Token': link.token };
      const head = await portal.app.request(`/calendar/customer/showcase/${link.id}`, {
        method: 'HEAD',
        headers,
      });
      expect(head.status).toBe(200);
    }
    expect(await dumpTables(portal.backend.pool)).toEqual(before);
  });

  test("opens neither another service nor another provider nor a session's calls [LITE-01] [LITE-05]", async () => {
    const link = await linkTo(work);
    const other = await appoint();
    expect((await lite('GET', `/calendar/customer/showcase/${other}`, link.token)).status).toBe(
      404,
    );
    expect(
      (await lite('POST', `/calendar/customer/appointment/${other}/confirm`, link.token)).status,
    ).toBe(404);
    const elsewhere = await portal.call('GET', `/main/showcase/work/${work}`, {
      domain: 'other.localhost',
      headers: { 'X-Client-Token': link.token },
    });
    expect(elsewhere.status).toBe(401);
    expect((await portal.call('GET', '/main/user/client/', { token: link.token })).status).toBe(
      401,
    );
    expect((await lite('GET', `/main/services/${work}/`, link.token)).status).toBe(401);
  });

  test('ends when the provider revokes it, after its day, and with a changed sign [API-58]', async () => {
    const look = (token: string) => lite('GET', `/main/showcase/work/${work}`, token);
    const link = await linkTo(work);
    expect((await look(link.token)).status).toBe(200);
    expect(
      (await look(`${link.token.slice(0, -1)}${link.token.endsWith('A') ? 'B' : 'A'}`)).status,
    ).toBe(401);
    await portal.backend.clock.moveTo(new Date(start.getTime() + day + 1000));
    expect((await look(link.token)).status).toBe(401);
    const again = await resolve(String(Object(link).key));
    expect((await look(again.token)).status).toBe(200);
    await provider('DELETE', `/links/${link.linkId}`);
    expect((await look(again.token)).status).toBe(401);
    expect(
      (await portal.call('GET', `/calendar/customer/links?key=${String(Object(link).key)}`)).status,
    ).toBe(404);
  });

  test('to an appointment far ahead opens it until a month after it, any other 90 days [C-931]', async () => {
    const far = { customer, item_specs: specs, service_ids: ['revisao'] };
    const { id } = await provider('POST', '/appointments', {
      ...{ ...far, date: '2026-09-29', time: '09:00' },
    });
    const end = Date.parse('2026-09-29T09:00:00Z');
    const link = await provider('POST', '/links', { id });
    expect(link['expires_at']).toBe(new Date(end + 30 * day).toISOString());
    for (const subject of [work, await appoint()])
      expect((await provider('POST', '/links', { id: subject }))['expires_at']).toMatch(
        /^2026-09-13T08:00/,
      );
    await portal.backend.clock.moveTo(new Date(end - day));
    expect(await resolve(String(link['key']))).toMatchObject({ type: 'appointment', id });
  });

  test('ends with the account of its customer [API-11]', async () => {
    const leaving = await registerByPhone(portal, '+351912000009');
    const request = { customer: { phone: '912000009' }, item_specs: specs };
    const link = await linkTo(String((await provider('POST', '/works', request))['id']));
    await portal.call('DELETE', '/main/user/client/', { token: leaving });
    expect((await lite('GET', `/main/showcase/work/${link.id}`, link.token)).status).toBe(401);
  });
});

describe('what a link shows', () => {
  test('is what, when and where: nothing the customer wrote, nothing to open [API-51] [LITE-25] [LITE-01] [DET-54]', async () => {
    const link = await linkTo(work);
    const answer = await lite('GET', `/main/showcase/work/${work}`, link.token);
    const shown = v.parse(showcaseSchema, answer.body);
    expect(shown).toMatchObject({
      code: 1,
      details: {
        id: work,
        item: { title: 'Peugeot 308', specs: {} },
        chat: [],
        symptoms: [{ name: 'Travões', obs_value: null }],
      },
    });
    const text = JSON.stringify(answer.body);
    for (const secret of ['segredo', '72-ZB-16', '912000001', '/original', '/thumbnail'])
      expect(text).not.toContain(secret);
  });

  test('has no document at all, of whoever it is [LITE-03]', async () => {
    const id = String((await provider('POST', '/works', { customer, item_specs: specs }))['id']);
    const note = () => {
      const form = new FormData();
      form.set('media', new File(['Assinado.'], 'nota.txt'));
      return form;
    };
    const sent = [
      await portal.call('POST', `/provider-api/v1/works/${id}/files`, { token: key, form: note() }),
      await portal.call('POST', `/main/services/${id}/media`, { token: session, form: note() }),
    ];
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    const link = await linkTo(id);
    const { body } = await lite('GET', `/main/showcase/work/${id}`, link.token);
    const { details } = v.parse(showcaseSchema, body);
    expect([details?.company_extras, details?.client_extras]).toEqual([[], []]);
    expect(JSON.stringify(body)).not.toContain('/media/');
  });

  test('has pixelated pictures only, and their signature opens nothing else [LITE-02] [LITE-03]', async () => {
    const link = await linkTo(work);
    const { item } = (await me('GET', `/services/${work}/`)).body;
    const photo = new FormData();
    photo.set('image', new File([await picture()], 'viatura.jpg'));
    await portal.call('POST', `/main/items/${String(Object(item)['id'])}/images`, {
      token: session,
      form: photo,
    });
    const shown = v.parse(
      showcaseSchema,
      (await lite('GET', `/main/showcase/work/${work}`, link.token)).body,
    );
    const [file] = shown.details?.company_extras ?? [];
    const { photo: whole, image: small } = Object(shown.details?.item);
    for (const image of [file?.url, file?.thumbnail_url, whole, small])
      expect(image).toMatch(/\/pixelated\?/);
    for (const clear of ['/original?', '/thumbnail?'])
      expect(JSON.stringify(shown)).not.toContain(clear);
    const address = String(shown.details?.company_extras[0]?.url).replace('/api', '');
    const answer = await portal.app.request(address, { headers: { 'x-forwarded-host': domain } });
    expect(answer.status).toBe(200);
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const block = info.width / 14;
    const inOneBlock = Array.from({ length: Math.floor(block) - 6 }, (_, index) =>
      Number(data[3 * info.width + index + 3]),
    );
    expect(Math.max(...inOneBlock) - Math.min(...inOneBlock)).toBeLessThan(24);
    for (const variant of ['original', 'thumbnail']) {
      const clear = await portal.app.request(address.replace('pixelated', variant), {
        headers: { 'x-forwarded-host': domain },
      });
      expect(clear.status).toBe(404);
    }
  });

  test('has no video call, which the customer has [DET-10] [C-381]', async () => {
    const id = await appoint();
    const meeting_url = 'https://meet.example/1';
    await provider('POST', `/appointments/${id}`, { meeting_url });
    const link = await linkTo(id);
    const { body } = await lite('GET', `/calendar/customer/showcase/${id}`, link.token);
    expect(body).toMatchObject({ details: { id, meeting_url: null } });
    expect((await me('GET', `/services/${id}/`)).body).toMatchObject({ meeting_url });
  });

  test('is code 1 without details for an appointment that the provider withdrew [LITE-26]', async () => {
    const id = await appoint();
    const link = await linkTo(id);
    await provider('POST', `/appointments/${id}`, { cancelled: true });
    const answer = await lite('GET', `/calendar/customer/showcase/${id}`, link.token);
    expect(answer).toMatchObject({
      status: 200,
      body: { code: 1, message: 'A marcação não está disponível ao cliente' },
    });
    expect(answer.body).not.toHaveProperty('details');
  });

  test('is code 2 or 3 when only history remains [LITE-28]', async () => {
    const id = await appoint();
    const old = String((await provider('POST', '/works', { customer, item_specs: specs }))['id']);
    await provider('POST', `/works/${old}/state`, { bars: 5 });
    const links = [await linkTo(id), await linkTo(old)];
    await portal.backend.clock.moveTo(new Date(start.getTime() + 40 * day));
    const codes = [];
    for (const link of links) {
      const { token } = await resolve(String(Object(link).key));
      const path = link.type === 'work' ? '/main/showcase/work' : '/calendar/customer/showcase';
      const { body } = await lite('GET', `${path}/${link.id}`, token);
      expect(body['message']).toBe('Deseja aceder ao histórico da sua última intervenção?');
      codes.push(body['code']);
    }
    expect(codes).toEqual([3, 2]);
  });

  test('is code 5 with the work that an appointment became [LITE-29]', async () => {
    const id = await appoint();
    const link = await linkTo(id);
    const created = await provider('POST', '/works', {
      customer,
      item_specs: specs,
      appointment_id: id,
    });
    const { body } = await lite('GET', `/calendar/customer/showcase/${id}`, link.token);
    expect(body).toMatchObject({ code: 5, work_id: created['id'] });
  });

  test('is 400 with error_code 0 for an id of another form [LITE-27]', async () => {
    const link = await linkTo(work);
    const answer = await lite('GET', '/calendar/customer/showcase/abc', link.token);
    expect(answer).toMatchObject({
      status: 400,
      body: { error_code: 0, message: 'O identificador do serviço não é válido.' },
    });
  });
});

test('the list of providers is there for a lite visitor [API-41] [C-710]', async () => {
  const link = await linkTo(work);
  const { status, body } = await lite('GET', '/main/company/v2', link.token);
  expect(status).toBe(200);
  const { companies } = v.parse(companiesSchema, body);
  expect(companies.map((company) => company.domain).toSorted()).toEqual([
    domain,
    'other.localhost',
  ]);
});

describe('the calendar service', () => {
  test('lists the one appointment [API-59]', async () => {
    const link = await linkTo(await appoint());
    const { body } = await lite('GET', '/calendar/customer/appointment', link.token);
    const list = v.parse(appointmentsSchema, body);
    expect(list.pending.map(({ id, token_cal }) => [id, token_cal])).toEqual([[link.id, null]]);
    expect(list.history).toEqual([]);
    const cancelled = await appoint();
    const other = await linkTo(cancelled);
    await provider('POST', `/appointments/${cancelled}`, { cancelled: true });
    const over = v.parse(
      appointmentsSchema,
      (await lite('GET', '/calendar/customer/appointment', other.token)).body,
    );
    expect(over.pending).toEqual([]);
    expect(over.history.map(({ id }) => id)).toEqual([cancelled]);
  });

  test.each(['appointment', 'showcase'])(
    'confirms once or again by link under %s [API-60] [API-64]',
    async (resource) => {
      const link = await linkTo(await appoint());
      const path = `/calendar/customer/${resource}/${link.id}/confirm`;
      expect((await lite('GET', path, link.token)).status).toBe(404);
      for (let times = 0; times < 2; times += 1)
        expect(await lite('POST', path, link.token)).toMatchObject({
          status: 200,
          body: { message: 'Obrigado. A sua presença está confirmada.' },
        });
      const { body } = await lite('GET', `/calendar/customer/showcase/${link.id}`, link.token);
      expect(body).toMatchObject({ details: { is_confirmed: true } });
    },
  );

  test('lets a link neither cancel nor write nor rate [LITE-01] [LITE-04] [LITE-05] [LITE-08] [LITE-24]', async () => {
    const link = await linkTo(await appoint());
    const path = `/calendar/customer/appointment/${link.id}`;
    expect((await lite('DELETE', path, link.token)).status).toBe(403);
    expect((await lite('POST', `${path}/chat/add`, link.token, { message: 'Olá' })).status).toBe(
      403,
    );
    expect((await me('GET', `/services/${link.id}/`)).body).toMatchObject({
      is_cancelled: false,
      chat: [],
    });
    const ofWork = await linkTo(work);
    const rating = { rating: 5, observation: 'Bom' };
    for (const [id, credential] of [
      [link.id, link.token],
      [work, ofWork.token],
    ] as const) {
      const rated = await lite('POST', `/main/services/${id}/feedback`, credential, rating);
      expect(rated.status).toBe(401);
    }
    const ratings = await portal.backend.pool.query('select 1 from ratings where subject = $1', [
      work,
    ]);
    expect(ratings.rowCount).toBe(0);
  });

  test('lets a link neither send files nor remove them [MED-06] [MED-07] [MED-08]', async () => {
    const link = await linkTo(work);
    const files = async () => {
      const { body } = await me('GET', `/services/${work}/`);
      const { company_extras: company, client_extras: client } = v.parse(workSchema, body);
      return [company, client].map((kept) => kept.map(({ id }) => id));
    };
    const before = await files();
    expect(before.map((ids) => ids.length)).toEqual([1, 0]);
    const form = new FormData();
    form.set('media', new File([await picture()], 'visita.jpg'));
    const path = `/main/services/${work}/media`;
    const visitor = { headers: { 'X-Client-Token': link.token } };
    expect((await portal.call('POST', path, { ...visitor, form })).status).toBe(401);
    expect((await portal.call('POST', path, { token: link.token, form })).status).toBe(401);
    const [kept] = before.flat();
    expect((await portal.call('DELETE', `${path}/${kept}`, visitor)).status).toBe(401);
    expect(await files()).toEqual(before);
  });

  test('lets the token_cal of a session write and cancel, and write no more then [DET-48] [DET-49] [API-61] [API-62]', async () => {
    const id = await appoint();
    const token = String((await me('GET', `/appointments/${id}`)).body['token']);
    const path = `/calendar/customer/appointment/${id}`;
    expect((await lite('POST', `${path}/chat/add`, token, { message: ' ' })).status).toBe(400);
    expect((await lite('POST', `${path}/chat/add`, token, { message: 'Olá' })).status).toBe(200);
    expect((await me('GET', `/services/${id}/`)).body).toMatchObject({
      is_cancelled: false,
      chat: [{ type: 'CLIENT', message: 'Olá' }],
    });
    expect((await lite('DELETE', path, token)).status).toBe(200);
    expect((await me('GET', `/services/${id}/`)).body).toMatchObject({
      is_cancelled: true,
      chat: [{ type: 'CLIENT', message: 'Olá' }],
    });
    expect((await lite('POST', `${path}/chat/add`, token, { message: 'Olá' })).status).toBe(409);
  });
});
