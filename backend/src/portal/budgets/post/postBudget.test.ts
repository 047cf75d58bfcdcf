import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createBudgetPortal,
  simpleJob,
  type BudgetPortal,
} from '../../../testing/worlds/budgetPortal.ts';
import { film } from '../../../platform/media/files.testing.ts';
import { jobLine, threeJobs } from '../../../testing/worlds/budgetWorld.ts';
import { readOutbox } from '../../../platform/messaging/outbox.ts';
import { pictureForm } from '../../../testing/data/pictureForm.ts';

let world: BudgetPortal;
let id: string;
beforeAll(async () => {
  world = await createBudgetPortal();
});
afterAll(() => world.close());
beforeEach(async () => {
  id = await world.openWork();
});

const post = (json: object) => world.asProvider('POST', `/works/${id}/budget`, json);
const line = (designation: string, price: number, more: object = {}) => ({
  ...{ designation, price, discount: 0, completed: false },
  ...more,
});
/** A job with one line of these terms. */
const oil = (terms: object) => ({ title: 'Óleo', labour: [line('Óleo', 40, terms)] });
const bell = async () => {
  const { body } = await world.portal.call('GET', '/main/notifications', { token: world.token });
  return JSON.stringify(body).replaceAll('\u00a0', ' ');
};

