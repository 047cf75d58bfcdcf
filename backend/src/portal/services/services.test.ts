import { appointmentsSchema } from '@portal/api/work/appointment';
import { appointmentDetailsSchema } from '@portal/api/work/appointmentDetails';
import { createHttp } from '@portal/api/http/http';
import { filesAnswerSchema } from '@portal/api/work/mediaFile';
import { createServicesApi } from '@portal/api/work/createServicesApi';
import { workSchema, worksSchema } from '@portal/api/work/work';
import { isMissed } from '@portal/domain/work/appointmentAlert';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { film } from '../../platform/media/files.testing.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { pictureForm } from '../../testing/data/pictureForm.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
let otherKey: string;
let token: string;
let stranger: string;
const domain = 'auto-mirante.localhost';
const customer = { phone: '912000001' };
const specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain);
  otherKey = await createProvider(portal, 'other.localhost');
  token = await registerByPhone(portal, '+351912000001');
  stranger = await registerByPhone(portal, '+351912000002', domain, 'Rui Costa');
  const hours = [2, 3].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
  });
});
afterAll(() => portal.close());

const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);
const me = (method: string, path: string, json?: unknown) =>
  portal.call(method, `/main${path}`, { token, json });
const openWork = async () =>
  String(
    (
      await provider('POST', '/works', {
        customer,
        item_specs: specs,
        symptoms: [{ name: 'Travões' }],
      })
    )['id'],
  );
const details = async (id: string) =>
  v.parse(workSchema, (await me('GET', `/services/${id}/`)).body);
let hour = 9;
/** An appointment on a free hour of Tuesday. */
const appoint = async (more: object = {}) => {
  hour += 1;
  const time = `${String(hour).padStart(2, '0')}:00`;
  const request = {
    customer,
    item_specs: specs,
    service_ids: ['revisao'],
    date: '2026-06-16',
    time,
    ...more,
  };
  return String((await provider('POST', '/appointments', request))['id']);
};
const lines = [
  { designation: 'Pastilhas', price: 64, discount: 0, completed: false },
  { designation: 'Óleo', price: 40, discount: 10, completed: false },
];
const plainPicture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
    .png()
    .toBuffer();
const picture = async () => {
  const bytes = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#884422' },
  })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('media', new File([new Uint8Array(bytes)], 'travões.jpg'));
  return form;
};

