import { budgetChangedSchema } from '@portal/api/work/budgetDifference';
import { workDetailsSchema } from '@portal/api/work/workDetailsSchema';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { createTestBackend, type TestBackend } from '../../../testing/testBackend.ts';

let portal: TestBackend;
let key: string;
let token: string;

beforeAll(async () => {
  portal = await createTestBackend();
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  key = await createProvider(portal, 'auto-mirante.localhost', { name: 'Auto Mirante' });
  token = await registerByPhone(portal, '+351912000001');
});
afterAll(() => portal.close());

const openWork = async () =>
  String(
    (await asProvider(portal, key, 'POST', '/works', { customer: { phone: '912000001' } }))['id'],
  );
const line = (designation: string, price: number, discount = 0) => ({
  designation,
  price,
  discount,
  completed: false,
});
const post = (id: string, ...lines: object[]) =>
  asProvider(portal, key, 'POST', `/works/${id}/budget`, { lines });
const details = async (id: string) =>
  v.parse(workDetailsSchema, (await portal.call('GET', `/main/services/${id}/`, { token })).body);
const approve = (id: string, json?: object) =>
  portal.call('POST', `/main/services/${id}/approve`, { token, json });
const shownOf = async (id: string) => {
  const { budget_version: version, total } = await details(id);
  return { version: version ?? undefined, total: total ?? undefined };
};
/** The versions that a work has, with what was approved. */
const versions = async (id: string) =>
  (
    await portal.backend.pool.query(
      `select version, total_cents, lines->0->>'designation' as first,
         (select count(*)::integer from evidence_records record where record.subject = 'A-' || work_id
           and record.version = budget_versions.version and record.kind = 'decided') as decisions
       from budget_versions where work_id = $1 order by version`,
      [id.slice(2)],
    )
  ).rows;