describe('jobs', () => {
  test('are taken with all that belongs to them, and answered with what they cost [BUD-01]', async () => {
    const path = `/provider-api/v1/works/${id}/files`;
    await world.portal.call('POST', path, { token: world.key, form: await pictureForm(['media']) });
    const [picture] = (await world.details(id)).company_extras;
    const job = {
      ...{ title: 'Travões', description: 'Gastos', urgency: 'safety', required: true },
      ...{ warranty_months: 24, file_ids: [picture?.id] },
      labour: [line('Mão de obra', 55, { discount: 10 })],
      materials: [line('Pastilhas', 68), line('Livro', 10.6, { vat_rate: 6 })],
    };
    const terms = { valid_until: '2026-07-01', starts_on: '2026-06-20', ends_on: '2026-06-22' };
    const answer = await post({
      ...{ jobs: [job, simpleJob('Óleo', 40)], payment_terms: 'Na entrega', deduction: 25 },
      ...terms,
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...{ id, version: 1, total: 168.1, total_novat: 138.05, valid_until: '2026-07-01' },
        vat: [
          { rate: 23, base: 128.05, amount: 29.45 },
          { rate: 6, base: 10, amount: 0.6 },
        ],
        warnings: expect.arrayContaining(['nipc']),
      },
    });
    const { file_ids: _ids, ...kept } = job;
    expect(await world.budget(id)).toMatchObject({
      ...{ ...terms, payment_terms: 'Na entrega', diagnosis_paid: 25, itemised: true },
      jobs: [
        { ...kept, files: [{ id: picture?.id }] },
        { title: 'Óleo', urgency: 'whenever', required: false, warranty_months: null, files: [] },
      ],
    });
  });

  test.each<[string, object]>([
    ['50 jobs', { jobs: Array.from({ length: 50 }, () => simpleJob('Óleo', 1)) }],
    ['a title of 120', { jobs: [simpleJob('x'.repeat(120), 40)] }],
    ['a description of 1000', { jobs: [simpleJob('x', 40, { description: 'x'.repeat(1000) })] }],
    ['120 months', { jobs: [simpleJob('Óleo', 40, { warranty_months: 120 })] }],
    ['0 months', { jobs: [simpleJob('Óleo', 40, { warranty_months: 0 })] }],
    [
      '100 lines of both kinds',
      {
        jobs: [
          {
            title: 'Óleo',
            labour: Array(50).fill(jobLine('Óleo', 1)),
            materials: Array(50).fill(jobLine('Óleo', 1)),
          },
        ],
      },
    ],
    ['terms of 500', { jobs: [simpleJob('Óleo', 40)], payment_terms: 'x'.repeat(500) }],
  ])('of %s, the most, are taken [BUD-01]', async (_most, json) => {
    expect((await post(json)).status).toBe(201);
  });

  test('of ten photographs, the most, are taken [BUD-01]', async () => {
    for (let count = 0; count < 10; count += 1) {
      const form = await pictureForm(['media']);
      const path = `/provider-api/v1/works/${id}/files`;
      await world.portal.call('POST', path, { token: world.key, form });
    }
    const ids = (await world.details(id)).company_extras.map((file) => file.id);
    expect(ids).toHaveLength(10);
    expect((await post({ jobs: [simpleJob('Óleo', 40, { file_ids: ids })] })).status).toBe(201);
    const [job] = (await world.budget(id)).jobs;
    expect(job?.files.map((file) => file.id)).toEqual(ids);
  });

  test.each<[string, object]>([
    ['jobs', { jobs: [] }],
    ['jobs', { jobs: Array.from({ length: 51 }, () => simpleJob('Óleo', 1)) }],
    ['jobs.0.title', { jobs: [simpleJob('', 40)] }],
    ['jobs.0.title', { jobs: [simpleJob('x'.repeat(121), 40)] }],
    ['jobs.0.description', { jobs: [simpleJob('Óleo', 40, { description: 'x'.repeat(1001) })] }],
    ['jobs.0.urgency', { jobs: [simpleJob('Óleo', 40, { urgency: 'now' })] }],
    ['jobs.0.warranty_months', { jobs: [simpleJob('Óleo', 40, { warranty_months: 121 })] }],
    ['jobs.0.warranty_months', { jobs: [simpleJob('Óleo', 40, { warranty_months: -1 })] }],
    ['jobs.0.labour.0.vat_rate', { jobs: [oil({ vat_rate: 101 })] }],
    ['jobs.0.labour.0.vat_rate', { jobs: [oil({ vat_rate: -1 })] }],
    ['jobs.0.labour.0.discount', { jobs: [oil({ discount: 101 })] }],
    ['jobs.0.labour.0.discount', { jobs: [oil({ discount: -1 })] }],
    ['deduction', { jobs: [simpleJob('Óleo', 40)], deduction: -1 }],
    ['starts_on', { jobs: [simpleJob('Óleo', 40)], starts_on: '2026-02-30' }],
    ['ends_on', { jobs: [simpleJob('Óleo', 40)], ends_on: 'amanhã' }],
    ['jobs.0', { jobs: [{ title: 'Óleo' }] }],
    [
      'jobs.0',
      {
        jobs: [
          {
            title: 'Óleo',
            labour: Array(51).fill(jobLine('Óleo', 1)),
            materials: Array(50).fill(jobLine('Óleo', 1)),
          },
        ],
      },
    ],
    ['jobs.0.file_ids', { jobs: [simpleJob('Óleo', 40, { file_ids: Array(11).fill('x') })] }],
    ['payment_terms', { jobs: [simpleJob('Óleo', 40)], payment_terms: 'x'.repeat(501) }],
  ])('beyond a limit of %s are refused [BUD-01]', async (field, json) => {
    const refused = await post(json);
    expect([refused.status, String(refused.body['message'])]).toEqual([
      400,
      expect.stringContaining(`Formato Inválido: ${field}`),
    ]);
  });

  test('are shown by photographs and videos of the provider, of this work [BUD-01]', async () => {
    const other = await world.openWork();
    const add = async (work: string, form: FormData) =>
      world.portal.call('POST', `/provider-api/v1/works/${work}/files`, { token: world.key, form });
    await add(other, await pictureForm(['media']));
    const video = new FormData();
    video.set('media', new File([new Uint8Array(film())], 'travoes.mp4'));
    const filmed = await world.openWork();
    await add(filmed, video);
    const [shown] = (await world.details(filmed)).company_extras;
    expect(
      await world.asProvider('POST', `/works/${filmed}/budget`, {
        jobs: [simpleJob('Óleo', 40, { file_ids: [shown?.id] })],
      }),
    ).toMatchObject({ status: 201 });
    expect((await world.budget(filmed)).jobs[0]?.files).toMatchObject([{ id: shown?.id }]);
    const document = new FormData();
    document.set('media', new File(['%PDF-1.7\n%%EOF'], 'a.pdf', { type: 'application/pdf' }));
    await add(id, document);
    const own = await world.openWork();
    await world.portal.call('POST', `/main/services/${own}/media`, {
      ...{ token: world.token, form: await pictureForm(['media']) },
    });
    const [customers] = (await world.details(own)).client_extras;
    expect(
      await world.asProvider('POST', `/works/${own}/budget`, {
        jobs: [simpleJob('Óleo', 40, { file_ids: [customers?.id ?? ''] })],
      }),
    ).toMatchObject({ status: 404 });
    for (const work of [other, id]) {
      const [file] = (await world.details(work)).company_extras;
      const jobs = [simpleJob('Óleo', 40, { file_ids: [file?.id ?? 'none'] })];
      expect((await post({ jobs })).status).toBe(404);
    }
  });
});

