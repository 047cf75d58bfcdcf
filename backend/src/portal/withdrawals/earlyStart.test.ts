import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import { withdrawalReceiptSchema } from '@portal/api/company/withdrawal';
import { appointmentDetailsSchema } from '@portal/api/work/appointmentDetails';
import { bookableServicesSchema } from '@portal/api/work/createScheduleApi';
import { workDetailsSchema } from '@portal/api/work/workDetailsSchema';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { givenPaid } from '../../testing/calls/givenPaid.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend } from '../../testing/testBackend.ts';

const portal = await createTestBackend();
afterAll(() => portal.close());

const now = new Date('2026-06-15T08:00:00Z');
const firstFreeDay = '2026-06-30';
const needed = 'Para datas antes de 30\u00a0jun.\u00a02026, assinale este pedido.';
const urgent = { right: 'excluded', reason: 'Reparação urgente.' };
let key: string;
let token: string;
const provider = (method: string, path: string, json?: unknown) =>
  asProvider(portal, key, method, path, json);

beforeAll(async () => {
  await portal.backend.clock.moveTo(now);
  key = await createProvider(portal, 'auto-mirante.localhost', { support_equipment: false });
  token = await registerByPhone(portal, '+351912000001');
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }));
  await provider('PUT', '/hours', { hours });
  await provider('PUT', '/settings', { parallel_bookings: 50 });
  const service = { duration_minutes: 60 };
  await provider('PUT', '/services/revisao', { ...service, name: 'Revisão' });
  await provider('PUT', '/services/reboque', { ...service, name: 'Reboque', withdrawal: urgent });
  await provider('PUT', '/webhooks/tudo', { url: 'https://exemplo.pt/x', secret: 'x'.repeat(32) });
});
beforeEach(async () => {
  await portal.backend.clock.moveTo(now);
  await portal.backend.pool.query('truncate webhook_events cascade');
});

const toldOf = async (type: string) =>
  (
    await portal.backend.pool.query<{ data: unknown }>(
      'select data from webhook_events where type = $1',
      [type],
    )
  ).rows.map(({ data }) => data);

describe('a booking', () => {
  const ticked = { early_start: true, texts: [EARLY_START_REQUEST] };
  const book = (date: string, answer: object = {}, ...ids: string[]) => {
    const chosen = ids.length === 0 ? ['revisao'] : ids;
    const services = chosen.map((id) => ({ id, observation: '' }));
    const json = { services, date, time: '10:00', ...answer };
    return portal.call('POST', '/main/schedule', { token, json });
  };
  const countBookings = async () =>
    (await portal.backend.pool.query('select 1 from appointments')).rowCount;

  test('is told of each service before which day it needs the request [LAW-09] [LAW-10]', async () => {
    const { body } = await portal.call('GET', '/main/schedule/services', { token });
    const { services } = v.parse(bookableServicesSchema, body);
    const days = Object.fromEntries(services.map((one) => [one.name, one.early_start_before]));
    expect(days).toEqual({ Revisão: firstFreeDay, Reboque: null });
  });

  test('that starts inside the fourteen days is not concluded without the tick, and nothing is kept of it [LAW-09]', async () => {
    const before = await countBookings();
    const refused = await book('2026-06-29', { ...ticked, early_start: false });
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({ body: needed, reason: 'EARLY_START_NEEDED' }),
    ]);
    expect(await countBookings()).toBe(before);
    expect((await book(firstFreeDay, { early_start: false })).status).toBe(200);
    // Of what may not be withdrawn from nothing is asked.
    expect((await book('2026-06-29', { early_start: false }, 'reboque')).status).toBe(200);
    // One that may be withdrawn from is enough.
    const mixed = await book('2026-06-29', { early_start: false }, 'revisao', 'reboque');
    expect([mixed.status, mixed.body['reason']]).toEqual([422, 'EARLY_START_NEEDED']);
  });

  test('that is moved into the fourteen days asks nothing, and once it is begun waits for the provider [LAW-09] [C-842]', async () => {
    const { body } = await book('2026-07-01', { early_start: false });
    const id = String(body['appointmentId']);
    const json = { date: '2026-06-17', time: '10:00' };
    const moved = await portal.call('POST', `/main/services/${id}/move`, { token, json });
    expect(moved.status).toBe(200);
    const details = await portal.call('GET', `/main/appointments/${id}`, { token });
    const { contract } = v.parse(appointmentDetailsSchema, details.body).details;
    expect(contract).toMatchObject({ withdrawable: true, until: '2026-06-29' });
    expect(contract).not.toHaveProperty('early_start');
    await portal.backend.clock.moveTo(new Date('2026-06-17T09:00:00Z'));
    const statement = { name: 'Ana', contract: 'Revisão', email: 'ana@exemplo.pt' };
    const stated = await portal.call('POST', '/main/legal/withdrawals', {
      json: { ...statement, key: contract?.key },
    });
    expect(v.parse(withdrawalReceiptSchema, stated.body).state).toBe('received');
  });

  test('that is moved inside the fourteen days keeps what was said when it was booked [LAW-09] [C-842]', async () => {
    const { body } = await book('2026-06-24', ticked);
    const id = String(body['appointmentId']);
    const asked = { asked: true, text: EARLY_START_REQUEST };
    const said = Object(body['contract']).early_start;
    expect(said).toMatchObject(asked);
    await portal.backend.clock.moveTo(new Date('2026-06-16T08:00:00Z'));
    const json = { date: '2026-06-18', time: '10:00' };
    const moved = await portal.call('POST', `/main/services/${id}/move`, { token, json });
    expect(moved.status).toBe(200);
    const details = await portal.call('GET', `/main/appointments/${id}`, { token });
    const { contract } = v.parse(appointmentDetailsSchema, details.body).details;
    expect(contract).toMatchObject({ withdrawable: true, until: '2026-06-29', early_start: said });
  });

  test('keeps the choice and its words, which nothing changes, and tells the system of the provider [LAW-09]', async () => {
    const { body } = await book('2026-06-17', ticked);
    const id = String(body['appointmentId']);
    const asked = {
      asked: true,
      text: EARLY_START_REQUEST,
      at: expect.stringMatching(/^2026-06-15T08:/),
    };
    expect(body['contract']).toMatchObject({ withdrawable: true, early_start: asked });
    const details = await portal.call('GET', `/main/appointments/${id}`, { token });
    expect(v.parse(appointmentDetailsSchema, details.body).details.contract).toMatchObject({
      early_start: asked,
    });
    expect(await toldOf('booking.created')).toMatchObject([{ early_start: true }]);
    await expect(
      portal.backend.pool.query('update appointments set early_start_text = null where id = $1', [
        id.slice(2),
      ]),
    ).rejects.toThrow('does not change');
  });

  test('with other words beside the box is refused; one of a release that knows no box is concluded [LAW-09]', async () => {
    const other = await book('2026-06-18', { early_start: true, texts: ['Quero já.'] });
    expect([other.status, other.body['field']]).toEqual([400, 'texts']);
    const { status, body } = await book('2026-06-18');
    expect(status).toBe(200);
    expect(body['contract']).not.toHaveProperty('early_start');
    expect(await toldOf('booking.created')).toMatchObject([{ early_start: false }]);
  });
});

