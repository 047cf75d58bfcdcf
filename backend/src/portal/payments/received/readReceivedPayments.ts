import { inParallel } from '@portal/storage/parallel/inParallel';
import { sql, type Selectable } from 'kysely';
import { messageOf } from '@portal/domain/text/messageOf';
import type { Backend } from '../../../platform/backend.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { ReceivedPayment } from '../gateways/gateway.ts';
import { gatewaysThatList } from '../gateways/gatewaysThatList.ts';
import type { Outcome } from '../settling/paymentEvents.ts';
import { applyStatement } from '../settling/applyStatement.ts';
import {
  dueAccounts,
  LONGEST_MILLISECONDS,
  takeTurn,
  type ReceivingAccount,
} from './dueAccounts.ts';

/** How many accounts one process reads at the same time: a thousand have their turn though each answer takes 12 s (C-792). */
const atOnce = 20;
/** What a gateway lists late, or by another clock, is found by reading again what was read shortly before. */
const overlapMilliseconds = 6 * 3_600_000;

/**
 * Reads what the gateways received since they were last asked, and settles what no callback told: payments that arrived,
 * and those that came twice or too late and must go back. Reading anything again changes nothing; of several processes
 * one reads each account, which it takes when it begins with it. An account that cannot be read keeps its place until it
 * can.
 * @param ending when aborted, no further account is begun
 */
export async function readReceivedPayments(backend: Backend, ending?: AbortSignal): Promise<void> {
  await inParallel(atOnce, await dueAccounts(backend), async (account) => {
    const now = ending?.aborted === true ? undefined : await takeTurn(backend, account);
    if (now === undefined) return;
    try {
      await readAccount(backend, account, now);
    } catch (error) {
      const reason = messageOf(error);
      backend.log.warn(
        { company_id: account.companyId, gateway: account.gateway, error: reason },
        'the received payments could not be read',
      );
      await noteError(backend, account, reason);
    }
  });
}

async function readAccount(backend: Backend, account: ReceivingAccount, now: Date): Promise<void> {
  const { companyId, gateway } = account;
  const { current, former } = await gatewaysThatList(backend, companyId, gateway);
  if (current === undefined && former.length === 0) return;
  const from = await placeOf(backend, account, now);
  if (from === undefined) return;
  const time = { from, to: now };
  const received = (await current?.listPaid(time)) ?? [];
  // Keys that were replaced may no longer be taken: that does not keep the others.
  for (const list of await Promise.allSettled(former.map((one) => one.listPaid(time))))
    if (list.status === 'fulfilled') received.push(...list.value);
  const news = await findNews(backend, account, received);
  const settled = await Promise.allSettled(news.map((payment) => settleReceived(backend, payment)));
  // One that cannot be settled does not keep the others, but the place is kept for it.
  const failed = settled.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  await backend.database
    .updateTable('paymentCursors')
    .set({ readUntil: sql`greatest(read_until, ${now})`, lastError: null })
    .where('companyId', '=', account.companyId)
    .where('gateway', '=', account.gateway)
    .execute();
}

function settleReceived(backend: Backend, payment: NewPayment): Promise<Outcome> {
  return applyStatement(backend, payment.attemptId, {
    source: 'READ',
    claim: 'PAYED',
    amountCents: payment.amountCents,
    requestId: payment.requestId ?? undefined,
  });
}

/** Where reading goes on; never before the oldest attempt that money may still come for. */
async function placeOf(
  { database }: Backend,
  { companyId, gateway }: ReceivingAccount,
  now: Date,
): Promise<Date | undefined> {
  const oldest = new Date(now.getTime() - LONGEST_MILLISECONDS);
  const { rows } = await sql<{ place: Date | null }>`
    select greatest(
      (select min(created_at) from payment_attempts
       where company_id = ${companyId} and gateway = ${gateway} and state <> 'PAYED' and created_at > ${oldest}),
      (select read_until from payment_cursors where company_id = ${companyId} and gateway = ${gateway}))
        - make_interval(secs => ${overlapMilliseconds / 1000}) as place`.execute(database);
  return rows[0]?.place ?? undefined;
}

type Attempt = Selectable<Schema['paymentAttempts']>;

type NewPayment = Pick<Attempt, 'amountCents' | 'requestId'> & { attemptId: Attempt['id'] };

/** The entries that are about attempts of this account and tell something that was not read before. */
async function findNews(
  { database }: Backend,
  { companyId, gateway }: ReceivingAccount,
  received: readonly ReceivedPayment[],
): Promise<NewPayment[]> {
  const orders = received.map(({ orderId }) => orderId);
  const amounts = received.map(({ amountCents }) => amountCents);
  const requests = received.map(({ requestId }) => requestId ?? null);
  const { rows } = await sql<NewPayment>`
    select distinct attempt.id as attempt_id, entry.amount_cents, entry.request_id
    from unnest(${orders}::text[], ${amounts}::integer[], ${requests}::text[]) as entry (order_id, amount_cents, request_id)
    join payment_attempts attempt on attempt.order_id = entry.order_id
    where attempt.company_id = ${companyId} and attempt.gateway = ${gateway} and attempt.state <> 'PAYED'
      and not exists (select 1 from payment_events event
        where event.attempt_id = attempt.id and event.source = 'READ' and event.claim = 'PAYED'
          and event.amount_cents = entry.amount_cents and event.request_id is not distinct from entry.request_id)`.execute(
    database,
  );
  return rows;
}

async function noteError(
  { database }: Backend,
  account: ReceivingAccount,
  reason: string,
): Promise<void> {
  await database
    .updateTable('paymentCursors')
    .set({ lastError: reason.slice(0, 200) })
    .where('companyId', '=', account.companyId)
    .where('gateway', '=', account.gateway)
    .execute();
}