describe('lines', () => {
  test('without jobs are one required job; with jobs they are refused, and what only tells asks nothing [BUD-03]', async () => {
    const lines = [line('Pastilhas', 64), line('Óleo', 36)];
    expect((await post({ lines, jobs: [simpleJob('Óleo', 40)] })).status).toBe(400);
    expect((await post({ lines })).status).toBe(201);
    expect(await world.budget(id)).toMatchObject({
      ...{ itemised: false, state: 'waiting' },
      jobs: [{ title: 'Orçamento', required: true, materials: [{}, {}], labour: [] }],
    });
    expect(await world.details(id)).toMatchObject({ allow_approve: true });
    await post({ lines, needs_approval: false });
    expect(await world.budget(id)).toMatchObject({ state: 'informative', allow_decision: false });
    expect(await world.details(id)).toMatchObject({ allow_approve: false, budget_waits: false });
    expect((await world.decide(id, { Orçamento: 'approved' })).status).toBe(409);
    const { rows } = await world.portal.backend.pool.query(
      'select 1 from evidence_records where subject = $1',
      [id],
    );
    expect(rows).toEqual([]);
  });

  test('of a system of before cost less or fall away without being asked about, and the customer is told; what is more waits [BUD-26] [LIM-10]', async () => {
    await post({ lines: [line('Pastilhas', 123), line('Óleo', 49.2), line('Filtro', 12.3)] });
    const { version, total } = await world.budget(id);
    await world.call(id, 'approve', { version, total });
    const { body } = await post({ lines: [line('Pastilhas', 100), line('Óleo', 49.2)] });
    expect(body).toMatchObject({ version: 2, total: 149.2 });
    expect(await world.budget(id)).toMatchObject({
      state: 'decided',
      jobs: [{ state: 'approved', carried: true, subtotal: 149.2 }],
    });
    expect(await world.details(id)).toMatchObject({ total: 149.2, budget_waits: false });
    const told = 'o que aprovou custa agora 149,20 €, em vez de 184,50 €.';
    expect(await bell()).toContain(told);
    await post({ lines: [line('Pastilhas', 110), line('Óleo', 49.2), line('Escovas', 30)] });
    expect(await world.budget(id)).toMatchObject({
      state: 'waiting',
      jobs: [
        { state: 'approved', subtotal: 149.2 },
        { title: 'Trabalho a mais', state: 'undecided', subtotal: 40 },
      ],
    });
    expect(await world.details(id)).toMatchObject({ total: 149.2, budget_waits: true });
    expect((await bell()).split('o que aprovou custa')).toHaveLength(2);

    // While it waits, and once it is approved, the same lines say what is done and nothing else.
    const again = (pads: boolean) => [
      line('Pastilhas', 110, { completed: pads }),
      ...[line('Óleo', 49.2), line('Escovas', 30)],
    ];
    const asked = () => world.portal.backend.pool.query('select 1 from outbox');
    const before = (await asked()).rowCount;
    const isDone = async () => (await world.details(id)).services.map(({ completed }) => completed);
    expect((await post({ lines: again(true) })).body).toMatchObject({ version: 3 });
    expect(await isDone()).toEqual([true, false]);
    expect((await asked()).rowCount).toBe(before);
    await world.decide(id, { 'Trabalho a mais': 'declined' });
    expect((await post({ lines: again(true) })).body).toMatchObject({ version: 3 });
    expect(await world.details(id)).toMatchObject({ total: 149.2, budget_waits: false });
    await world.decide(id, { 'Trabalho a mais': 'approved' });
    expect((await post({ lines: again(false) })).body).toMatchObject({ version: 3 });
    expect(await world.budget(id)).toMatchObject({ state: 'decided' });
    expect(await world.details(id)).toMatchObject({ total: 189.2, budget_waits: false });
    expect(await isDone()).toEqual([false, false, false, false]);
    expect((await bell()).split('o que aprovou custa')).toHaveLength(2);
  });

  test.each(['declined', 'later'] as const)(
    'say what is done of extra work that is %s without asking about it anew [BUD-26] [C-872]',
    async (decision) => {
      const { clock } = world.portal.backend;
      const start = new Date('2026-06-15T08:00:00Z');
      await clock.moveTo(start);
      await post({ lines: [line('Pastilhas', 123)] });
      await world.decide(id, { Orçamento: 'approved' });
      const lines = (done: boolean) => [
        ...[line('Pastilhas', 123, { completed: done }), line('Escovas', 30)],
      ];
      await post({ lines: lines(false), valid_until: '2026-06-20' });
      await world.decide(id, { 'Trabalho a mais': decision });
      await world.portal.backend.pool.query('truncate outbox');
      const again = async (done: boolean) => {
        const { version } = Object((await post({ lines: lines(done) })).body);
        const { jobs } = await world.budget(id);
        const sent = await world.portal.backend.pool.query('select 1 from outbox');
        return { version, extra: jobs[1]?.state, isTold: sent.rowCount !== 0 };
      };
      const same = { version: 2, extra: decision, isTold: false };
      expect(await again(true)).toEqual(same);
      expect(await world.details(id)).toMatchObject({ budget_waits: false });
      // After its last day what was declined stays so; what was put off comes back with another day (C-903).
      await clock.moveTo(new Date('2026-06-25T08:00:00Z'));
      expect(await again(false)).toEqual(
        decision === 'declined' ? same : { version: 3, extra: 'undecided', isTold: true },
      );
      await clock.moveTo(start);
    },
  );

  test('that change only what was agreed ask nothing anew of the extra work that waits; what is told of it is its own price [BUD-26] [C-317] [C-876]', async () => {
    const { database, pool } = world.portal.backend;
    const json = { email: 'ana@exemplo.pt' };
    await world.portal.call('PATCH', '/main/user/client', { token: world.token, json });
    await pool.query('truncate outbox');
    await post({ lines: [line('Pastilhas', 123)] });
    await world.decide(id, { Orçamento: 'approved' });
    const extra = line('Escovas', 30);
    const mails = async (subject: string) =>
      (await readOutbox(database, json.email))
        .filter((mail) => mail.subject?.includes(subject))
        .map(({ text }) => text.replaceAll('\u00a0', ' '));
    const messages = async () => {
      const { rows } = await pool.query<{ text: string }>(
        "select text from outbox where channel = 'sms' order by id",
      );
      return rows.map(({ text }) => text.replaceAll('\u00a0', ' '));
    };
    await post({ lines: [line('Pastilhas', 123), extra] });
    expect(await mails('trabalho a mais por aprovar')).toEqual([
      expect.stringMatching(/\nTotal: 30,00 €\nJá aprovado: 123,00 €\n/),
    ]);
    const before = await messages();
    expect(before).toContainEqual(expect.stringContaining('trabalho a mais de 30,00 € aguarda'));
    const { body } = await post({ lines: [line('Pastilhas', 100), extra] });
    expect(body).toMatchObject({ version: 3 });
    expect(await world.details(id)).toMatchObject({ total: 100, budget_waits: true });
    expect(await mails('trabalho a mais por aprovar')).toHaveLength(1);
    expect(await mails('o que aprovou mudou')).toEqual([
      expect.stringContaining('o que aprovou custa agora 100,00 €, em vez de 123,00 €.'),
    ]);
    expect(await messages()).toEqual(before);
    // Another day for all of it, or another price of what waits, is news.
    await post({ lines: [line('Pastilhas', 100), extra], valid_until: '2026-06-20' });
    expect(await mails('trabalho a mais por aprovar')).toHaveLength(2);
    await post({
      lines: [line('Pastilhas', 90), line('Escovas', 25)],
      valid_until: '2026-06-20',
    });
    expect(await mails('trabalho a mais por aprovar')).toContainEqual(
      expect.stringMatching(/\nTotal: 25,00 €\nJá aprovado: 90,00 €\n/),
    );
  });

  test('of one name are told apart by what they cost, and a discount that falls away is asked about [BUD-26]', async () => {
    const labour = [line('Mão de obra', 55), line('Mão de obra', 40), line('Desconto', -10)];
    await post({ lines: labour });
    await world.decide(id, { Orçamento: 'approved' });
    const turned = [line('Mão de obra', 40), line('Desconto', -10), line('Mão de obra', 60)];
    await post({ lines: turned });
    expect(await world.budget(id)).toMatchObject({
      jobs: [
        { state: 'approved', subtotal: 85 },
        { title: 'Trabalho a mais', state: 'undecided', subtotal: 5 },
      ],
    });
    const without = turned.filter(({ designation }) => designation !== 'Desconto');
    await post({ lines: without });
    expect((await world.budget(id)).jobs).toMatchObject([{ subtotal: 85 }, { subtotal: 15 }]);
    await world.decide(id, { 'Trabalho a mais': 'approved' });
    expect((await post({ lines: without })).body).toMatchObject({ version: 3 });
    expect(await world.details(id)).toMatchObject({ total: 100, budget_waits: false });
  });

  test('in other terms of the prices say the same when they are posted again [BUD-26]', async () => {
    await post({ lines: [line('Pastilhas', 123)] });
    await world.decide(id, { Orçamento: 'approved' });
    const lines = [line('Pastilhas', 100), line('Escovas', 30)];
    const terms = { prices_include_vat: false };
    expect((await post({ lines, ...terms })).body).toMatchObject({ version: 2 });
    expect((await post({ lines, ...terms })).body).toMatchObject({ version: 2 });
  });

  test('that only tell change nothing that was agreed, and what is more waits [BUD-03] [BUD-26] [C-870]', async () => {
    await post({ lines: [line('Pastilhas', 123)] });
    await world.decide(id, { Orçamento: 'approved' });
    await post({ lines: [line('Pastilhas', 150), line('Óleo', 40)], needs_approval: false });
    expect(await world.budget(id)).toMatchObject({
      state: 'waiting',
      jobs: [
        { state: 'approved', subtotal: 123 },
        { title: 'Trabalho a mais', state: 'undecided', subtotal: 67 },
      ],
    });
    expect(await world.details(id)).toMatchObject({ total: 123, budget_waits: true });
    // Nor where nothing is left of it.
    await post({ lines: [line('Correia', 300)], needs_approval: false });
    expect(await world.budget(id)).toMatchObject({
      state: 'waiting',
      jobs: [{ state: 'undecided', subtotal: 300 }],
    });
  });

  test('that only tell what became cheaper, or is the same, change nothing that was agreed and ask nothing [BUD-03] [C-870]', async () => {
    await post({ lines: [line('Pastilhas', 123)] });
    await world.decide(id, { Orçamento: 'approved' });
    await post({ lines: [line('Pastilhas', 123)], needs_approval: false });
    expect(await world.budget(id)).toMatchObject({
      jobs: [{ title: 'Orçamento', state: 'approved', subtotal: 123 }],
    });
    await post({ lines: [line('Pastilhas', 100)], needs_approval: false });
    expect(await world.budget(id)).toMatchObject({
      jobs: [{ title: 'Orçamento', state: 'approved', subtotal: 100 }],
    });
    expect(await world.details(id)).toMatchObject({ total: 100, budget_waits: false });
  });

  test('that only tell of jobs on top of agreed ones wait all the same [BUD-03] [C-870]', async () => {
    await post({ jobs: [simpleJob('Travões', 123)] });
    await world.decide(id, { Travões: 'approved' });
    const [brakes] = (await world.budget(id)).jobs;
    const jobs = [{ ...simpleJob('Travões', 123), id: brakes?.id }, simpleJob('Óleo', 40)];
    expect((await post({ jobs, needs_approval: false })).status).toBe(201);
    expect(await world.budget(id)).toMatchObject({
      state: 'waiting',
      jobs: [
        { title: 'Travões', state: 'approved', subtotal: 123 },
        { title: 'Óleo', state: 'undecided', subtotal: 40 },
      ],
    });
    expect(await world.details(id)).toMatchObject({ total: 123, budget_waits: true });
  });

  test.each([3, 4])(
    'ask at stage %s, too, where nothing was agreed [BUD-03] [C-871]',
    async (bars) => {
      await world.provider('POST', `/works/${id}/state`, { bars });
      await post({ lines: [line('Pastilhas', 64)] });
      expect(await world.budget(id)).toMatchObject({ state: 'waiting', allow_decision: true });
      expect(await world.details(id)).toMatchObject({
        ...{ state: { bars }, allow_approve: true, budget_waits: true },
      });
    },
  );

  test('of a completed work where nothing was agreed tell what was done and ask nothing [BUD-03] [C-871]', async () => {
    await world.provider('POST', `/works/${id}/state`, { bars: 5 });
    await post({ lines: [line('Pastilhas', 64)] });
    expect(await world.budget(id)).toMatchObject({ state: 'informative', allow_decision: false });
  });
});