describe('a work', () => {
  test('goes through its stages; the budget is approved once [DET-16] [DET-35] [API-29] [API-33]', async () => {
    const id = await openWork();
    expect(await details(id)).toMatchObject({
      state: { bars: 1 },
      item: { title: 'Peugeot 308' },
      allow_approve: false,
    });
    await provider('POST', `/works/${id}/state`, { bars: 2, name: 'Em diagnóstico' });
    expect((await me('POST', `/services/${id}/approve`)).status).toBe(409);
    expect(await me('GET', '/services/A-00000000000000000000000000/')).toMatchObject({
      status: 404,
      body: { code: 404, message: expect.stringMatching(/\S/) },
    });
    const totals = await provider('POST', `/works/${id}/budget`, {
      lines,
      prices_include_vat: false,
    });
    expect(totals).toMatchObject({ total: 123, total_novat: 100 });
    expect(await details(id)).toMatchObject({
      state: { bars: 2.5 },
      allow_approve: true,
      total: 123,
      total_novat: 100,
      total_discount: 4,
      service_toast_state: 'EXPANDED',
    });
    expect((await me('POST', `/services/${id}/approve`)).status).toBe(200);
    expect((await me('POST', `/services/${id}/approve`)).status).toBe(409);
    expect(await details(id)).toMatchObject({ state: { bars: 3 }, allow_approve: false });
    const evidence = await portal.backend.pool.query(
      'select kind, total_cents from evidence_records where subject = $1',
      [id],
    );
    expect(evidence.rows).toEqual([{ kind: 'decided', total_cents: 12_300 }]);
    await provider('POST', `/works/${id}/state`, { bars: 5 });
    const completed = v.parse(worksSchema, (await me('GET', '/services/completed')).body).works;
    expect(completed.map((work) => work.id)).toContain(id);
    const bell = JSON.stringify((await me('GET', '/notifications')).body);
    expect(bell).toContain('Peugeot 308: o orçamento de 123,00\u00a0€ aguarda a sua aprovação.');
  });

  test('at bars 1 of a provider without worksheets is called Pedido a decorrer [DET-17]', async () => {
    const id = await openWork();
    await provider('POST', `/works/${id}/state`, { bars: 1, name: 'Recebido' });
    const operational = (is: boolean) =>
      portal.backend.pool.query('update companies set worksheet_operational = $1', [String(is)]);
    const names: string[] = [];
    for (const is of [true, false]) {
      await operational(is);
      names.push((await details(id)).state.name);
    }
    await operational(true);
    expect(names).toEqual(['Recebido', 'Pedido a decorrer']);
  });

  test.each([
    ['+351912555666', '+351222081745', '+351912555666'],
    [null, '+351222081745', '+351222081745'],
    ['', '+351222081745', '+351222081745'],
    ['', null, null],
  ])(
    'of a provider with the WhatsApp number %j and the telephone %j is asked about at %j [PRV-12]',
    async (whatsapp, phone, shown) => {
      const id = await openWork();
      const appointment = await appoint();
      await portal.backend.pool.query('update companies set whatsapp_number = $1, phone = $2', [
        whatsapp,
        phone,
      ]);
      const { establishment } = await details(id);
      const booked = await details(appointment);
      expect([establishment.phone, booked.establishment.phone]).toEqual([shown, shown]);
    },
  );

  test('is rated at bars 5 only, again and again [DET-06] [DET-39] [API-31]', async () => {
    const id = await openWork();
    const rate = (classification: number) =>
      me('POST', `/services/${id}/feedback`, { classification });
    expect((await rate(5)).status).toBe(409);
    await provider('POST', `/works/${id}/state`, { bars: 5 });
    expect((await rate(6)).status).toBe(400);
    expect((await rate(4)).status).toBe(200);
    expect((await rate(3)).status).toBe(200);
    expect((await details(id)).feedback).toMatchObject({ classification: 3 });
  });

  test('takes a note of 2000 characters with its rating and no longer one [DET-06] [VAL-22] [API-31]', async () => {
    const id = await openWork();
    await provider('POST', `/works/${id}/state`, { bars: 5 });
    const rate = (observation: string) =>
      me('POST', `/services/${id}/feedback`, { classification: 4, observation });
    expect((await rate('x'.repeat(2001))).status).toBe(400);
    expect((await rate('x'.repeat(2000))).status).toBe(200);
    expect((await details(id)).feedback?.observation).toHaveLength(2000);
  });

  test('has a chat with read marks [DET-47] [DET-48] [DET-52] [API-36] [API-37] [ENT-07] [VAL-21]', async () => {
    const id = await openWork();
    await expect(
      provider('POST', `/works/${id}/messages`, { message: 'x'.repeat(1001) }),
    ).rejects.toThrow('"http_code":400');
    await provider('POST', `/works/${id}/messages`, { message: 'Bom dia.' });
    expect((await details(id)).message_toast_state).toBe('EXPANDED');
    await me('POST', `/services/${id}/readCompanyObs`);
    expect((await me('POST', `/services/${id}/chat/add`, { message: '  ' })).status).toBe(400);
    expect(
      (await me('POST', `/services/${id}/chat/add`, { message: 'x'.repeat(1001) })).status,
    ).toBe(400);
    const longest = 'Obrigada.'.padEnd(1000, '.');
    await me('POST', `/services/${id}/chat/add`, { message: longest });
    const work = await details(id);
    expect(work.message_toast_state).toBe('READ');
    expect(work.chat.map(({ type, message }) => [type, message])).toEqual([
      ['COMPANY', 'Bom dia.'],
      ['CLIENT', longest],
    ]);
    expect(work.chat[0]?.read_date).not.toBeNull();
    await provider('POST', `/works/${id}/budget`, {
      lines: [{ designation: 'Pastilhas', price: 64, discount: 0, completed: false }],
    });
    expect((await details(id)).service_toast_state).toBe('EXPANDED');
    expect((await me('POST', `/services/${id}/readServiceReady`)).status).toBe(200);
    expect((await details(id)).service_toast_state).toBe('READ');
  });

  test('keeps private notes from the provider [DET-54] [C-114] [API-38]', async () => {
    const id = await openWork();
    await me('POST', `/services/${id}/editInternalObs`, { obs: 'Perguntar pela garantia.' });
    expect(await details(id)).toMatchObject({
      internal_obs: 'Perguntar pela garantia.',
      show_has_internal_notes_icon: true,
    });
    expect(JSON.stringify(await provider('GET', `/works/${id}`))).not.toContain('garantia');
  });

  test('takes the note of an appointment by its id without S-, and with it as earlier remotes send it [APT-08]', async () => {
    const id = await appoint();
    const asked: string[] = [];
    const api = createServicesApi(
      createHttp(async (input) => {
        const request = new Request(input);
        const { pathname } = new URL(request.url);
        asked.push(pathname);
        const { body, status } = await me(request.method, pathname, await request.json());
        return Response.json(body, { status });
      }),
    );
    await api.savePrivateNote(id, { obs: 'Levar o livrete.' });
    expect(asked).toEqual([`/services/${id.replace('S-', '')}/editInternalObs`]);
    expect((await details(id)).internal_obs).toBe('Levar o livrete.');
    await me('POST', `/services/${id}/editInternalObs`, { obs: 'Levar a chave.' });
    expect((await details(id)).internal_obs).toBe('Levar a chave.');
    const work = await openWork();
    await api.savePrivateNote(work, { obs: 'Perguntar pelos pneus.' });
    expect(asked[1]).toBe(`/services/${work}/editInternalObs`);
    expect((await details(work)).internal_obs).toBe('Perguntar pelos pneus.');
  });

  test('takes photographs, videos and documents of the customer and gives them back [MED-05]', async () => {
    const id = await openWork();
    const sent = [
      { name: 'travões.png', type: 'image/png', bytes: await plainPicture() },
      { name: 'ruído.mp4', type: 'video/mp4', bytes: film(2000) },
      { name: 'nota.txt', type: 'text/plain', bytes: Buffer.from('Ouve-se a travar.') },
    ];
    for (const { name, bytes } of sent) {
      const form = new FormData();
      form.set('media', new File([new Uint8Array(bytes)], name));
      const answer = await portal.call('POST', `/main/services/${id}/media`, { token, form });
      expect([name, answer.status]).toEqual([name, 201]);
    }
    const { client_extras: kept } = await details(id);
    expect(kept.map(({ type }) => type).toSorted()).toEqual(
      sent.map(({ type }) => type).toSorted(),
    );
    for (const { type, bytes } of sent.slice(1)) {
      const url = String(kept.find((file) => file.type === type)?.url).replace(/^.*\/api/, '');
      const headers = { 'x-forwarded-host': 'auto-mirante.localhost' };
      const whole = await (await portal.app.request(url, { headers })).arrayBuffer();
      expect(Buffer.from(whole).equals(Buffer.from(bytes))).toBe(true);
    }
  });

  test('takes pictures as jpg, jpeg and png, in letters of any size [MED-09]', async () => {
    const id = await openWork();
    const png = await plainPicture();
    const jpeg = await sharp(png).jpeg().toBuffer();
    const pictures = { 'a.jpg': jpeg, 'b.jpeg': jpeg, 'C.PNG': png };
    for (const [name, bytes] of Object.entries(pictures)) {
      const form = new FormData();
      form.set('media', new File([new Uint8Array(bytes)], name));
      const answer = await portal.call('POST', `/main/services/${id}/media`, { token, form });
      expect([name, answer.status]).toEqual([name, 201]);
    }
    const kept = (await details(id)).client_extras.map(({ type }) => type);
    expect(kept.toSorted()).toEqual(['image/jpeg', 'image/jpeg', 'image/png']);
  });

  test('takes no other kinds of files, which it says [MED-09]', async () => {
    const id = await openWork();
    for (const name of ['risco.gif', 'risco.heic', 'nota.exe', 'nota', 'nota.pdf.exe']) {
      const form = new FormData();
      form.set('media', new File([new Uint8Array(await plainPicture())], name));
      expect([
        name,
        await portal.call('POST', `/main/services/${id}/media`, { token, form }),
      ]).toMatchObject([name, { status: 400, body: { message: expect.stringMatching(/\S/) } }]);
    }
    expect((await details(id)).client_extras).toEqual([]);
  });

  test('takes a file with a still of its own or without one, and answers a message [API-34]', async () => {
    const id = await openWork();
    const upload = async (form: FormData) => {
      form.set('media', new File([new Uint8Array(film())], 'ruido.mp4'));
      return portal.call('POST', `/main/services/${id}/media`, { token, form });
    };
    for (const form of [new FormData(), await pictureForm(['thumbnail'])])
      expect(await upload(form)).toMatchObject({
        status: 201,
        body: { message: expect.stringMatching(/\S/) },
      });
    const { client_extras: kept } = await details(id);
    expect(kept.map(({ type }) => type)).toEqual(['video/mp4', 'video/mp4']);
    const stills = kept.flatMap(({ thumbnail_url: address }) => address ?? []);
    expect(stills).toHaveLength(1);
    const still = await portal.app.request(String(stills[0]).replace(/^.*\/api/, ''), {
      headers: { 'x-forwarded-host': domain },
    });
    expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    // The still alone is no file.
    expect(
      await portal.call('POST', `/main/services/${id}/media`, {
        token,
        form: await pictureForm(['thumbnail']),
      }),
    ).toMatchObject({ status: 400 });
  });

  test('takes files of both sides until bars 5; each removes only its own [MED-06] [MED-07] [MED-08] [API-34] [API-35]', async () => {
    const id = await openWork();
    const upload = async () =>
      portal.call('POST', `/main/services/${id}/media`, { token, form: await picture() });
    expect(await upload()).toMatchObject({
      status: 201,
      body: { message: expect.stringMatching(/\S/) },
    });
    const added = await portal.call('POST', `/provider-api/v1/works/${id}/files`, {
      token: key,
      form: await picture(),
    });
    expect(added.status).toBe(201);
    const work = await details(id);
    expect([work.client_extras.length, work.company_extras.length]).toEqual([1, 1]);
    expect(work.client_extras[0]?.thumbnail_url).toContain('/thumbnail?');
    // Nobody but the customer adds any.
    const form = await picture();
    const foreign = { token: stranger, form };
    expect((await portal.call('POST', `/main/services/${id}/media`, foreign)).status).toBe(404);
    expect((await details(id)).client_extras).toHaveLength(1);
    const remove = (mediaId: string | undefined) =>
      me('DELETE', `/services/${id}/media/${mediaId}`);
    expect((await remove(work.company_extras[0]?.id)).status).toBe(404);
    const own = work.client_extras[0];
    const file = () =>
      portal.app.request(String(own?.thumbnail_url).replace(/^.*\/api/, ''), {
        headers: { 'x-forwarded-host': 'auto-mirante.localhost' },
      });
    expect((await file()).status).toBe(200);
    await portal.backend.pool.query('delete from live_events');
    expect(await remove(own?.id)).toMatchObject({
      status: 200,
      body: { message: 'O ficheiro foi removido.' },
    });
    // Pages that show the work hear of it.
    const hints = 'select kind, subject from live_events';
    expect((await portal.backend.pool.query(hints)).rows).toEqual([
      { kind: 'service', subject: id },
    ]);
    expect((await file()).status).toBe(404);
    const left = await details(id);
    expect([left.client_extras.length, left.company_extras.length]).toEqual([0, 1]);
    await upload();
    await provider('POST', `/works/${id}/state`, { bars: 5 });
    expect((await upload()).status).toBe(409);
    const [kept] = (await details(id)).client_extras;
    expect((await remove(kept?.id)).status).toBe(409);
    expect((await details(id)).client_extras).toHaveLength(1);
  });
});

