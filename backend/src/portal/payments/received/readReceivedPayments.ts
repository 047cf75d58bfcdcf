import { sql, type Selectable } from 'kysely';
import type { Backend } from '../../../platform/backend.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { ReceivedPayment } from '../gateways/gateway.ts';
import { gatewaysThatList } from '../gateways/gatewaysThatList.ts';
import type { Outcome } from '../settling/paymentEvents.ts';
import { applyStatement } from '../settling/applyStatement.ts';

/** How often a gateway is asked for its list, which is rate limited. */
const turnMilliseconds = 15 * 60_000;
/** What a gateway lists late, or by another clock, is found by reading again what was read shortly before. */
const overlapMilliseconds = 6 * 3_600_000;
/** A reference lives 31 days at most; money may come a while after. */
const longestMilliseconds = 62 * 86_400_000;

type Account = Pick<Selectable<Schema['paymentCursors']>, 'companyId' | 'gateway'>;

/**
 * Reads what the gateways received since they were last asked, and settles what no callback told: payments that arrived,
 * and those that came twice or too late and must go back. Reading anything again changes nothing; of several processes
 * one reads each account. An account that cannot be read keeps its place until it can.
 */
export async function readReceivedPayments(backend: Backend): Promise<void> {
  const now = backend.clock.now();
  const oldest = new Date(now.getTime() - longestMilliseconds);
  const lastTurn = new Date(now.getTime() - turnMilliseconds);
  const { rows } = await sql<Account>`
    insert into payment_cursors (company_id, gateway, taken_at)
      select distinct company_id, gateway, ${now}::timestamptz from payment_attempts
      where state <> 'PAYED' and created_at > ${oldest}
    on conflict (company_id, gateway) do update set taken_at = excluded.taken_at
      where payment_cursors.taken_at <= ${lastTurn}
    returning company_id, gateway`.execute(backend.database);
  for (const account of rows) {
    try {
      await readAccount(backend, account, now);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      backend.log.warn(
        { company_id: account.companyId, gateway: account.gateway, error: reason },
        'the received payments could not be read',
      );
      await noteError(backend, account, reason);
    }
  }
}

async function readAccount(backend: Backend, account: Account, now: Date): Promise<void> {
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
  { companyId, gateway }: Account,
  now: Date,
): Promise<Date | undefined> {
  const oldest = new Date(now.getTime() - longestMilliseconds);
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
  { companyId, gateway }: Account,
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

async function noteError({ database }: Backend, account: Account, reason: string): Promise<void> {
  await database
    .updateTable('paymentCursors')
    .set({ lastError: reason.slice(0, 200) })
    .where('companyId', '=', account.companyId)
    .where('gateway', '=', account.gateway)
    .execute();
}
