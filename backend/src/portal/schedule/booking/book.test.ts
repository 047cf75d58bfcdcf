import {
  bookableServicesSchema,
  bookingAnswerSchema,
  expertSchema,
  schedulerConfigSchema,
} from '@portal/api/work/createScheduleApi';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
let token: string;
let other: string;
const domain = 'auto-mirante.localhost';

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, domain, {
    support_equipment: false,
    address: 'Rua do Heroísmo 214',
    town: 'Porto',
    geo: { lat: 41.15, lng: -8.61 },
  });
  await createProvider(portal, 'closed.localhost', { scheduler_module: 'NONE' });
  token = await registerByPhone(portal, '+351912000001');
  other = await registerByPhone(portal, '+351912000002', domain, 'Rui Costa');
  const hours = [2, 3, 4].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));
  await asProvider(portal, key, 'PUT', '/hours', { hours });
  await asProvider(portal, key, 'PUT', '/experts/rui', { name: 'Rui' });
  await asProvider(portal, key, 'PUT', '/experts/eva', { name: 'Eva' });
  await asProvider(portal, key, 'PUT', '/services/revisao', {
    name: 'Revisão',
    duration_minutes: 60,
  });
  await asProvider(portal, key, 'PUT', '/services/corte', {
    name: 'Corte',
    duration_minutes: 30,
    expert_ids: ['rui', 'eva'],
  });
  await asProvider(portal, key, 'PUT', '/services/pago', {
    name: 'Lavagem',
    duration_minutes: 60,
    payment: 25,
  });
  await asProvider(portal, key, 'PUT', '/services/aula', {
    name: 'Aula',
    duration_minutes: 60,
    fixed_start: '2026-06-20T10:00:00Z',
    capacity: 3,
    is_group: true,
  });
});
beforeEach(async () => {
  await portal.backend.pool.query('truncate appointments, appointment_services, payments cascade');
  await portal.backend.pool.query('delete from schedule_drafts');
});
afterAll(() => portal.close());

const book = (json: object, who = token) =>
  portal.call('POST', '/main/schedule', { token: who, json });
const one = (id: string, time: string, more: object = {}) => ({
  services: [{ id, observation: '' }],
  date: '2026-06-16',
  time,
  ...more,
});
const bookedCount = async () =>
  (await portal.backend.pool.query('select id from appointments')).rowCount;

