import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Database } from '../database/database.ts';

/** What waits, is set up and goes wrong over all processes, as the database says. */
export function portalGauges(database: Database): Gauge[] {
  return [
    new Gauge({
      name: 'portal_waiting',
      help: 'Work that waits, over all processes: webhook deliveries, alerts, messages, files to delete, invoices to issue, refunds',
      labelNames: ['what'],
      registers: [],
      async collect() {
        const found = await sql<{ what: string; total: number }>`
          select 'webhook_deliveries' as what, count(*)::int as total from webhook_deliveries where state = 'PENDING'
             and company_id not in (select id from companies where suspended_at is not null or draft_since is not null)
           union all select 'failed_webhook_deliveries', count(*)::int from webhook_deliveries where state = 'FAILED'
           union all select 'alerts', count(*)::int from rollout_alerts where state = 'PENDING'
           union all select 'failed_alerts', count(*)::int from rollout_alerts where state = 'FAILED'
           union all select 'messages', count(*)::int from outgoing_messages where state = 'PENDING'
           union all select 'failed_messages', count(*)::int from outgoing_messages where state = 'FAILED'
           union all select 'files_to_delete', count(*)::int from media_removals
           union all select 'invoices', count(*)::int from invoice_jobs where state = 'PENDING'
           union all select 'failed_invoices', count(*)::int from invoice_jobs where state = 'FAILED'
           union all select 'refunds', count(*)::int from payment_refunds where state <> 'DONE'`.execute(
          database,
        );
        for (const { what, total } of found.rows) this.set({ what }, total);
      },
    }),
    new Gauge({
      name: 'portal_payment_accounts',
      help: 'Providers with an account at the payment gateway by its state (sandbox, testing, live), over all processes',
      labelNames: ['state'],
      registers: [],
      async collect() {
        const found = await sql<{ state: string; total: number }>`
          select known.state, count(account.company_id)::int as total
           from unnest(array['sandbox', 'testing', 'live']) as known (state)
           left join payment_accounts account on account.state = known.state group by known.state`.execute(
          database,
        );
        for (const { state, total } of found.rows) this.set({ state }, total);
      },
    }),
    new Gauge({
      name: 'portal_canary_halts_total',
      help: 'Canaries that the guard has halted, over all processes',
      labelNames: ['remote'],
      registers: [],
      async collect() {
        // The author under which `rollouts/telemetry/haltCanaries.ts` takes canaries back.
        const found = await sql<{ remote: string; total: number }>`
          select remote, count(*) filter (where author = 'canary guard')::int as total from rollouts group by remote`.execute(
          database,
        );
        for (const { remote, total } of found.rows) this.set({ remote }, total);
      },
    }),
    new Gauge({
      name: 'portal_rollout_failing',
      help: '1 while what everyone has of a remote fails clearly more often than is usual, over all processes',
      labelNames: ['remote'],
      registers: [],
      async collect() {
        const found = await sql<{ remote: string; total: number }>`
          select remote, (exists (select 1 from rollout_incidents open
             where open.remote = known.remote and open.ended_at is null))::int as total
           from (select distinct remote from rollouts) known`.execute(database);
        for (const { remote, total } of found.rows) this.set({ remote }, total);
      },
    }),
  ];
}