describe('an appointment', () => {
  test('is confirmed and cancelled by its customer, and its time is free again [DET-28] [DET-29] [DET-49] [API-60] [API-61] [C-74]', async () => {
    const id = await appoint();
    const answer = v.parse(appointmentDetailsSchema, (await me('GET', `/appointments/${id}`)).body);
    const calendar = (method: string, path: string, clientToken = answer.token) =>
      portal.call(method, `/calendar/customer/appointment/${path}`, {
        headers: { 'X-Client-Token': clientToken },
      });
    expect((await calendar('POST', `${id}/confirm`, `${answer.token}x`)).status).toBe(401);
    expect((await calendar('POST', `${id}/confirm`)).status).toBe(200);
    expect((await details(id)).is_confirmed).toBe(true);
    const second = await appoint();
    expect((await calendar('DELETE', second)).status).toBe(404);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await calendar('DELETE', id)).status).toBe(200);
    expect((await me('POST', `/services/${id}/chat/add`, { message: 'Olá' })).status).toBe(409);
    const agenda = v.parse(appointmentsSchema, (await me('GET', '/appointments')).body);
    expect(agenda.history.find((entry) => entry.id === id)).toMatchObject({
      is_cancelled: true,
      cancelled_by_client: true,
    });
    expect(agenda.pending.map((entry) => entry.id)).toContain(second);
    await appoint({ time: answer.details.time });
  });

  test('takes a message of 1000 characters and no longer one [VAL-21]', async () => {
    const id = await appoint();
    const answer = v.parse(appointmentDetailsSchema, (await me('GET', `/appointments/${id}`)).body);
    const write = (length: number) =>
      portal.call('POST', `/calendar/customer/appointment/${id}/chat/add`, {
        headers: { 'X-Client-Token': answer.token },
        json: { message: 'x'.repeat(length) },
      });
    expect((await write(1001)).status).toBe(400);
    expect((await details(id)).chat).toEqual([]);
    expect((await write(1000)).status).toBe(200);
    expect((await details(id)).chat.map(({ message }) => message.length)).toEqual([1000]);
  });

  test('that may not be cancelled says why [DET-29] [DET-31]', async () => {
    const id = await appoint({ allow_cancel: false });
    const { token_cal: credential } = await details(id);
    const headers = { 'X-Client-Token': credential ?? '' };
    for (const answer of [
      await me('POST', `/services/${id}/cancel`),
      await portal.call('DELETE', `/calendar/customer/appointment/${id}`, { headers }),
    ])
      expect(answer).toMatchObject({
        status: 409,
        body: {
          title: 'Não foi possível cancelar',
          body: 'Esta marcação já não pode ser cancelada. Fale com o prestador.',
        },
      });
  });

  test('that is over takes no messages, is neither confirmed nor cancelled, and counts as missed until somebody arrived [DET-26] [DET-28] [DET-49] [API-28]', async () => {
    const id = await appoint({ date: '2026-05-12', past: true });
    expect((await me('POST', `/services/${id}/chat/add`, { message: 'Olá' })).status).toBe(409);
    for (const change of ['confirm', 'cancel'])
      expect([change, (await me('POST', `/services/${id}/${change}`)).status]).toEqual([
        change,
        409,
      ]);
    expect(await details(id)).toMatchObject({ is_confirmed: false, is_cancelled: false });
    const history = v.parse(
      worksSchema,
      (await me('GET', '/services/scheduled/history')).body,
    ).works;
    const found = history.find((work) => work.id === id);
    expect(found).toMatchObject({ is_history: true, client_arrived: false, work_id: null });
    // What makes it a missed one goes over the wire, in the list and in the details.
    const isMissedThere = async () => {
      const { body } = await me('GET', '/services/scheduled/history');
      const listed = v.parse(worksSchema, body).works.find((work) => work.id === id);
      return [listed !== undefined && isMissed(listed), isMissed(await details(id))];
    };
    expect(await isMissedThere()).toEqual([true, true]);
    await provider('POST', `/appointments/${id}`, { client_arrived: true });
    expect(await isMissedThere()).toEqual([false, false]);
    await provider('POST', `/appointments/${id}`, { client_arrived: false });
    expect(await isMissedThere()).toEqual([true, true]);
    const ofItem = async (item: string | undefined) => {
      const { body } = await me('GET', `/services/scheduled/history?itemId=${item}`);
      return v.parse(worksSchema, body).works.map((work) => work.id);
    };
    expect(await ofItem(found?.item?.id)).toContain(id);
    expect(await ofItem('another')).toEqual([]);
  });

  test('that is over is rated by who came, at a solo scheduler, and not when it was cancelled [DET-40] [DET-41] [LAW-12]', async () => {
    const rate = async (id: string) =>
      (await me('POST', `/services/${id}/feedback`, { classification: 4 })).status;
    const at = async (time: string, more: object) => {
      const request = { customer, item_specs: specs, service_ids: ['revisao'], time, ...more };
      return String((await provider('POST', '/appointments', request))['id']);
    };
    const past = { date: '2026-05-13', past: true };
    const missed = await at('10:00', past);
    const attended = await at('11:00', past);
    await provider('POST', `/appointments/${attended}`, { client_arrived: true });
    const cancelled = await at('12:00', past);
    await provider('POST', `/appointments/${cancelled}`, { cancelled: true, client_arrived: true });
    const coming = await at('15:00', { date: '2026-06-17' });
    const all = [attended, missed, cancelled, coming];
    expect(await Promise.all(all.map(rate))).toEqual([409, 409, 409, 409]);
    await portal.backend.pool.query('update companies set is_scheduler_solo = true');
    expect(await Promise.all(all.map(rate))).toEqual([200, 409, 409, 409]);
    await portal.backend.pool.query('update companies set is_scheduler_solo = false');
    expect((await details(attended)).feedback).toMatchObject({ classification: 4 });
  });

  test('takes no files and gives none away once it was cancelled or missed, but does where somebody came [MED-06] [MED-08] [C-287]', async () => {
    const at = async (time: string, more: object) => {
      const request = { customer, item_specs: specs, service_ids: ['revisao'], time, ...more };
      return String((await provider('POST', '/appointments', request))['id']);
    };
    const send = async (id: string) =>
      (
        await portal.call('POST', `/main/services/${id}/media`, {
          ...{ token, form: await picture() },
        })
      ).status;
    const remove = async (id: string) => {
      const [own] = (await details(id)).client_extras;
      return (await me('DELETE', `/services/${id}/media/${own?.id}`)).status;
    };
    const coming = await at('16:00', { date: '2026-06-17' });
    expect([await send(coming), await remove(coming), await send(coming)]).toEqual([201, 200, 201]);
    await provider('POST', `/appointments/${coming}`, { cancelled: true });
    expect([await send(coming), await remove(coming)]).toEqual([409, 409]);
    expect((await details(coming)).client_extras).toHaveLength(1);
    const past = await at('16:00', { date: '2026-05-13', past: true });
    expect(await send(past)).toBe(409);
    await provider('POST', `/appointments/${past}`, { client_arrived: true });
    expect([await send(past), await remove(past)]).toEqual([201, 200]);
  });

  test('moved by the provider shows its old time', async () => {
    const id = await appoint();
    await provider('POST', `/appointments/${id}`, {
      reschedule: { date: '2026-06-17', time: '09:30' },
    });
    expect(await details(id)).toMatchObject({
      date_start: '2026-06-17',
      time: '09:30',
      old_date: '2026-06-16',
      is_confirmed: false,
    });
  });

  test('that became a work leads there with 301 and no Location [C-21] [ERR-21]', async () => {
    const id = await appoint();
    const work = await provider('POST', '/works', { customer: {}, appointment_id: id });
    const answer = await me('GET', `/services/${id}/`);
    expect(answer).toMatchObject({ status: 301, body: { code: 301, id: work['id'] } });
    expect(answer.headers.get('location')).toBeNull();
    await expect(provider('POST', '/works', { customer: {}, appointment_id: id })).rejects.toThrow(
      'This appointment has a work already.',
    );
  });

  test('has files from before it was booked [BKG-45] [MED-07] [API-45] [C-80]', async () => {
    const draft = (await me('POST', '/schedule/draft', { services: [] })).body;
    const route = `/main/appointments/S-${String(draft['scheduler_id'])}/${String(draft['draft_work_id'])}/media`;
    expect((await portal.call('POST', route, { token, form: await picture() })).status).toBe(201);
    const files = v.parse(
      filesAnswerSchema,
      (await portal.call('GET', route, { token })).body,
    ).data;
    expect(files.client_extras).toHaveLength(1);
    expect(files.company_extras).toEqual([]);
    const [own] = files.client_extras;
    await portal.backend.pool.query("update subject_files set owner = 'COMPANY' where id = $1", [
      own?.id,
    ]);
    const given = v.parse(filesAnswerSchema, (await portal.call('GET', route, { token })).body);
    expect(given.data.client_extras).toEqual([]);
    expect(given.data.company_extras.map(({ id }) => id)).toEqual([own?.id]);
    expect((await portal.call('GET', route, { token: stranger })).status).toBe(404);
    const foreign = { token: stranger, form: await picture() };
    expect((await portal.call('POST', route, foreign)).status).toBe(404);
  });
});

