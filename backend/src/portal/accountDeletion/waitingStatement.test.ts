import { deletionPreviewSchema } from '@portal/api/account/deletionPreview';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOutbox } from '../../platform/messaging/outbox.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { dumpTables } from '../../testing/database/dumpTables.ts';
import { createTestBackend } from '../../testing/testBackend.ts';
import { eraseUnansweredStatements } from '../withdrawals/eraseUnansweredStatements.ts';
import { remindOfWithdrawals } from '../withdrawals/remindOfWithdrawals.ts';

const portal = await createTestBackend();
afterAll(() => portal.close());
const workshop = 'oficina@exemplo.pt';
const email = 'ana.segredo@exemplo.pt';
let key: string;
let people = 0;
beforeAll(async () => {
  key = await createProvider(portal, 'auto-mirante.localhost', { email: workshop });
});
beforeEach(async () => {
  await portal.backend.clock.moveTo(new Date('2026-06-15T08:00:00Z'));
  await portal.backend.pool.query('truncate outbox, rate_limits, withdrawals, idempotency_keys');
});

/** States without a key, so that it waits, and deletes the account as its preview says. */
async function stateAndLeave() {
  people += 1;
  const token = await registerByPhone(portal, `+35191470000${people}`);
  const mine = (method: string, path: string, json?: object) =>
    portal.call(method, `/main/user/client${path}`, { token, json });
  await mine('PATCH', '', { email });
  const { body } = await portal.call('POST', '/main/legal/withdrawals', {
    json: { name: 'Ana Segredo', contract: 'Revisão do carro', email },
    headers: { 'Idempotency-Key': `declaracao-${people}` },
  });
  const preview = v.parse(deletionPreviewSchema, (await mine('GET', '/deletion')).body);
  expect((await mine('DELETE', '/', { accepts: preview.id })).status).toBe(200);
  return { id: String(body['id']), kept: preview.kept };
}
const mailsTo = (to: string) => readOutbox(portal.backend.database, to);
async function tablesWithTraces(): Promise<string[]> {
  const { outbox: _sent, ...kept } = await dumpTables(portal.backend.pool);
  return Object.entries(kept).flatMap(([table, rows]) =>
    rows.some((row) => /Segredo|segredo|Revisão do carro/.test(row)) ? [table] : [],
  );
}

test('a statement that waits keeps its words until it is answered, the preview says so, and whoever left hears the answer [ACC-15] [LAW-08] [C-943]', async () => {
  const { id, kept } = await stateAndLeave();
  expect(kept).toEqual([
    {
      what: 'A declaração de resolução que espera por resposta, com o seu nome e e-mail',
      why: 'o prestador responde para esse e-mail, e apaga-se com a resposta; sem ela',
      until: '2026-07-15',
    },
  ]);
  expect(await tablesWithTraces()).toEqual(['withdrawals']);
  await portal.backend.clock.moveTo(new Date('2026-06-18T09:00:00Z'));
  await remindOfWithdrawals(portal.backend);
  const reminder = (await mailsTo(workshop)).find(({ subject }) => subject?.includes('ainda'));
  expect(reminder?.text).toContain('«Comunico que resolvo este contrato: Revisão do carro.»');
  const answer = await asProvider(portal, key, 'POST', `/withdrawals/${id}`, { accept: true });
  expect(answer).toMatchObject({ state: 'accepted', name: '', contract: '', email: '' });
  const told = (await mailsTo(email)).find(({ subject }) => subject?.includes('resposta'));
  expect(told?.text).toContain('aceitou a sua declaração: o contrato está resolvido.');
  expect(told?.text).toContain('Revisão do carro');
  expect(await tablesWithTraces()).toEqual([]);
});

test('without an answer its words go thirty days after the account; from then on nobody is reminded of it or written to [ACC-17] [LAW-08] [C-943]', async () => {
  const { id } = await stateAndLeave();
  await portal.backend.clock.moveTo(new Date('2026-07-15T07:50:00Z'));
  await eraseUnansweredStatements(portal.backend);
  expect(await tablesWithTraces()).toEqual(['withdrawals']);
  await portal.backend.clock.moveTo(new Date('2026-07-15T08:02:00Z'));
  await eraseUnansweredStatements(portal.backend);
  expect(await tablesWithTraces()).toEqual([]);
  await portal.backend.pool.query('truncate outbox');
  await remindOfWithdrawals(portal.backend);
  await asProvider(portal, key, 'POST', `/withdrawals/${id}`, { accept: true });
  const { rowCount } = await portal.backend.pool.query('select 1 from outbox');
  expect(rowCount).toBe(0);
});
