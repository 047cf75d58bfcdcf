import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readOutbox } from '../../../platform/messaging/outbox.ts';
import { createReminderWorld, type ReminderWorld } from '../../../testing/worlds/reminderWorld.ts';
import { givenPaid } from '../../../testing/calls/givenPaid.ts';
import { createTestBackend } from '../../../testing/testBackend.ts';
import { planChanges } from './planChanges.ts';

const portal = await createTestBackend();
const { backend } = portal;
afterAll(() => portal.close());

let world: ReminderWorld;
const at = (day: string, time: string) => lisbonInstant(day, time);
beforeEach(async () => {
  world = await createReminderWorld(portal, at('2027-07-12', '10:00'));
});

/** What rules planned of a subject, soonest first; times to the minute, because the clock goes on. */
const planned = async (subject: string) => {
  await planChanges(backend);
  const messages = await world.messages(`?subject=${subject}`);
  return messages
    .map(({ state, reason, due_at }) => [state, reason, String(due_at).slice(0, 16)] as const)
    .toSorted(([, , one], [, , other]) => one.localeCompare(other));
};
/** Why what was planned of a subject is told no more, soonest first; null of what is planned or was sent. */
const reasons = async (subject: string) => (await planned(subject)).map(([, reason]) => reason);
const texts = async () =>
  (await readOutbox(backend.database, world.phone))
    .map(({ text }) => text)
    .filter((text) => /^\d\d:\d\d$|^lembrete/.test(text))
    .toReversed();
const iso = (day: string, time: string) => at(day, time).toISOString().slice(0, 16);
const work = async () =>
  String(
    (
      await world.provider('POST', '/works', {
        customer: { phone: world.phone },
        item_specs: { brand: 'Peugeot', model: '308', plate: '72-ZB-16' },
      })
    )['id'],
  );

test('nothing is planned for an hour that is being changed at the same moment [REM-05]', async () => {
  await world.rules({ lead_minutes: 1440 });
  const id = await world.book('2027-07-14', '15:00');
  const mover = await backend.pool.connect();
  await mover.query('begin');
  await mover.query(
    `update appointments set during = tstzrange(lower(during) + interval '1 day', upper(during) + interval '1 day'),
       updated_at = now() where id = $1`,
    [id.slice(2)],
  );
  await planChanges(backend);
  await mover.query('commit');
  mover.release();
  await backend.clock.advance(10);
  expect(await planned(id)).toEqual([['planned', null, iso('2027-07-14', '15:00')]]);
});

test('a move cancels what was planned and plans anew; back again, nothing is told twice [REM-05]', async () => {
  await world.rules({ lead_minutes: 1440 }, { lead_minutes: 120 });
  const id = await world.book('2027-07-14', '15:00');
  expect(await planned(id)).toEqual([
    ['planned', null, iso('2027-07-13', '15:00')],
    ['planned', null, iso('2027-07-14', '13:00')],
  ]);
  const move = (date: string, time: string) =>
    world.provider('POST', `/appointments/${id}`, { reschedule: { date, time } });
  await world.at(at('2027-07-13', '15:00'));
  expect(await texts()).toEqual(['15:00']);
  await move('2027-07-16', '11:00');
  await world.at(at('2027-07-14', '13:00'));
  expect(await texts()).toEqual(['15:00']);
  expect((await planned(id)).map(([state, reason]) => [state, reason])).toEqual([
    ['sent', null],
    ['cancelled', 'MOVED'],
    ['planned', null],
    ['planned', null],
  ]);
  // Back to the hour of which the customer was told already: of that, once.
  await world.provider('POST', `/appointments/${id}`, {
    reschedule: { date: '2027-07-14', time: '15:00' },
  });
  await world.at(at('2027-07-17', '10:00'));
  expect(await texts()).toEqual(['15:00']);
  const states = (await world.messages(`?subject=${id}`)).map(({ state }) => state);
  expect(states.filter((state) => state === 'sent')).toHaveLength(1);
  expect(states).not.toContain('planned');
});

test('a booking that is made later than a rule’s lead gets none from that rule [REM-05]', async () => {
  await world.rules({ lead_minutes: 1440 }, { lead_minutes: 120 });
  const id = await world.book('2027-07-13', '09:59');
  expect(await planned(id)).toEqual([['planned', null, iso('2027-07-12', '20:55')]]);
});