test('every call on somebody else’s service is 404, and 401 without a session [MED-07] [DET-54]', async () => {
  const work = await openWork();
  const appointment = await appoint();
  for (const id of [work, appointment]) {
    const calls: [string, string, object?][] = [
      ['GET', `/services/${id}/`],
      ['POST', `/services/${id}/cancel`],
      ['POST', `/services/${id}/confirm`],
      ['POST', `/services/${id}/approve`],
      ['POST', `/services/${id}/feedback`, { classification: 1 }],
      ['POST', `/services/${id}/invoice`, { emails: ['a@b.pt'] }],
      ['POST', `/services/${id}/chat/add`, { message: 'x' }],
      ['POST', `/services/${id}/readCompanyObs`],
      ['POST', `/services/${id}/readServiceReady`],
      ['POST', `/services/${id}/editInternalObs`, { obs: 'x' }],
      ['POST', `/services/${id}/media`],
      ['DELETE', `/services/${id}/media/x`],
      ['GET', `/appointments/${id}`],
    ];
    for (const [method, route, json] of calls) {
      const foreign = await portal.call(method, `/main${route}`, { token: stranger, json });
      expect([route, foreign.status]).toEqual([route, 404]);
      const visitor = await portal.call(method, `/main${route}`, { json });
      expect([route, visitor.status]).toEqual([route, 401]);
      const elsewhere = await portal.call(method, `/main${route}`, {
        token,
        json,
        domain: 'other.localhost',
      });
      expect([route, elsewhere.status]).toEqual([route, 401]);
    }
  }
  for (const list of [
    '/services/active',
    '/services/scheduled',
    '/services/scheduled/history',
    '/services/completed',
  ]) {
    const answer = await portal.call('GET', `/main${list}`, { token: stranger });
    expect(v.parse(worksSchema, answer.body).works).toEqual([]);
  }
  const malformed = await portal.call('GET', '/main/services/1', { token });
  expect(malformed.status).toBe(406);
});