describe('what changes no version', () => {
  /** Two jobs with a line of labour that costs the same in both. */
  const twoJobs = ['Travões', 'Óleo'].map((title) =>
    simpleJob(title, 0, { labour: [line('Mão de obra', 40)] }),
  );
  const carried = async (done: (boolean | undefined)[]) => {
    const { jobs } = await world.budget(id);
    return jobs.map(({ id: job, title }, index) => ({
      ...{ id: job, title },
      labour: [{ ...jobLine('Mão de obra', 40), completed: done[index] }],
    }));
  };

  test('is what is done, of its own line alone, on the screen and for the provider; unsaid it stays, and it can be taken back [BUD-26]', async () => {
    await post({ jobs: twoJobs });
    await world.decide(id, { Travões: 'approved', Óleo: 'approved' });
    const shown = async () => [
      (await world.details(id)).services.map(({ completed }) => completed),
      (await world.budget(id)).jobs.map(({ labour }) => labour[0]?.completed),
    ];
    expect((await post({ jobs: await carried([true, false]) })).body).toMatchObject({ version: 1 });
    expect(await shown()).toEqual([
      [true, false],
      [true, false],
    ]);
    const { body } = await world.asProvider('GET', `/works/${id}/budgets`);
    expect(body).toMatchObject({
      budgets: [{ jobs: [{ labour: [{ completed: true }] }, { labour: [{ completed: false }] }] }],
    });
    // Extra work says nothing of what is done, and is decided.
    await post({ jobs: [...(await carried([])), simpleJob('Escovas', 30)] });
    await world.decide(id, { Escovas: 'approved' });
    expect(await shown()).toEqual([
      [true, false, false],
      [true, false, false],
    ]);
    const { jobs } = await world.budget(id);
    const undone = (await carried([false, undefined])).slice(0, 2);
    const wipers = { ...simpleJob('Escovas', 30), id: jobs[2]?.id };
    expect((await post({ jobs: [...undone, wipers] })).body).toMatchObject({ version: 2 });
    expect(await shown()).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
  });

  test('is said after the validity, too, once everything is approved, with the day that was named before [BUD-26]', async () => {
    const { clock } = world.portal.backend;
    const start = clock.now();
    await post({ jobs: twoJobs, valid_until: '2026-06-20' });
    await world.decide(id, { Travões: 'approved', Óleo: 'later' });
    const both = { valid_until: '2026-06-20' };
    expect((await post({ jobs: await carried([true]), ...both })).body).toMatchObject({
      version: 1,
    });
    await world.decide(id, { Óleo: 'approved' });
    await clock.moveTo(new Date('2026-06-25T08:00:00Z'));
    for (const terms of [both, {}])
      expect(await post({ jobs: await carried([true, true]), ...terms })).toMatchObject({
        ...{ status: 201, body: { version: 1 } },
      });
    expect((await post({ jobs: await carried([]), valid_until: '2026-06-25' })).status).toBe(400);
    await clock.moveTo(start);
  });
});