describe('an approval', () => {
  test('names the version that was shown, and every budget posted is the next one', async () => {
    const id = await openWork();
    expect(await details(id)).toMatchObject({ budget_version: null });
    expect(await post(id, line('Pastilhas', 64))).toMatchObject({ version: 1 });
    expect(await post(id, line('Discos', 100))).toMatchObject({ version: 2 });
    expect(await details(id)).toMatchObject({ budget_version: 2, total: 100 });
    expect((await approve(id, { version: 2, total: 100 })).status).toBe(200);
    expect(await details(id)).toMatchObject({ state: { bars: 3 } });
  });

  test('of a budget that was replaced is refused with what changed, and approves nothing [DET-18] [BUD-39]', async () => {
    const id = await openWork();
    await post(id, line('Pastilhas', 64), line('Óleo', 40, 10), line('Filtro', 12));
    const shown = await shownOf(id);
    await post(id, line('Pastilhas', 64), line('Óleo', 45), line('Caixa', 2450));
    const refused = await approve(id, shown);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      title: 'O orçamento mudou',
      message: 'Auto Mirante alterou o orçamento depois de o abrir. Nada foi aprovado.',
    });
    expect(v.parse(budgetChangedSchema, refused.body).difference).toEqual({
      added: [],
      removed: [],
      changed: [{ id: expect.any(String), title: 'Orçamento', before: 112, after: 2559 }],
      lines: {
        added: [line('Caixa', 2450)],
        removed: [line('Filtro', 12)],
        changed: [{ designation: 'Óleo', before: 36, after: 45 }],
      },
      total_before: 112,
      total_after: 2559,
    });
    const name = 'Aguarda a sua aprovação';
    expect(await details(id)).toMatchObject({
      ...{ state: { bars: 2.5, name }, allow_approve: true },
      budget: { jobs: [{ state: 'undecided' }] },
    });
    expect(await versions(id)).toMatchObject([{ decisions: 0 }, { decisions: 0 }]);
  });

  test('with another total than that of the version is refused with the right one [LIM-10]', async () => {
    const id = await openWork();
    await post(id, line('Pastilhas', 64));
    const refused = await approve(id, { version: 1, total: 63.99 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'TOTAL_CHANGED', total: 64 } });
    expect(refused.body['message']).toBe(
      'O total deste orçamento é agora 64,00\u00a0€. Nada foi aprovado.',
    );
    expect(await details(id)).toMatchObject({ allow_approve: true });
  });

  test('of a release that names no version approves the first budget and no other [BUD-39]', async () => {
    const first = await openWork();
    await post(first, line('Pastilhas', 64));
    expect((await approve(first)).status).toBe(200);
    const second = await openWork();
    await post(second, line('Pastilhas', 64));
    await post(second, line('Pastilhas', 64));
    expect(await approve(second)).toMatchObject({
      status: 409,
      body: { code: 'BUDGET_CHANGED', reason: 'BUDGET_CHANGED' },
    });
    expect(await details(second)).toMatchObject({
      allow_approve: true,
      budget: { jobs: [{ state: 'undecided' }] },
    });
    expect(await versions(second)).toMatchObject([{ decisions: 0 }, { decisions: 0 }]);
  });

  test('approves every job of the version that is undecided, declined or put off [BUD-39]', async () => {
    const id = await openWork();
    const jobs = ['Travões', 'Escovas', 'Pneus'].map((title) => ({
      title,
      labour: [{ designation: title, price: 50 }],
    }));
    await asProvider(portal, key, 'POST', `/works/${id}/budget`, { jobs });
    const [{ id: wipers }, { id: tyres }] = Object((await details(id)).budget).jobs.slice(1);
    const decision = { version: 1, jobs: { [wipers]: 'later', [tyres]: 'declined' }, total: 0 };
    const path = `/main/services/${id}/budget/decision`;
    expect((await portal.call('POST', path, { token, json: decision })).status).toBe(200);
    expect((await approve(id)).status).toBe(200);
    expect(await details(id)).toMatchObject({
      ...{ total: 150, allow_approve: false, state: { bars: 3 } },
      budget: { jobs: [{ state: 'approved' }, { state: 'approved' }, { state: 'approved' }] },
    });
  });

  test('keeps its evidence with its version when another budget follows', async () => {
    const id = await openWork();
    await post(id, line('Pastilhas', 64));
    await approve(id, { version: 1, total: 64 });
    await post(id, line('Discos', 100));
    expect(await versions(id)).toMatchObject([
      { version: 1, total_cents: 6400, first: 'Pastilhas', decisions: 1 },
      { version: 2, total_cents: 10_000, first: 'Discos', decisions: 0 },
    ]);
    const { pool } = portal.backend;
    for (const change of ["lines = '[]'", 'total_cents = 1', 'approved_at = now()'])
      await expect(
        pool.query(`update budget_versions set ${change} where work_id = $1 and version = 1`, [
          id.slice(2),
        ]),
      ).rejects.toThrow('does not change');
  });

  test('never approves what was not on the screen, however posting and approving meet', async () => {
    const round = fc.record({
      prices: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
      /** How many of the posts are on their way before the approval is sent. */
      before: fc.nat(3),
      taps: fc.integer({ min: 1, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 3 }), async (rounds) => {
        const id = await openWork();
        await post(id, line('Pastilhas', 64));
        for (const { prices, before, taps } of rounds) {
          const shown = await shownOf(id);
          const send = (price: number) => post(id, line('Pastilhas', price));
          const early = prices.slice(0, before).map(send);
          const approvals = Array.from({ length: taps }, () => approve(id, shown));
          const late = prices.slice(before).map(send);
          const answers = await Promise.all(approvals);
          await Promise.all([...early, ...late]);
          const granted = answers.filter(({ status }) => status === 200);
          const approved = (await versions(id)).filter(({ decisions }) => decisions > 0);
          expect(approved.length).toBe(granted.length);
          if (granted.length === 0) continue;
          expect(granted.length).toBe(1);
          expect(approved).toMatchObject([
            { version: shown.version, total_cents: Math.round((shown.total ?? 0) * 100) },
          ]);
          return;
        }
      }),
      { numRuns: 20 },
    );
  });
});