test('cancelled, arrived, or become a work, an appointment is reminded of no more [REM-05]', async () => {
  await world.rules({ lead_minutes: 60 });
  const ids = [];
  for (const time of ['12:00', '13:00', '14:00']) ids.push(await world.book('2027-07-14', time));
  await planChanges(backend);
  const [cancelled = '', arrived = '', begun = ''] = ids;
  await world.mine('POST', `/services/${cancelled}/cancel`);
  await world.provider('POST', `/appointments/${arrived}`, { client_arrived: true });
  const customer = { phone: world.phone };
  await world.provider('POST', '/works', { customer, appointment_id: begun });
  for (const id of ids) expect((await planned(id)).map(([state]) => state)).toEqual(['cancelled']);
  await world.at(at('2027-07-14', '14:00'));
  expect(await texts()).toEqual([]);
});

test('a work that waits to be collected is told of until it is completed, with since when it waits [REM-03] [REM-05]', async () => {
  const text = 'lembrete {serviço}, {data} às {hora}';
  await world.rules(
    { event: 'work.ready', lead_minutes: 1440, text },
    { event: 'work.ready', lead_minutes: 2880, text },
  );
  const id = await work();
  const state = (bars: number) => world.provider('POST', `/works/${id}/state`, { bars });
  await state(4);
  expect(await planned(id)).toEqual([
    ['planned', null, iso('2027-07-13', '10:00')],
    ['planned', null, iso('2027-07-14', '10:00')],
  ]);
  await world.at(at('2027-07-13', '10:02'));
  await state(5);
  await world.at(at('2027-07-15', '10:00'));
  expect(await texts()).toEqual(['lembrete Peugeot 308, 12\u00a0jul. às 10:00']);
  expect((await planned(id)).map(([one, reason]) => [one, reason])).toEqual([
    ['sent', null],
    ['cancelled', 'COMPLETED'],
  ]);
});

test('a budget is told of until it is decided; another version is told of anew [REM-05]', async () => {
  await world.rules({ event: 'budget.waiting', lead_minutes: 1440, text: 'lembrete {valor}' });
  const id = await work();
  const post = (price: number) =>
    world.provider('POST', `/works/${id}/budget`, {
      lines: [{ designation: 'Pastilhas', price, discount: 0, completed: false }],
    });
  await post(64);
  expect(await planned(id)).toEqual([['planned', null, iso('2027-07-13', '10:00')]]);
  await backend.clock.moveTo(at('2027-07-12', '18:00'));
  await post(100);
  expect(await planned(id)).toEqual([
    ['cancelled', 'DECIDED', iso('2027-07-13', '10:00')],
    ['planned', null, iso('2027-07-13', '18:00')],
  ]);
  await world.at(at('2027-07-13', '18:02'));
  expect(await texts()).toEqual(['lembrete 100,00\u00a0€']);
  await post(150);
  expect(await reasons(id)).toEqual(['DECIDED', null, null]);
  const budget = (await world.mine('GET', `/services/${id}/`)).body['budget'];
  const { version, total } = Object(budget);
  const approved = await world.mine('POST', `/services/${id}/approve`, { version, total });
  expect(approved.status).toBe(200);
  expect(await reasons(id)).toEqual(['DECIDED', null, 'DECIDED']);

  const declined = await work();
  await world.provider('POST', `/works/${declined}/budget`, {
    jobs: [{ title: 'Travões', labour: [{ designation: 'Travões', price: 120 }] }],
  });
  expect(await reasons(declined)).toEqual([null]);
  const offered = Object((await world.mine('GET', `/services/${declined}/`)).body['budget']);
  const decision = { [offered.jobs[0].id]: 'declined' };
  const json = { version: offered.version, jobs: decision, total: 0 };
  const answer = await world.mine('POST', `/services/${declined}/budget/decision`, json);
  expect(answer.status).toBe(200);
  expect(await reasons(declined)).toEqual(['DECIDED']);
  await world.at(at('2027-07-15', '18:00'));
  expect(await texts()).toHaveLength(1);
});

