import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox, type KeptMessage } from '../../../../platform/messaging/outbox.ts';
import { withdrawalKey } from '../../../withdrawals/withdrawalKey.ts';
import {
  createBudgetWorld,
  jobLine,
  threeJobs,
  type BudgetWorld,
} from '../../../../testing/worlds/budgetWorld.ts';
import { pdfPages } from '../../../../testing/data/pdfPages.ts';
import { sendDueApprovalMails } from './sendDueApprovalMails.ts';

const mailbox = { customer: 'ana@exemplo.pt', provider: 'geral@mirante.pt' };
let world: BudgetWorld;
let now = Date.parse('2026-06-15T08:00:00Z');
beforeAll(async () => {
  world = await createBudgetWorld();
  const { backend, call } = world.portal;
  await backend.pool.query('update companies set email = $1', [mailbox.provider]);
  const json = { email: mailbox.customer, vat: '123456789' };
  await call('PATCH', '/main/user/client', { token: world.token, json });
});
afterAll(() => world.close());

const later = async (minutes: number) => {
  now += minutes * 60_000;
  await world.portal.backend.clock.moveTo(new Date(now));
};
/** What each side was sent about approvals, newest first, after two processes have looked for it. */
async function mails(): Promise<KeptMessage[][]> {
  const { backend } = world.portal;
  await Promise.all([sendDueApprovalMails(backend), sendDueApprovalMails(backend)]);
  return Promise.all(
    Object.values(mailbox).map(async (to) =>
      (await readOutbox(backend.database, to)).filter(({ subject }) =>
        subject?.toLowerCase().includes('orçamento aprovado'),
      ),
    ),
  );
}
async function decided(jobs: Record<string, string>) {
  const id = await world.openWork();
  await world.post(id, { jobs: threeJobs });
  return { id, record: world.recordOf(await world.decide(id, jobs)) };
}
const some = { 'Travões dianteiros': 'approved', 'Óleo e filtro': 'later', Escovas: 'declined' };
const none = { 'Travões dianteiros': 'declined', 'Óleo e filtro': 'later', Escovas: 'later' };

test('both sides are sent the approval once, with its document, as soon as it cannot be taken back [BUD-29] [BUD-37] [C-307] [LIM-10]', async () => {
  const { id } = await decided(some);
  await decided(none);
  const taken = await decided(some);
  await world.call(taken.id, 'budget/decision/undo', { record_id: taken.record });
  await later(9);
  expect(await mails()).toEqual([[], []]);
  await later(2);
  await mails();
  const [customer = [], provider = []] = await mails();
  expect([customer.length, provider.length]).toEqual([1, 1]);
  expect(customer[0]?.subject).toBe('Auto Mirante: orçamento aprovado');
  expect(provider[0]?.subject).toBe('Orçamento aprovado por um cliente de Auto Mirante');
  for (const mail of [...customer, ...provider]) {
    expect(mail.text).toContain('Total aprovado: 123,00\u00a0€');
    expect(mail.text).toMatch(/segue em anexo/);
    expect(mail.text).toContain(`/client/service-details/${id}`);
    expect(mail.attachments).toEqual([
      {
        mediaId: expect.any(String),
        name: `orcamento-aprovado-${id}-v1.pdf`,
        type: 'application/pdf',
      },
    ]);
  }
  const { media } = world.portal.backend;
  for (const [file] of [...customer, ...provider].map(({ attachments }) => attachments)) {
    const bytes = await buffer(await media.open(file?.mediaId ?? '', 'original'));
    const text = (await pdfPages(bytes)).join(' ');
    expect(text).toContain('Travões dianteiros Decisão: aprovado');
    expect(text).toContain('NIF: •••••• 789');
    expect(text).not.toContain('123456789');
  }
});

test('what the provider recorded is sent at once [BUD-37] [C-307]', async () => {
  const id = await world.openWork();
  await world.post(id, { jobs: threeJobs });
  const { version, jobs } = await world.budget(id);
  const chosen = { [jobs[0]?.id ?? '']: 'approved' };
  const said = { version, jobs: chosen, method: 'phone', by: 'Rui Lima' };
  await world.provider('POST', `/works/${id}/budget/decision`, said);
  for (const sent of await mails()) {
    const own = sent.filter(({ text }) => text.includes(`/client/service-details/${id}`));
    expect(own).toMatchObject([{ attachments: [{ type: 'application/pdf' }] }]);
  }
});

test('a decision that approves nothing new sends nothing, whatever was approved before, by the customer or as recorded [BUD-37] [C-306]', async () => {
  const { id } = await decided({ 'Travões dianteiros': 'approved' });
  await later(11);
  const own = async () =>
    (await mails()).map((sent) => sent.filter(({ text }) => text.includes(id)).length);
  expect(await own()).toEqual([1, 1]);
  await world.decide(id, { 'Óleo e filtro': 'declined', Escovas: 'later' });
  const [brakes] = (await world.budget(id)).jobs;
  await world.post(id, {
    jobs: [
      { ...threeJobs[0], id: brakes?.id },
      { title: 'Disco', materials: [jobLine('Disco', 80)] },
    ],
  });
  await world.decide(id, { Disco: 'later' });
  const { version, jobs } = await world.budget(id);
  const refused = { [jobs[1]?.id ?? '']: 'declined' };
  const said = { version, jobs: refused, method: 'phone', by: 'Rui Lima' };
  await world.provider('POST', `/works/${id}/budget/decision`, said);
  await later(11);
  expect(await own()).toEqual([1, 1]);
});

