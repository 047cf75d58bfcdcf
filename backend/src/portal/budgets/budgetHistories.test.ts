import { withdrawalReceiptSchema } from '@portal/api/company/withdrawal';
import { decisionAnswerSchema } from '@portal/api/work/budget/decision';
import { versionTotals } from '@portal/domain/budget/versionTotals';
import { centsToEuros } from '@portal/domain/money/cents';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBudgetWorld, type BudgetWorld } from '../../testing/worlds/budgetWorld.ts';
import { withdrawalKey } from '../withdrawals/withdrawalKey.ts';
import { decisionProof } from './code/decisionProof.ts';

/** The whole number of histories (10 000) may take an hour: `BUDGET_HISTORIES=10000 npx vitest run …/budgetHistories.test.ts`. */
const HISTORIES = Number(process.env['BUDGET_HISTORIES'] ?? '30');

let world: BudgetWorld;
beforeAll(async () => {
  world = await createBudgetWorld();
});
afterAll(() => world.close());

/** What prices mean, and what was paid before for a diagnosis; an earlier deduction stays where nothing is said. */
const terms = fc.record({
  prices_include_vat: fc.boolean(),
  deduction: fc.option(
    fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100),
    { nil: undefined },
  ),
});
const price = fc.integer({ min: 1, max: 30_000 }).map((cents) => cents / 100);
const jobs = fc.array(
  fc.record({
    price,
    rate: fc.constantFrom(6, 23),
    required: fc.boolean(),
    /** Which job of the version before goes on. */
    carries: fc.option(fc.nat(3), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 4 },
);
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('post' as const), jobs, terms }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('lines' as const),
      prices: fc.array(price, { minLength: 1, maxLength: 3 }),
      terms,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      choices: fc.array(
        fc.constantFrom('approved' as const, 'declined' as const, 'later' as const, undefined),
        { minLength: 4, maxLength: 4 },
      ),
      /** Asked for inside the time for withdrawing, not asked for, or sent by a release that shows no box. */
      earlyStart: fc.constantFrom(true, false, undefined),
      /** Who sends it: one tab, two at once, or one beside somebody who has the link and the code. */
      from: fc.constantFrom('session', 'two tabs', 'link', 'session and link'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('record' as const),
      choices: fc.array(fc.constantFrom('approved' as const, 'declined' as const, undefined), {
        minLength: 4,
        maxLength: 4,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('contest' as const),
      /** With words for the chat, or without. */
      message: fc.option(fc.constant('Nunca falei com ninguém.'), { nil: undefined }),
      /** In one tab, or in two at once. */
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('withdraw' as const),
      /** With the key of a mail, in which the period decides; or without, so that it waits for the provider. */
      withKey: fc.boolean(),
      /** What the provider answers where it waits. */
      refuses: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('move' as const), bars: fc.constantFrom(3, 4) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A decision that the server took. */
interface Granted {
  version: number;
  /** Euros, as answered. */
  total: number;
  /** What was answered about beginning early, where something was approved. */
  earlyStart: boolean | null;
}

/** What the server took during a history. */
interface Taken {
  granted: Granted[];
  /** Recorded decisions that were contested. */
  contested: string[];
}

/** Who sends statements: a limit holds for each address. */
let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `203.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Whoever has the link of a work and entered the code: their calls about its budget. */
async function openLink(id: string) {
  const { backend } = world.portal;
  const { key } = await world.provider('POST', '/links', { id });
  const opened = await world.portal.call('GET', `/calendar/customer/links?key=${String(key)}`);
  const { rows } = await backend.pool.query<{ clientId: string }>(
    `select client_id as "clientId" from works where id = $1`,
    [id.slice(2)],
  );
  const owner = { subject: id, clientId: rows[0]?.clientId ?? '' };
  const proof = await decisionProof(backend.database, owner, backend.clock.now());
  const headers = { 'X-Client-Token': String(opened.body['token']), 'X-Decision-Proof': proof };
  return (action: string, json: object) =>
    world.portal.call('POST', `/calendar/customer/showcase/${id}/${action}`, {
      headers,
      json: { ...json, proof },
    });
}

/** One history: what the customer sees is looked at before, so that revisions come between looking and deciding. */
async function live(id: string, steps: readonly (readonly Step[])[]): Promise<void> {
  let seen = (await world.details(id)).budget ?? undefined;
  let record: string | undefined;
  let recorded: { id: string; approves: boolean } | undefined;
  let link: ReturnType<typeof openLink> | undefined;
  const bySession = (action: string, json: object) => world.call(id, action, json);
  const byLink = async (action: string, json: object) =>
    (await (link ??= openLink(id)))(action, json);
  const senders = {
    session: [bySession],
    'two tabs': [bySession, bySession],
    link: [byLink],
    'session and link': [bySession, byLink],
  };
  const granted: Granted[] = [];
  const contested: string[] = [];
  const actions = {
    post: async (one: Extract<Step, { kind: 'post' }>) => {
      const carried = one.jobs.map(({ carries }) =>
        carries === undefined ? undefined : seen?.jobs[carries],
      );
      const jobs = one.jobs.map((job, index) => {
        const known = carried[index];
        const line = { designation: 'Linha', price: job.price, vat_rate: job.rate };
        return known === undefined
          ? { title: `Trabalho ${index}`, required: job.required, materials: [line] }
          : { ...known, description: undefined, warranty_months: undefined, file_ids: [] };
      });
      const { status } = await world.portal.call('POST', `/provider-api/v1/works/${id}/budget`, {
        token: world.key,
        json: { ...one.terms, jobs },
      });
      // One job is named once; where it is of a version of before, that is what is said.
      const ids = carried.flatMap((job) => job?.id ?? []);
      expect(new Set(ids).size < ids.length ? [400, 404] : [201, 404, 409]).toContain(status);
    },
    lines: (one: Extract<Step, { kind: 'lines' }>) =>
      world.portal.call('POST', `/provider-api/v1/works/${id}/budget`, {
        token: world.key,
        json: {
          ...one.terms,
          lines: one.prices.map((euros, index) => ({
            designation: `Linha ${index}`,
            price: euros,
            discount: 0,
            completed: false,
          })),
        },
      }),
    decide: async (one: Extract<Step, { kind: 'decide' }>) => {
      if (seen === undefined) return;
      const { version, jobs: shown } = seen;
      const chosen = Object.fromEntries(
        shown.flatMap((job, index) => {
          const choice = one.choices[index];
          return choice === undefined || job.state === 'approved' ? [] : [[job.id, choice]];
        }),
      );
      const send = senders[one.from];
      const asked = await send[0]?.('budget/total', { version, jobs: chosen });
      const json = {
        ...{ version, jobs: chosen, total: asked?.body['total'] ?? 0 },
        early_start: one.earlyStart,
      };
      const isApproving = Object.values(chosen).includes('approved');
      const sent = send.map((call) => call('budget/decision', json));
      for (const answer of await Promise.all(sent)) {
        if (answer.status !== 200) continue;
        const { record_id: recordId, budget, total } = v.parse(decisionAnswerSchema, answer.body);
        record = recordId;
        expect(budget.version).toBeGreaterThanOrEqual(version);
        const answered = isApproving ? (one.earlyStart ?? null) : null;
        granted.push({ version, total: total.total, earlyStart: answered });
      }
    },
    record: async (one: Extract<Step, { kind: 'record' }>) => {
      const chosen = Object.fromEntries(
        (seen?.jobs ?? []).flatMap((job, index) => {
          const choice = one.choices[index];
          return choice === undefined ? [] : [[job.id, choice]];
        }),
      );
      const json = { version: seen?.version ?? 0, jobs: chosen, method: 'phone', by: 'Rui Lima' };
      const { status, body } = await world.portal.call(
        'POST',
        `/provider-api/v1/works/${id}/budget/decision`,
        { token: world.key, json },
      );
      if (status !== 201) return;
      const approves = Object.values(chosen).includes('approved');
      recorded = { id: String(body['record_id']), approves };
      granted.push({ version: json.version, total: Number(body['total']), earlyStart: null });
    },
    undo: async () => {
      if (record === undefined) return;
      await world.call(id, 'budget/decision/undo', { record_id: record });
    },
    contest: async ({ message, times }: Extract<Step, { kind: 'contest' }>) => {
      const about = recorded;
      if (about === undefined) return;
      const sent = Array.from({ length: times }, () =>
        world.call(id, 'budget/contest', { record_id: about.id, message }),
      );
      for (const { status } of await Promise.all(sent)) {
        // Only what was recorded as approved can be contested (BUD-31).
        expect(about.approves ? [200, 409] : [404]).toContain(status);
        if (status === 200) contested.push(about.id);
      }
    },
    withdraw: async ({ withKey, refuses }: Extract<Step, { kind: 'withdraw' }>) => {
      const key = withKey ? await withdrawalKey(world.portal.backend.database, id) : undefined;
      const { body } = await world.portal.call('POST', '/main/legal/withdrawals', {
        headers: { 'x-forwarded-for': nextAddress() },
        json: { name: 'Ana Marques', contract: id, email: 'ana@exemplo.pt', key },
      });
      const { id: statement, state } = v.parse(withdrawalReceiptSchema, body);
      if (state === 'accepted') return;
      const answer = refuses
        ? { refuse: true, reason: 'O trabalho está feito.' }
        : { accept: true };
      await world.provider('POST', `/withdrawals/${statement}`, answer);
    },
    move: ({ bars }: Extract<Step, { kind: 'move' }>) =>
      world.portal.call('POST', `/provider-api/v1/works/${id}/state`, {
        token: world.key,
        json: { bars },
      }),
    look: async () => {
      seen = (await world.details(id)).budget ?? undefined;
    },
  };
  const run = (one: Step): Promise<unknown> => {
    if (one.kind === 'post') return actions.post(one);
    if (one.kind === 'lines') return actions.lines(one);
    if (one.kind === 'record') return actions.record(one);
    if (one.kind === 'contest') return actions.contest(one);
    if (one.kind === 'withdraw') return actions.withdraw(one);
    if (one.kind === 'move') return actions.move(one);
    return one.kind === 'decide' ? actions.decide(one) : actions[one.kind]();
  };
  for (const together of steps) await Promise.all(together.map(run));
  await expectWhole(id, { granted, contested });
  await expectProven(id);
}

interface StoredVersion {
  version: number;
  prices_include_vat: boolean;
  diagnosis_cents: number;
}
interface StoredRecord {
  version: number;
  total_cents: number;
  early_start: boolean | null;
}

/** One version in force, totals right to the cent, and evidence of exactly what was granted. */
async function expectWhole(id: string, { granted, contested }: Taken) {
  const { pool } = world.portal.backend;
  const work = await world.details(id);
  const { rows: versions } = await pool.query<StoredVersion>(
    'select version, prices_include_vat, diagnosis_cents from budget_versions where work_id = $1 order by version',
    [id.slice(2)],
  );
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1));
  expect(work.budget_version ?? 0).toBe(versions.length);
  const approved = (work.budget?.jobs ?? []).filter(({ state }) => state === 'approved');
  const shown = approved.length > 0 ? approved : (work.budget?.jobs ?? []);
  const lines = shown.flatMap(({ labour, materials }) => [...labour, ...materials]);
  const { totalCents } = versionTotals(
    lines.map((line) => ({ ...line, vatRate: line.vat_rate })),
    {
      included: versions.at(-1)?.prices_include_vat ?? true,
      deductionCents: approved.length > 0 ? (versions.at(-1)?.diagnosis_cents ?? 0) : 0,
    },
  );
  if (work.budget) expect(work.total).toBe(centsToEuros(totalCents));
  expect(work.services).toHaveLength(lines.length);
  const { rows: records } = await pool.query<StoredRecord>(
    `select version, total_cents, early_start from evidence_records where subject = $1 and kind in ('decided', 'recorded') order by sequence`,
    [id],
  );
  const kept = records.map((one) => ({
    version: one.version,
    total: one.total_cents / 100,
    earlyStart: one.early_start,
  }));
  expect(kept).toEqual(expect.arrayContaining([...granted]));
  expect(records).toHaveLength(granted.length);
  const { rows: contests } = await pool.query<{ about_id: string }>(
    `select about_id from evidence_records where subject = $1 and kind = 'contested'`,
    [id],
  );
  // Each recorded decision is contested once, however many say it at the same time.
  expect(contests.map((one) => one.about_id).toSorted()).toEqual(contested.toSorted());
  expect(new Set(contested).size).toBe(contested.length);
}

interface Proof {
  id: string;
  kind: 'decided' | 'undone' | 'recorded' | 'contested' | 'withdrawn';
  version: number;
  jobs: Record<string, string>;
  about_id: string | null;
}

/**
 * What is approved is what the records say, read in their order: a contest changes nothing, what was withdrawn from stays
 * so until it is approved anew, and what was agreed became no dearer.
 */
async function expectProven(id: string) {
  const { pool } = world.portal.backend;
  const { rows: proofs } = await pool.query<Proof>(
    'select id, kind, version, jobs, about_id from evidence_records where subject = $1 order by sequence',
    [id],
  );
  const { rows: subtotals } = await pool.query<{ id: string; version: number; cents: number }>(
    'select id, version, subtotal_cents as cents from budget_jobs where work_id = $1',
    [id.slice(2)],
  );
  const centsOf = (job: string, version: number) =>
    subtotals.find((one) => one.id === job && one.version === version)?.cents ?? 0;
  /** In which version each job was approved. */
  const approvedIn = new Map<string, number>();
  for (const [index, proof] of proofs.entries()) {
    const { kind, version, jobs: states } = proof;
    const decided = proofs.findIndex((one) => one.id === proof.about_id);
    if (kind === 'undone')
      expect(proofs.slice(decided, index).map((one) => one.kind)).not.toContain('withdrawn');
    if (kind === 'withdrawn')
      for (const job of Object.keys(states)) expect([...approvedIn.keys()]).toContain(job);
    for (const [job, state] of Object.entries(states))
      if (state !== 'approved') approvedIn.delete(job);
      else if (!approvedIn.has(job)) approvedIn.set(job, version);
  }
  const { budget } = await world.details(id);
  if (!budget) return;
  for (const job of budget.jobs.filter(({ state }) => state === 'approved')) {
    const version = approvedIn.get(job.id) ?? 0;
    expect(version).toBeGreaterThan(0);
    expect(centsOf(job.id, budget.version)).toBeLessThanOrEqual(centsOf(job.id, version));
  }
}

const first = ['approved' as const, undefined, undefined, undefined];
const recorded: Step = { kind: 'record', choices: first };
/** However short the histories are, each of these decides in one. */
const decidedBy = (from: 'link' | 'session') => ({
  kind: 'decide' as const,
  choices: first,
  earlyStart: undefined,
  from,
});

const withdrawn: Step = { kind: 'withdraw', withKey: true, refuses: false };
/** Extra work was approved after the work had begun unasked, and all of it was withdrawn from: nothing comes back. */
const takenBackAfterWithdrawal: Step[][] = [
  [{ ...decidedBy('session'), earlyStart: false }],
  [{ kind: 'move', bars: 4 }],
  [{ kind: 'look' }],
  [
    {
      kind: 'post',
      terms: { prices_include_vat: true, deduction: undefined },
      jobs: [
        { price: 10, rate: 23, required: false, carries: 0 },
        { price: 20, rate: 23, required: false, carries: undefined },
      ],
    },
  ],
  [{ kind: 'look' }],
  [
    {
      ...decidedBy('session'),
      choices: [undefined, 'approved', undefined, undefined],
      earlyStart: false,
    },
  ],
  [withdrawn],
  [{ kind: 'undo' }],
];
const contest: Step = { kind: 'contest', message: undefined, times: 2 };

test('whatever revisions, decisions, contests and withdrawals meet, nothing is approved that was not on the screen, and all of it is proven [BUD-04]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
      async (steps) => {
        const id = await world.openWork();
        await world.post(id, {
          jobs: [{ title: 'Primeiro', materials: [{ designation: 'Linha', price: 10 }] }],
        });
        await live(id, steps);
      },
    ),
    {
      numRuns: HISTORIES,
      examples: [
        [[[recorded]]],
        [[[recorded], [contest]]],
        [[[decidedBy('link')]]],
        [[[decidedBy('session')], [withdrawn]]],
        [takenBackAfterWithdrawal],
      ],
    },
  );
  const { rows } = await world.portal.backend.pool.query<{ how: string; count: number }>(
    'select how, count(*)::integer from evidence_records group by how order by how',
  );
  // Everybody who can decide did, and somebody withdrew.
  expect(rows.map(({ how }) => how)).toEqual(['email', 'link_code', 'phone', 'session']);
  const records = rows.reduce((sum, { count }) => sum + count, 0);
  expect(await world.provider('GET', '/approvals/verify')).toEqual({ valid: true, records });
}, 3_600_000);
