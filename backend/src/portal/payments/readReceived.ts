import type { Backend } from '../../platform/backend.ts';
import { execute, selectRow, selectRows } from '../../platform/database/sql.ts';
import type { ReceivedPayment } from './gateways/gateway.ts';
import { gatewayOf } from './gateways/gatewayOf.ts';
import type { Outcome } from './paymentEvents.ts';
import { applyStatement } from './refresh.ts';

/** How often a gateway is asked for its list, which is rate limited. */
const turnMilliseconds = 15 * 60_000;
/** What a gateway lists late, or by another clock, is found by reading again what was read shortly before. */
const overlapMilliseconds = 6 * 3_600_000;
/** A reference lives 31 days at most; money may come a while after. */
const longestMilliseconds = 62 * 86_400_000;

interface Account {
  company_id: string;
  gateway: string;
}

/**
 * Reads what the gateways received since they were last asked, and settles what no callback told: payments that arrived,
 * and those that came twice or too late and must go back. Reading anything again changes nothing; of several processes
 * one reads each account. An account that cannot be read keeps its place until it can.
 */
export async function readReceivedPayments(backend: Backend): Promise<void> {
  const now = backend.clock.now();
  const accounts = await selectRows<Account>(
    backend.database,
    `insert into payment_cursors (company_id, gateway, taken_at)
       select distinct company_id, gateway, $1::timestamptz from payment_attempts
       where state <> 'PAYED' and created_at > $2
     on conflict (company_id, gateway) do update set taken_at = excluded.taken_at
       where payment_cursors.taken_at <= $3
     returning company_id, gateway`,
    [
      now,
      new Date(now.getTime() - longestMilliseconds),
      new Date(now.getTime() - turnMilliseconds),
    ],
  );
  for (const account of accounts) {
    try {
      await readAccount(backend, account, now);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      backend.log.warn({ ...account, error: reason }, 'the received payments could not be read');
      await noteError(backend, account, reason);
    }
  }
}

async function readAccount(backend: Backend, account: Account, now: Date): Promise<void> {
  const gateway = await gatewayOf(backend, account.company_id);
  // The provider changed its gateway: the former one can no longer be asked.
  if (gateway === undefined || gateway.name !== account.gateway) return;
  const from = await placeOf(backend, account, now);
  if (from === undefined) return;
  const received = await gateway.listPaid({ from, to: now });
  const news = await findNews(backend, account, received);
  const settled = await Promise.allSettled(news.map((payment) => settleReceived(backend, payment)));
  // One that cannot be settled does not keep the others, but the place is kept for it.
  const failed = settled.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  await execute(
    backend.database,
    `update payment_cursors set read_until = greatest(read_until, $3), last_error = null
     where company_id = $1 and gateway = $2`,
    [account.company_id, account.gateway, now],
  );
}

function settleReceived(backend: Backend, payment: NewPayment): Promise<Outcome> {
  return applyStatement(backend, payment.attempt_id, {
    source: 'READ',
    claim: 'PAYED',
    amountCents: payment.amount_cents,
    requestId: payment.request_id ?? undefined,
  });
}

/** Where reading goes on; never before the oldest attempt that money may still come for. */
async function placeOf(
  { database }: Backend,
  { company_id: companyId, gateway }: Account,
  now: Date,
): Promise<Date | undefined> {
  const row = await selectRow<{ place: Date | null }>(
    database,
    `select greatest(
       (select min(created_at) from payment_attempts
        where company_id = $1 and gateway = $2 and state <> 'PAYED' and created_at > $3),
       (select read_until from payment_cursors where company_id = $1 and gateway = $2))
         - make_interval(secs => $4) as place`,
    [companyId, gateway, new Date(now.getTime() - longestMilliseconds), overlapMilliseconds / 1000],
  );
  return row?.place ?? undefined;
}

interface NewPayment {
  attempt_id: string;
  amount_cents: number;
  request_id: string | null;
}

/** The entries that are about attempts of this account and tell something that was not read before. */
function findNews(
  { database }: Backend,
  account: Account,
  received: readonly ReceivedPayment[],
): Promise<NewPayment[]> {
  return selectRows<NewPayment>(
    database,
    `select distinct attempt.id as attempt_id, entry.amount_cents, entry.request_id
     from unnest($3::text[], $4::integer[], $5::text[]) as entry (order_id, amount_cents, request_id)
     join payment_attempts attempt on attempt.order_id = entry.order_id
     where attempt.company_id = $1 and attempt.gateway = $2 and attempt.state <> 'PAYED'
       and not exists (select 1 from payment_events event
         where event.attempt_id = attempt.id and event.source = 'READ' and event.claim = 'PAYED'
           and event.amount_cents = entry.amount_cents and event.request_id is not distinct from entry.request_id)`,
    [
      account.company_id,
      account.gateway,
      received.map(({ orderId }) => orderId),
      received.map(({ amountCents }) => amountCents),
      received.map(({ requestId }) => requestId ?? null),
    ],
  );
}

async function noteError({ database }: Backend, account: Account, reason: string): Promise<void> {
  await execute(
    database,
    'update payment_cursors set last_error = $3 where company_id = $1 and gateway = $2',
    [account.company_id, account.gateway, reason.slice(0, 200)],
  );
}