test('what was withdrawn from as a whole before the mail is not confirmed as approved; of the rest it is [BUD-37] [LAW-08] [C-877]', async () => {
  const { call, backend } = world.portal;
  const withdraw = async (id: string) => {
    const key = await withdrawalKey(backend.database, id);
    const json = { name: 'Ana', contract: 'Reparação', email: mailbox.customer, key };
    expect((await call('POST', '/main/legal/withdrawals', { json })).body).toMatchObject({
      state: 'accepted',
    });
  };
  const own = async (id: string) =>
    (await mails()).map((sent) => sent.filter(({ text }) => text.includes(id)).length);
  const { id: whole } = await decided(some);
  await withdraw(whole);
  await later(11);
  expect(await own(whole)).toEqual([0, 0]);
  await world.decide(whole, { 'Travões dianteiros': 'approved' });
  await later(11);
  expect(await own(whole)).toEqual([1, 1]);

  // What is done already stays agreed.
  const { id: partly } = await decided({
    'Travões dianteiros': 'approved',
    'Óleo e filtro': 'approved',
  });
  const { jobs } = await world.budget(partly);
  const done = { ...jobLine('Pastilhas', 68), completed: true };
  const posted = threeJobs.map((job, index) => ({ ...job, id: jobs[index]?.id }));
  const [brakes, ...others] = posted;
  await world.post(partly, { jobs: [{ ...brakes, materials: [done] }, ...others] });
  await withdraw(partly);
  const after = (await world.budget(partly)).jobs.map(({ state }) => state);
  expect(after).toEqual(['approved', 'declined', 'undecided']);
  await later(11);
  expect(await own(partly)).toEqual([1, 1]);
});

test('a side without an e-mail is left out, and the other one is sent the document [BUD-37]', async () => {
  const { call, backend } = world.portal;
  const sent = async (id: string) =>
    (await mails()).map((all) => all.filter(({ text }) => text.includes(id)).length);
  const has = (email: string | null) =>
    backend.pool.query('update companies set email = $1', [email]);
  await has(null);
  const { id: unread } = await decided(some);
  await later(11);
  expect(await sent(unread)).toEqual([1, 0]);
  await has(mailbox.provider);
  const write = (email: string | null) =>
    call('PATCH', '/main/user/client', { token: world.token, json: { email } });
  expect((await write(null)).status).toBe(200);
  const { id: unseen } = await decided(some);
  await later(11);
  expect(await sent(unseen)).toEqual([0, 1]);
  // No SMS instead: the bell says it.
  const texts = (await readOutbox(backend.database, '+351912000001')).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('orçamento aprovado'))).toEqual([]);
  await write(mailbox.customer);
});

test('of what is decided in a demo nobody is sent anything [BUD-40]', async () => {
  const { pool } = world.portal.backend;
  const before = await mails();
  await pool.query('update companies set demo = true');
  await decided(some);
  await later(11);
  expect(await mails()).toEqual(before);
  await pool.query('update companies set demo = false');
});

test('what the customer is told since the approval stays unread when it is confirmed [BUD-37] [C-307]', async () => {
  const { id } = await decided(some);
  await later(5);
  await world.provider('POST', `/works/${id}/cancel`, {});
  await later(6);
  await mails();
  const { rows } = await world.portal.backend.pool.query(
    'select description, read_at is not null as read from notifications where url like $1 order by id',
    [`%${id}`],
  );
  expect(rows).toContainEqual({
    description: expect.stringContaining('orçamento aprovado, 123,00'),
    read: true,
  });
  expect(rows).toContainEqual({
    description: expect.stringContaining('foi cancelado pelo prestador'),
    read: false,
  });
});

test.each([
  [
    'keeps files out of mails',
    async () => {
      await world.provider('PUT', '/settings', { mail_approval_pdf: false });
    },
  ],
  [
    'treats people',
    async () => {
      await world.portal.backend.pool.query('delete from budget_settings');
      await world.portal.backend.pool.query("update companies set vertical = 'physio'");
    },
  ],
])(
  'of a provider who %s the mails have a link instead of the document [BUD-37]',
  async (_who, arrange) => {
    await arrange();
    const { id, record } = await decided(some);
    await later(11);
    const [[own] = [], [theirs] = []] = await mails();
    // The provider's system has the document under the name of the record; the customer's page shows it.
    expect(theirs?.text).toContain(`no registo ${record}.`);
    expect(own?.text).not.toContain(record);
    for (const mail of [own, theirs]) {
      expect(mail?.attachments).toEqual([]);
      expect(mail?.text).not.toMatch(/anexo/);
      expect(mail?.text).toMatch(/O documento (?:da aprovação )?está/);
      expect(mail?.text).toContain(`/client/service-details/${id}`);
    }
  },
);