describe('the provider API', () => {
  const post = (path: string, json: unknown, idempotencyKey: string, who = key) =>
    portal.call('POST', `/provider-api/v1${path}`, {
      token: who,
      json,
      headers: { 'Idempotency-Key': idempotencyKey },
    });

  test('does a thing once per Idempotency-Key, also in parallel', async () => {
    const request = { customer, item_specs: specs };
    const first = await post('/works', request, 'open-1');
    expect((await post('/works', request, 'open-1')).body).toEqual(first.body);
    expect((await post('/works', { ...request, symptoms: [{ name: 'X' }] }, 'open-1')).status).toBe(
      422,
    );
    const ids = new Set<unknown>();
    const parallel = await Promise.all(
      Array.from({ length: 6 }, () => post('/works', request, 'open-2')),
    );
    for (const { status, body } of parallel) {
      expect([201, 409]).toContain(status);
      if (status === 201) ids.add(body['id']);
    }
    expect(ids.size).toBe(1);
    expect((await post('/works', request, 'open-1', otherKey)).body['id']).not.toBe(
      first.body['id'],
    );
  });

  test('opens nothing to a wrong key or another provider', async () => {
    const id = await openWork();
    const appointment = await appoint({ date: '2026-06-18', time: '09:00' });
    const routes: [string, string, object?][] = [
      ['GET', `/works/${id}`],
      ['POST', `/works/${id}/state`, { bars: 5 }],
      ['POST', `/works/${id}/budget`, { lines }],
      ['POST', `/works/${id}/messages`, { message: 'x' }],
      ['POST', `/works/${id}/payment`, { total: 1 }],
      ['GET', `/appointments/${appointment}`],
      ['POST', `/appointments/${appointment}`, { cancelled: true }],
      ['POST', `/appointments/${appointment}/messages`, { message: 'x' }],
    ];
    for (const [method, route, json] of routes) {
      const foreign = await portal.call(method, `/provider-api/v1${route}`, {
        token: otherKey,
        json,
      });
      expect([route, foreign.status]).toEqual([route, 404]);
      const nobody = await portal.call(method, `/provider-api/v1${route}`, {
        token: 'pk_wrong-key',
        json,
      });
      expect([route, nobody.status]).toEqual([route, 401]);
      const session = await portal.call(method, `/provider-api/v1${route}`, { token, json });
      expect([route, session.status]).toEqual([route, 401]);
    }
    expect(await details(id)).toMatchObject({ state: { bars: 1 }, chat: [] });
  });

  test('imports of the past tell nobody', async () => {
    const before = JSON.stringify((await me('GET', '/notifications')).body);
    const work = await provider('POST', '/works', {
      customer,
      item_specs: specs,
      started_at: '2026-01-10T09:00:00Z',
    });
    const route = `/works/${String(work['id'])}`;
    await provider('POST', `${route}/state`, { bars: 5, at: '2026-01-11T17:00:00Z' });
    expect(JSON.stringify((await me('GET', '/notifications')).body)).toBe(before);
    expect(await details(String(work['id']))).toMatchObject({
      date_start: '2026-01-10',
      date_end: '2026-01-11',
    });
  });
});