describe('booking', () => {
  test('of one slot by 50 at once: one wins, the others get free alternatives [BKG-49] [API-68]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        book(one('revisao', '10:00'), index % 2 === 0 ? token : other),
      ),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(winners[0]?.body).toMatchObject({
      success: true,
      paymentsRequired: false,
      appointmentId: expect.stringMatching(/^S-\w{26}$/),
      title: 'Está marcado',
      body: expect.stringMatching(/\S/),
    });
    const losers = answers.filter(({ status }) => status === 409);
    expect(losers).toHaveLength(49);
    for (const { body } of losers) {
      const answer = v.parse(bookingAnswerSchema, body);
      expect(answer).toMatchObject({ success: false, code: 409, title: 'Horário indisponível' });
      expect(answer.body).toContain('As 10:00 já não estão livres.');
      expect(answer.alternatives.length).toBeGreaterThan(0);
      expect(answer.alternatives).not.toContainEqual({ date: '2026-06-16', time: '10:00' });
    }
    expect(await bookedCount()).toBe(1);
  });

  test('offers the loser times of the part of the day that is preferred, and others where it has none [BKG-20] [BKG-49]', async () => {
    const alternativesOf = async (time: string, part: number) => {
      const { status, body } = await book(one('revisao', time, { prefered_time: part }));
      expect(status).toBe(409);
      return v.parse(bookingAnswerSchema, body).alternatives.map((moment) => moment.time);
    };
    await book(one('revisao', '12:00'));
    for (const time of await alternativesOf('12:00', 1)) expect(time < '13:00').toBe(true);
    for (const time of await alternativesOf('12:00', 2)) expect(time >= '13:00').toBe(true);
    expect((await alternativesOf('12:00', 3)).some((time) => time < '13:00')).toBe(true);
    const opens = (from: string, to: string) => {
      const hours = [2, 3, 4].map((weekday) => ({ weekday, opens: from, closes: to }));
      return asProvider(portal, key, 'PUT', '/hours', { hours });
    };
    await opens('13:00', '18:00');
    const others = await alternativesOf('12:00', 1);
    await opens('09:00', '18:00');
    expect(others).not.toEqual([]);
    for (const time of others) expect(time >= '13:00').toBe(true);
  });

  test('makes its expert the favourite, until another one is booked [BKG-03] [C-83]', async () => {
    const offered = async (who: string) => {
      const { body } = await portal.call('GET', '/main/schedule/services', { token: who });
      const { services } = v.parse(bookableServicesSchema, body);
      return services.find(({ fo_id }) => fo_id === 'corte');
    };
    const experts = (await offered(token))?.users ?? [];
    expect(experts).toHaveLength(2);
    expect((await offered(token))?.favorite_expert_id).toBeNull();
    for (const [index, { id }] of experts.entries()) {
      await book(one('corte', index === 0 ? '09:00' : '11:00', { expert_id: id }));
      expect((await offered(token))?.favorite_expert_id).toBe(id);
    }
    expect((await offered(other))?.favorite_expert_id).toBeNull();
  });

  test('with any expert uses each of them once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => book(one('corte', '11:00'))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const rows = await portal.backend.pool.query('select distinct expert_id from appointments');
    expect(rows.rowCount).toBe(2);
  });

  test('of a class stops at its last seat [BKG-24]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => book({ services: [{ id: 'aula' }] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)?.body['title']).toBe('Vagas indisponíveis');
    const config = await portal.call(
      'GET',
      '/main/schedule/config?service_ids=aula&start=15/06/2026&end=30/06/2026',
      { token },
    );
    expect(v.parse(schedulerConfigSchema, config.body).days).toEqual({});
  });

  test('of a class in the Azores is offered at the hour of its own clock, which is that of its vacancies [C-84] [C-933]', async () => {
    const islands = 'ilha.localhost';
    const there = await createProvider(portal, islands, {
      ...{ support_equipment: false, time_zone: 'Atlantic/Azores' },
    });
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      ...{ weekday, opens: '09:00', closes: '24:00' },
    }));
    await asProvider(portal, there, 'PUT', '/hours', { hours });
    await asProvider(portal, there, 'PUT', '/services/aula', {
      ...{ name: 'Aula', duration_minutes: 30, fixed_start: '2026-06-20T23:15:00Z', capacity: 3 },
      is_group: true,
    });
    const read = async (path: string) =>
      (await portal.call('GET', path, { domain: islands, token: undefined })).body;
    const { services } = v.parse(bookableServicesSchema, await read('/main/schedule/services'));
    expect(services).toMatchObject([
      {
        schedule_fixed_at: { date: '2026-06-20', time: '23:15' },
        time_zone: 'Atlantic/Azores',
        notAvailable: false,
      },
    ]);
    const { days } = v.parse(
      schedulerConfigSchema,
      await read('/main/schedule/config?service_ids=aula&start=20/06/2026&end=21/06/2026'),
    );
    expect(days).toEqual({ '2026-06-20': { morning: [], afternoon: ['23:15'] } });
  });

  test('twice with one draft is one booking [API-67] [ENT-18]', async () => {
    const draft = await portal.call('POST', '/main/schedule/draft', {
      token,
      json: { services: [] },
    });
    expect(draft.body).toEqual({
      success: true,
      title: 'Rascunho guardado',
      body: 'A marcação fica guardada até a confirmar.',
      scheduler_id: expect.any(String),
      draft_work_id: expect.any(String),
    });
    const request = one('revisao', '12:00', { scheduler_id: draft.body['scheduler_id'] });
    const answers = await Promise.all([book(request), book(request), book(request)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['appointmentId'])).size).toBe(1);
    expect(await bookedCount()).toBe(1);
    expect((await book(request, other)).status).toBe(404);
  });

  test('with other choices names the booking that the draft became, and makes no second one [API-67] [C-910]', async () => {
    const draft = await portal.call('POST', '/main/schedule/draft', {
      token,
      json: { services: [] },
    });
    const scheduler = { scheduler_id: draft.body['scheduler_id'] };
    const booked = await book(one('revisao', '12:00', scheduler));
    expect(booked.status).toBe(200);
    const title = 'Já está marcado';
    const body = 'A marcação já tinha ficado registada, com o que escolheu antes.';
    for (const choices of [one('revisao', '15:00', scheduler), one('corte', '12:00', scheduler)]) {
      const again = await book(choices);
      expect(again.status).toBe(409);
      const { appointmentId, schedulerId } = booked.body;
      expect(again.body).toMatchObject({ success: false, code: 'ALREADY_BOOKED', title, body });
      expect(again.body).toMatchObject({ appointmentId, schedulerId, alternatives: [] });
    }
    expect(await bookedCount()).toBe(1);
    expect((await book(one('revisao', '15:00', scheduler), other)).status).toBe(404);
  });

  test('takes an observation of 255 characters and no longer one, as a draft too [BKG-48]', async () => {
    const observed = (length: number) => ({
      ...one('revisao', '12:00'),
      services: [{ id: 'revisao', observation: 'á'.repeat(length) }],
    });
    const draft = (json: object) => portal.call('POST', '/main/schedule/draft', { token, json });
    expect((await draft(observed(256))).status).toBe(400);
    expect((await book(observed(256))).status).toBe(400);
    expect(await bookedCount()).toBe(0);
    expect((await draft(observed(255))).status).toBe(200);
    expect((await book(observed(255))).status).toBe(200);
    const { rows } = await portal.backend.pool.query<{ kept: number }>(
      'select length(obs_value) as kept from appointment_services',
    );
    expect(rows).toEqual([{ kept: 255 }]);
  });

  test('of a priced service asks for the payment with the server’s price [BKG-36] [API-68] [C-109]', async () => {
    const { body } = await book(one('pago', '09:00'));
    expect(v.parse(bookingAnswerSchema, body)).toMatchObject({
      success: true,
      paymentsRequired: true,
      appointmentId: expect.stringMatching(/^S-./),
    });
    const payment = await portal.call('GET', `/main/payment/${String(body['appointmentId'])}`, {
      token,
    });
    expect(payment.body['payment']).toMatchObject({ state: 'NOT_PAID', total: 25 });
  });

  test('tells the customer in the bell and by SMS', async () => {
    await book(one('revisao', '15:00'));
    const notifications = await portal.call('GET', '/main/notifications', { token });
    expect(JSON.stringify(notifications.body)).toContain(
      'Revisão: marcação para 16\u00a0jun. às 15:00.',
    );
    const outbox = await portal.call('GET', '/dev/outbox.json?to=%2B351912000001');
    expect(JSON.stringify(outbox.body)).toContain('marcação para 16\u00a0jun. às 15:00');
  });

  test.each([
    ['no service', { services: [] }, 400],
    ['an unknown service', one('nada', '10:00'), 400],
    ['no date', { services: [{ id: 'revisao' }] }, 400],
    ['a time outside of the hours', one('revisao', '08:00'), 409],
    ['a time between the slots', one('revisao', '10:05'), 409],
    ['a closed day', { ...one('revisao', '10:00'), date: '2026-06-19' }, 409],
    [
      'two services of the exclusive kind',
      { ...one('pago', '10:00'), services: [{ id: 'pago' }, { id: 'corte' }] },
      400,
    ],
  ])('refuses %s', async (_name, request, status) => {
    expect((await book(request)).status).toBe(status);
    expect(await bookedCount()).toBe(0);
  });

  test.each([
    ['16/06/2026', '10:00'],
    ['2026-02-30', '10:00'],
    ['2026-06-16', '25:00'],
    ['2026-06-16', 'às dez'],
  ])('on %s at %s is refused as no date, not as a fault', async (date, time) => {
    const answer = await book({ ...one('revisao', time), date });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Escolha a data e a hora.' } });
    expect(await bookedCount()).toBe(0);
  });

  test('needs a provider that takes bookings, and a session [BKG-11]', async () => {
    const refused = await portal.call('GET', '/main/schedule/services', {
      domain: 'closed.localhost',
    });
    expect(refused).toMatchObject({ status: 403, body: { code: 'home' } });
    const visitor = await portal.call('POST', '/main/schedule', { json: one('revisao', '10:00') });
    expect(visitor.status).toBe(401);
    const elsewhere = await portal.call('POST', '/main/schedule', {
      domain: 'closed.localhost',
      token,
      json: one('revisao', '10:00'),
    });
    expect(elsewhere.status).toBe(401);
  });
});