test('of extra work a reminder names what it costs itself, not what is agreed [REM-05] [BUD-26] [C-876]', async () => {
  await world.rules({ event: 'budget.waiting', lead_minutes: 1440, text: 'lembrete {valor}' });
  const id = await work();
  const line = (designation: string, price: number) => ({
    ...{ designation, price, discount: 0, completed: false },
  });
  const lines = [line('Pastilhas', 64)];
  await world.provider('POST', `/works/${id}/budget`, { lines });
  const { version, total } = Object((await world.mine('GET', `/services/${id}/`)).body['budget']);
  await world.mine('POST', `/services/${id}/approve`, { version, total });
  const json = { lines: [...lines, line('Escovas', 30)] };
  await world.provider('POST', `/works/${id}/budget`, json);
  await world.at(at('2027-07-13', '10:02'));
  expect(await texts()).toEqual(['lembrete 30,00\u00a0€']);
});

test('of a work or an appointment that is called off nothing is told any more [REM-05]', async () => {
  const withoutItems = { support_equipment: false, payment_methods: ['MB'] };
  world = await createReminderWorld(portal, at('2027-07-12', '10:00'), withoutItems);
  const lead = { lead_minutes: 1440, text: 'lembrete' };
  await world.rules(
    { event: 'work.ready', ...lead },
    { event: 'budget.waiting', ...lead },
    { event: 'payment.due', ...lead },
  );
  const [ready, waiting, due] = [await work(), await work(), await work()];
  await world.provider('POST', `/works/${ready}/state`, { bars: 4 });
  await world.provider('POST', `/works/${waiting}/budget`, {
    lines: [{ designation: 'Pastilhas', price: 64, discount: 0, completed: false }],
  });
  await world.provider('POST', `/works/${due}/payment`, {
    total: 20,
    valid_until: at('2027-07-15', '18:00').toISOString(),
  });
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await world.provider('PUT', '/hours', { hours });
  const paid = { name: 'Revisão', duration_minutes: 60, payment: 25 };
  await world.provider('PUT', '/services/revisao', paid);
  const booking = { services: [{ id: 'revisao' }], date: '2027-07-19', time: '10:00' };
  const booked = String((await world.mine('POST', '/schedule', booking)).body['appointmentId']);
  const all = [ready, waiting, due, booked];
  for (const id of all) expect([id, await reasons(id)]).toEqual([id, [null]]);
  for (const id of [ready, waiting, due]) await world.provider('POST', `/works/${id}/cancel`);
  await world.mine('POST', `/services/${booked}/cancel`);
  for (const id of all) expect([id, await reasons(id)]).toEqual([id, ['CANCELLED']]);
  await world.at(at('2027-07-19', '10:00'));
  expect(await texts()).toEqual([]);
});

test('of a budget nothing is approved by reminders, silence or time [BUD-20]', async () => {
  await world.rules(
    { event: 'budget.waiting', lead_minutes: 1440, text: 'lembrete {valor}' },
    { event: 'budget.waiting', lead_minutes: 2880, text: 'lembrete {valor}' },
  );
  const id = await work();
  const job = (title: string, price: number) => ({
    title,
    labour: [{ designation: title, price }],
  });
  await world.provider('POST', `/works/${id}/budget`, {
    jobs: [job('Travões', 120), job('Escovas', 24)],
  });
  const seen = async () => {
    const { budget, approved } = (await world.mine('GET', `/services/${id}/`)).body;
    const { state, jobs } = Object(budget);
    const records = await backend.pool.query('select 1 from evidence_records where subject = $1', [
      id,
    ]);
    return [state, jobs.map((one: object) => Object(one).state), approved, records.rowCount];
  };
  const before = await seen();
  await world.at(at('2027-07-15', '18:00'));
  expect(await texts()).toHaveLength(2);
  expect(await seen()).toEqual(['waiting', ['undecided', 'undecided'], before[2], 0]);
  // Its validity is over.
  await world.at(at('2027-08-20', '18:00'));
  expect(await seen()).toEqual(['expired', ['undecided', 'undecided'], before[2], 0]);
});

test('a payment is told of before its deadline, and not once it is settled [REM-03] [REM-05]', async () => {
  const text = 'lembrete {valor}, {data} às {hora}';
  await world.rules({ event: 'payment.due', lead_minutes: 1440, text });
  const ids = [await work(), await work()];
  for (const [index, id] of ids.entries())
    await world.provider('POST', `/works/${id}/payment`, {
      total: 20 + index,
      valid_until: at('2027-07-15', '18:00').toISOString(),
    });
  for (const id of ids)
    expect(await planned(id)).toEqual([['planned', null, iso('2027-07-14', '18:00')]]);
  await givenPaid(portal, ids[0] ?? '', 2000);
  await world.at(at('2027-07-14', '18:02'));
  expect(await texts()).toEqual(['lembrete 21,00\u00a0€, 15\u00a0jul. às 18:00']);
  const states = await Promise.all(ids.map(planned));
  expect(states.flat().map(([state]) => state)).toEqual(['cancelled', 'sent']);
});