describe('an approval', () => {
  const line = (designation: string, price: number) => ({ designation, price, vat_rate: 0 });
  const jobs = [
    { title: 'Pastilhas', materials: [line('Pastilhas', 64)] },
    { title: 'Discos', materials: [line('Discos', 36)] },
  ];
  async function posted(more: object = {}): Promise<string> {
    const { id } = await provider('POST', '/works', { customer: { phone: '912000001' } });
    await provider('POST', `/works/${String(id)}/budget`, { jobs, ...more });
    return String(id);
  }
  const workOf = async (id: string) =>
    v.parse(workDetailsSchema, (await portal.call('GET', `/main/services/${id}/`, { token })).body);
  const budgetOf = async (id: string) => (await workOf(id)).budget;
  async function approve(id: string, answer: object = {}) {
    const all = (await budgetOf(id))?.jobs ?? [];
    const approved = Object.fromEntries(all.map((job) => [job.id, 'approved']));
    const json = { version: 1, jobs: approved, total: 100, ...answer };
    return portal.call('POST', `/main/services/${id}/budget/decision`, { token, json });
  }
  const shown = (early_start: boolean) => ({
    early_start,
    texts: [EARLY_START_REQUEST, 'Aprovar com obrigação de pagar 100,00\u00a0€'],
  });
  const statesOf = async (id: string) =>
    (await budgetOf(id))?.jobs.map(({ title, state }) => `${title}: ${state}`);
  /** Whoever withdraws by the key of the contract. */
  async function withdraw(id: string) {
    const { contract } = await workOf(id);
    const json = { name: 'Ana', contract: 'Travões', email: 'ana@exemplo.pt', key: contract?.key };
    return (await portal.call('POST', '/main/legal/withdrawals', { json })).body;
  }
  /** The provider does the pads. */
  async function begin(id: string) {
    const [pads, discs] = (await budgetOf(id))?.jobs ?? [];
    const done = { title: 'Pastilhas', materials: [{ ...line('Pastilhas', 64), completed: true }] };
    await provider('POST', `/works/${id}/budget`, {
      jobs: [
        { ...done, id: pads?.id },
        { ...jobs[1], id: discs?.id },
      ],
    });
  }

  test('is asked about where it may be withdrawn from and the work may begin inside the fourteen days [LAW-09] [LAW-10]', async () => {
    expect((await budgetOf(await posted()))?.early_start_before).toBe(firstFreeDay);
    const starts = async (day: string) =>
      (await budgetOf(await posted({ starts_on: day })))?.early_start_before;
    expect(await starts('2026-06-29')).toBe(firstFreeDay);
    expect(await starts(firstFreeDay)).toBeNull();
    await provider('PUT', '/settings', { withdrawal: urgent });
    const excluded = await posted();
    expect((await budgetOf(excluded))?.early_start_before).toBeNull();
    await approve(excluded, shown(true));
    expect((await budgetOf(excluded))?.decision).toMatchObject({ early_start: null });
    await provider('PUT', '/settings', { withdrawal: null });
  });

  test('without the tick is taken; the work begins after the fourteen days, which both sides read [LAW-09] [BUD-15]', async () => {
    const id = await posted();
    expect((await approve(id, shown(false))).status).toBe(200);
    const decision = { early_start: false, starts_from: firstFreeDay };
    expect((await budgetOf(id))?.decision).toMatchObject(decision);
    const { budgets } = await provider('GET', `/works/${id}/budgets`);
    expect(budgets).toMatchObject([{ decision }]);
    expect(await toldOf('budget.decided')).toMatchObject([{ early_start: false }]);
    expect((await workOf(id)).contract?.early_start).toMatchObject({ asked: false });
  });

  test('keeps the choice and its words in the chain of evidence [LAW-09] [BUD-15]', async () => {
    const id = await posted();
    const { body } = await approve(id, shown(true));
    expect((await budgetOf(id))?.decision).toMatchObject({ early_start: true, starts_from: null });
    expect((await workOf(id)).contract?.early_start).toEqual({
      asked: true,
      text: EARLY_START_REQUEST,
      at: expect.stringMatching(/^2026-06-15T08:/),
    });
    const { rows } = await portal.backend.pool.query(
      `select early_start, content::jsonb->'texts' as texts from evidence_records
        join evidence_people on record_id = id where id = $1`,
      [body['record_id']],
    );
    expect(rows).toEqual([{ early_start: true, texts: shown(true).texts }]);
    expect(await provider('GET', '/approvals/verify')).toMatchObject({ valid: true });
    await portal.backend.pool.query('alter table evidence_records disable trigger all');
    const set = (value: boolean | null) =>
      portal.backend.pool.query('update evidence_records set early_start = $2 where id = $1', [
        body['record_id'],
        value,
      ]);
    for (const value of [false, null]) {
      await set(value);
      expect(await provider('GET', '/approvals/verify')).toMatchObject({ fault: 'sha256' });
    }
    await set(true);
    await portal.backend.pool.query('alter table evidence_records enable trigger all');
  });

  test('with other words beside the box is refused and changes nothing [LAW-09]', async () => {
    const id = await posted();
    const { status, body } = await approve(id, {
      early_start: true,
      texts: ['Quero já.', 'Aprovar com obrigação de pagar 100,00\u00a0€'],
    });
    expect([status, body['field']]).toEqual([400, 'texts']);
    expect(await statesOf(id)).toEqual(['Pastilhas: undecided', 'Discos: undecided']);
  });

  test('taken back leaves no choice behind [LAW-09]', async () => {
    const id = await posted();
    const { body } = await approve(id, shown(false));
    const json = { record_id: body['record_id'] };
    await portal.call('POST', `/main/services/${id}/budget/decision/undo`, { token, json });
    const { rows } = await portal.backend.pool.query(
      'select early_start from budget_jobs where work_id = $1',
      [id.slice(2)],
    );
    expect(rows).toEqual([{ early_start: null }, { early_start: null }]);
  });

  test('that asked for it keeps what was begun: only the rest goes back [LAW-08]', async () => {
    const id = await posted();
    await approve(id, shown(true));
    await givenPaid(portal, id, 10_000);
    await begin(id);
    expect(await withdraw(id)).toMatchObject({ state: 'accepted', refund: 36 });
    expect(await statesOf(id)).toEqual(['Pastilhas: approved', 'Discos: declined']);
  });

  test('that asked for it is over for good when all of it was done [LAW-08]', async () => {
    const id = await posted();
    await approve(id, shown(true));
    await givenPaid(portal, id, 10_000);
    const { contract } = await workOf(id);
    await provider('POST', `/works/${id}/state`, { bars: 5 });
    const json = { name: 'Ana', contract: 'Travões', email: 'ana@exemplo.pt', key: contract?.key };
    const { body } = await portal.call('POST', '/main/legal/withdrawals', { json });
    expect(body).toMatchObject({ state: 'received', refund: 0 });
  });

  test.each(['a line done', 'a later stage'])(
    'that did not ask for it owes nothing of what was begun all the same: %s [LAW-08]',
    async (how) => {
      const id = await posted();
      await approve(id, shown(false));
      await givenPaid(portal, id, 10_000);
      if (how === 'a line done') await begin(id);
      else await provider('POST', `/works/${id}/state`, { bars: 4 });
      expect(await withdraw(id)).toMatchObject({ state: 'accepted', refund: 100 });
      expect(await statesOf(id)).toEqual(['Pastilhas: declined', 'Discos: declined']);
      expect((await workOf(id)).state.bars).toBe(how === 'a line done' ? 2.5 : 4);
    },
  );
});