/** A job of which every part is said. */
const whole = {
  ...{ title: 'Travões', description: 'Gastos', urgency: 'soon', required: false },
  ...{ warranty_months: 24 },
  labour: [line('Mão de obra', 40, { discount: 10, vat_rate: 23 })],
};
test.each<[string, object]>([
  ['title', { title: 'Discos' }],
  ['description', { description: 'Muito gastos' }],
  ['urgency', { urgency: 'safety' }],
  ['requirement', { required: true }],
  ['guarantee', { warranty_months: 12 }],
  ['designation', { labour: [{ ...whole.labour[0], designation: 'Montagem' }] }],
  ['price', { labour: [{ ...whole.labour[0], price: 39 }] }],
  ['discount', { labour: [{ ...whole.labour[0], discount: 0 }] }],
  ['rate', { labour: [{ ...whole.labour[0], vat_rate: 6 }] }],
  ['kind', { labour: [], materials: whole.labour }],
  ['number of lines', { labour: [...whole.labour, ...whole.labour] }],
])('a job that was approved keeps its %s [BUD-26]', async (_part, change) => {
  await post({ jobs: [whole] });
  await world.decide(id, { Travões: 'approved' });
  const [brakes] = (await world.budget(id)).jobs;
  const refused = await post({ jobs: [{ ...whole, id: brakes?.id, ...change }] });
  expect(refused).toMatchObject({ status: 409, body: { reason: 'JOB_ALREADY_APPROVED' } });
  expect(await post({ jobs: [{ ...whole, id: brakes?.id }] })).toMatchObject({
    body: { version: 1 },
  });
});