test('another table of rules plans anew what is still ahead, and tells nothing that is past [REM-01] [REM-05]', async () => {
  await world.rules({ lead_minutes: 120 });
  const id = await world.book('2027-07-14', '15:00');
  await planChanges(backend);
  await backend.clock.moveTo(at('2027-07-14', '10:00'));
  await world.rules({ lead_minutes: 1440 }, { lead_minutes: 60 });
  expect((await planned(id)).map(([state, reason]) => [state, reason])).toEqual([
    ['cancelled', 'RULE_CHANGED'],
    ['planned', null],
  ]);
  await world.rules({ lead_minutes: 60, active: false });
  expect((await planned(id)).map(([state]) => state)).toEqual(['cancelled', 'cancelled']);
});

test('what is to be told after a work was completed outlives another table of rules [REM-01]', async () => {
  const [rule] = await world.rules({ event: 'work.state', bars: 5, lead_minutes: 43_200 });
  const id = await work();
  await world.provider('POST', `/works/${id}/state`, { bars: 5 });
  expect(await planned(id)).toEqual([['planned', null, iso('2027-08-11', '10:00')]]);
  await backend.clock.moveTo(at('2027-07-13', '10:00'));
  await world.rules({ ...rule }, { event: 'work.state', bars: 5, lead_minutes: 2880 });
  expect(await planned(id)).toEqual([
    ['planned', null, iso('2027-07-14', '10:00')],
    ['planned', null, iso('2027-08-11', '10:00')],
  ]);
  await world.at(at('2027-08-11', '10:05'));
  expect((await planned(id)).map(([state]) => state)).toEqual(['sent', 'sent']);
});

test('whoever never set rules is reminded by all presets, which become rows with what they plan first [REM-02] [C-660]', async () => {
  const setup = { support_equipment: false };
  world = await createReminderWorld(portal, at('2027-07-12', '10:00'), setup);
  const rows = async () => {
    const { rows: found } = await backend.pool.query(
      `select rule.id from reminder_rules rule join companies on companies.id = company_id
        where domain = $1 order by position`,
      [world.domain],
    );
    return found.map(({ id }) => String(id));
  };
  const { rules } = await world.provider('GET', '/reminders');
  expect(await rows()).toEqual([]);
  const booked = await world.book('2027-07-15', '15:00');
  expect(await planned(booked)).toEqual([
    ['planned', null, iso('2027-07-14', '15:00')],
    ['planned', null, iso('2027-07-15', '13:00')],
  ]);
  expect(await rows()).toEqual(Object(rules).map(({ id }: { id: string }) => id));

  const [ready, offered, due] = [await work(), await work(), await work()];
  await world.provider('POST', `/works/${ready}/state`, { bars: 4 });
  await world.provider('POST', `/works/${offered}/budget`, {
    lines: [{ designation: 'Pastilhas', price: 64, discount: 0, completed: false }],
  });
  await world.provider('POST', `/works/${due}/payment`, {
    total: 20,
    valid_until: at('2027-07-20', '18:00').toISOString(),
  });
  expect(await planned(ready)).toEqual([
    ['planned', null, iso('2027-07-13', '10:00')],
    ['planned', null, iso('2027-07-19', '10:00')],
  ]);
  expect(await planned(offered)).toEqual([
    ['planned', null, iso('2027-07-13', '10:00')],
    ['planned', null, iso('2027-07-15', '10:00')],
  ]);
  expect(await planned(due)).toEqual([['planned', null, iso('2027-07-19', '18:00')]]);
  expect(await rows()).toHaveLength(9);
});

test('with an empty table nothing is planned, and the presets do not come back [REM-02] [C-660]', async () => {
  await world.provider('PUT', '/reminders', { rules: [] });
  const [booked, ready] = [await world.book('2027-07-15', '15:00'), await work()];
  await world.provider('POST', `/works/${ready}/state`, { bars: 4 });
  expect([await planned(booked), await planned(ready)]).toEqual([[], []]);
  expect((await world.provider('GET', '/reminders'))['rules']).toEqual([]);
});