describe('scheduler config', () => {
  test('answers slots, blockers and experts in the wire shape [API-69] [API-70] [API-71] [BKG-41]', async () => {
    const services = v.parse(
      bookableServicesSchema,
      (await portal.call('GET', '/main/schedule/services', { token })).body,
    ).services;
    expect(services.map(({ fo_id }) => fo_id)).toEqual(['aula', 'corte', 'pago', 'revisao']);
    const answer = await portal.call(
      'GET',
      '/main/schedule/config?service_ids=revisao&prefered_time=1&start=15/06/2026&end=17/06/2026',
    );
    const config = v.parse(schedulerConfigSchema, answer.body);
    expect(config.blockers).toEqual(['2026-06-15']);
    expect(Object.keys(config.days)).toEqual(['2026-06-16', '2026-06-17']);
    expect(config.days['2026-06-16']).toMatchObject({ afternoon: [] });
    expect(config.timeSlots).toEqual(config.days['2026-06-16']);
    expect(config.timeSlots.morning).toContain('10:00');
    expect(config.location).toEqual({
      address: 'Rua do Heroísmo 214, Porto',
      geo_coords: '41.15,-8.61',
    });
    const expert = services.find(({ fo_id }) => fo_id === 'corte')?.users[0]?.id ?? '';
    const ofExpert = (id: string) =>
      portal.call(
        'GET',
        `/main/schedule/config?service_ids=corte&expert_id=${id}&start=16/06/2026&end=16/06/2026`,
      );
    const { days } = v.parse(schedulerConfigSchema, (await ofExpert(expert)).body);
    expect(Object.keys(days)).toEqual(['2026-06-16']);
    expect((await ofExpert('nobody')).status).toBe(400);
    const experts = await portal.call(
      'GET',
      '/main/schedule/experts?service_ids=corte&date=2026-06-16&time=11:00',
    );
    expect(experts.body['users']).toHaveLength(2);
  });

  test('has the slots of one expert where one is wished, of the half of the day and the days that are asked for [API-70] [BKG-43]', async () => {
    const freeAt = async (date: string) => {
      const query = `service_ids=corte&date=${date}&time=11:00`;
      const { body } = await portal.call('GET', `/main/schedule/experts?${query}`);
      return v.parse(v.object({ users: v.array(expertSchema) }), body).users;
    };
    const [busy, free] = await freeAt('2026-06-16');
    await book(one('corte', '11:00', { expert_id: busy?.id }));
    const config = async (more: string) => {
      const query = `service_ids=corte&start=16/06/2026&end=16/06/2026&${more}`;
      const { body } = await portal.call('GET', `/main/schedule/config?${query}`);
      return v.parse(schedulerConfigSchema, body);
    };
    const morningOf = async (more: string) => (await config(more)).timeSlots.morning;
    expect(await morningOf(`expert_id=${busy?.id}`)).not.toContain('11:00');
    expect(await morningOf(`expert_id=${busy?.id}`)).toContain('11:30');
    expect(await morningOf(`expert_id=${free?.id}`)).toContain('11:00');
    expect(await morningOf('')).toContain('11:00');
    await book(one('corte', '11:00', { expert_id: free?.id }));
    expect(await morningOf('')).not.toContain('11:00');
    for (const [preferred, morning, afternoon] of [
      ['prefered_time=1', true, false],
      ['prefered_time=2', false, true],
      ['prefered_time=3', true, true],
      // The whole day unless another part of it is asked for.
      ['', true, true],
    ] as const) {
      const { timeSlots } = await config(preferred);
      const has = [timeSlots.morning.length > 0, timeSlots.afternoon.length > 0];
      expect([preferred, ...has]).toEqual([preferred, morning, afternoon]);
    }
    expect(Object.keys((await config('')).days)).toEqual(['2026-06-16']);
  });

  test('begins with the three earliest free times, whatever month is asked for [C-814]', async () => {
    const firstOf = async (more: string) => {
      const query = `service_ids=revisao&start=01/08/2026&end=31/08/2026&${more}`;
      const { body } = await portal.call('GET', `/main/schedule/config?${query}`);
      return v.parse(schedulerConfigSchema, body).first_free;
    };
    await book(one('revisao', '09:30'));
    expect(await firstOf('')).toEqual([
      { date: '2026-06-16', time: '10:30' },
      { date: '2026-06-16', time: '11:00' },
      { date: '2026-06-16', time: '11:30' },
    ]);
    expect((await firstOf('prefered_time=2'))[0]).toEqual({ date: '2026-06-16', time: '13:00' });
    const seats = '/main/schedule/config?service_ids=aula&start=15/06/2026&end=30/06/2026';
    const { body } = await portal.call('GET', seats);
    expect(v.parse(schedulerConfigSchema, body).first_free).toEqual([]);
  });

  test('names the experts of a time that are free then [API-71]', async () => {
    const freeAt = async (time: string) => {
      const query = `service_ids=corte&date=2026-06-16&time=${time}`;
      const { body } = await portal.call('GET', `/main/schedule/experts?${query}`);
      return v.parse(v.object({ users: v.array(expertSchema) }), body).users;
    };
    const [busy, free] = await freeAt('11:00');
    const taken = await book(one('corte', '11:00', { expert_id: busy?.id }));
    expect(taken.status).toBe(200);
    expect(await freeAt('11:00')).toEqual([free]);
    expect(await freeAt('11:30')).toEqual([busy, free]);
    expect((await book(one('corte', '11:00'))).status).toBe(200);
    expect(await freeAt('11:00')).toEqual([]);
    expect([busy?.name, free?.name].toSorted()).toEqual(['Eva', 'Rui']);
  });

  test('the provider’s closures and own appointments take slots away', async () => {
    await asProvider(portal, key, 'POST', '/closures', {
      from: '2026-06-17T08:00:00Z',
      to: '2026-06-17T11:00:00Z',
    });
    await asProvider(portal, key, 'POST', '/appointments', {
      customer: { phone: '913000001' },
      service_ids: ['revisao'],
      date: '2026-06-17',
      time: '12:00',
    });
    const answer = await portal.call(
      'GET',
      '/main/schedule/config?service_ids=revisao&start=17/06/2026&end=17/06/2026',
    );
    const day = v.parse(schedulerConfigSchema, answer.body).days['2026-06-17'];
    expect(day?.morning).toEqual([]);
    expect(day?.afternoon[0]).toBe('13:00');
  });
});