test('a job that was approved keeps its photographs [BUD-26]', async () => {
  for (let count = 0; count < 2; count += 1) {
    const form = await pictureForm(['media']);
    await world.portal.call('POST', `/provider-api/v1/works/${id}/files`, {
      token: world.key,
      form,
    });
  }
  const [first, second] = (await world.details(id)).company_extras.map((file) => file.id);
  await post({ jobs: [{ ...whole, file_ids: [first] }] });
  await world.decide(id, { Travões: 'approved' });
  const [brakes] = (await world.budget(id)).jobs;
  for (const ids of [[], [second], [first, second]])
    expect((await post({ jobs: [{ ...whole, id: brakes?.id, file_ids: ids }] })).status).toBe(409);
});

test.each([
  [4, 'Em reparação'],
  [5, 'Pronto'],
])('extra work leaves the work at stage %s under its name [BUD-26]', async (bars, name) => {
  await post({ jobs: [whole] });
  await world.decide(id, { Travões: 'approved' });
  await world.provider('POST', `/works/${id}/state`, { bars, name });
  const [brakes] = (await world.budget(id)).jobs;
  await post({ jobs: [{ ...whole, id: brakes?.id }, simpleJob('Escovas', 30)] });
  expect(await world.details(id)).toMatchObject({
    ...{ state: { bars, name }, allow_approve: true, budget_waits: true },
  });
});

test('a job is named once in a post [BUD-01] [BUD-26]', async () => {
  await post({ jobs: [simpleJob('Óleo', 40)] });
  const [oil] = (await world.budget(id)).jobs;
  const twice = { ...simpleJob('Óleo', 40), id: oil?.id };
  const refused = await post({ jobs: [twice, simpleJob('Escovas', 30), twice] });
  expect(refused).toMatchObject({ status: 400, body: { message: 'Formato Inválido: jobs.2.id' } });
});

test('lines and totals of the work are of every job until one is approved, then of what is approved, less a diagnosis paid [BUD-04] [BUD-06]', async () => {
  const shown = async () => {
    const { services, total, total_novat, total_discount } = await world.details(id);
    return [services.map(({ designation }) => designation), total, total_novat, total_discount];
  };
  const jobs = [
    ...threeJobs.slice(0, 2),
    { title: 'Escovas', materials: [line('Escovas', 41, { discount: 10 })] },
  ];
  // The version in force alone counts.
  await post({ jobs: [simpleJob('Óleo', 40)] });
  expect(await shown()).toEqual([['Óleo'], 40, 32.52, 0]);
  await post({ jobs, deduction: 25 });
  const all = ['Mão de obra', 'Pastilhas', 'Óleo', 'Escovas'];
  expect(await shown()).toEqual([all, 209.1, 170, 4.1]);
  await world.decide(id, { Escovas: 'declined' });
  expect(await shown()).toEqual([all, 209.1, 170, 4.1]);
  const answer = await world.decide(id, { 'Travões dianteiros': 'approved' });
  expect(answer.body).toMatchObject({ total: { total: 98, deduction: 25 } });
  expect(await shown()).toEqual([['Mão de obra', 'Pastilhas'], 98, 79.67, 0]);
  await world.decide(id, { Escovas: 'approved' });
  const approved = [['Mão de obra', 'Pastilhas', 'Escovas'], 134.9, 109.67, 4.1];
  expect(await shown()).toEqual(approved);
  // What a further version adds is not in them until it is approved.
  const ids = new Map((await world.budget(id)).jobs.map((job) => [job.title, job.id]));
  const again = jobs.map((job) => ({ ...job, id: ids.get(job.title) }));
  await post({ jobs: [...again, simpleJob('Lâmpada', 12)], deduction: 25 });
  expect(await shown()).toEqual(approved);
});

test('a deduction above the price leaves nothing to pay, never less [BUD-06]', async () => {
  await post({ jobs: [simpleJob('Óleo', 20)], deduction: 25 });
  expect(await world.budget(id)).toMatchObject({ diagnosis_paid: 25, deducted: 0 });
  const { body } = await world.decide(id, { Óleo: 'approved' });
  expect(await world.budget(id)).toMatchObject({ diagnosis_paid: 25, deducted: 20 });
  expect(body).toMatchObject({ total: { total: 0, deduction: 20 } });
  expect(await world.details(id)).toMatchObject({ total: 0, state: { bars: 3 } });
});
