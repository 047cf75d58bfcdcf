import type { WatchedQueue } from './watchedQueue.ts';

const provider = '(select domain from companies where id = job.company_id)';
const again = `state = 'PENDING', tries = 0`;

/** Every queue of leased jobs, in the order of the page. */
export const WATCHED_QUEUES: readonly WatchedQueue[] = [
  {
    name: 'messages',
    title: 'SMS, e-mails and news to devices',
    table: 'outgoing_messages',
    open: `job.state = 'PENDING'`,
    held: 'job.by_day',
    // Without their words nothing can be sent again.
    givenUp: `job.state = 'FAILED'`,
    since: 'job.created_at',
    kind: 'job.channel',
    reason: 'job.last_error',
    provider,
    mayDrop: true,
  },
  {
    name: 'webhook_deliveries',
    title: 'Webhooks to providers’ systems',
    table: 'webhook_deliveries',
    open: `job.state = 'PENDING' and job.company_id not in (select id from companies where suspended_at is not null or draft_since is not null)`,
    held: `not exists (select from webhook_endpoints where id = job.endpoint_id and active)
      or exists (select from webhook_pauses where endpoint_id = job.endpoint_id and until is not null)`,
    givenUp: `job.state = 'FAILED'`,
    since: '(select at from webhook_events where sequence = job.event_sequence)',
    kind: '(select type from webhook_events where sequence = job.event_sequence)',
    reason: `coalesce(job.last_error, 'It answered ' || job.last_status || '.')`,
    provider,
    again,
    mayDrop: true,
  },
  {
    name: 'invoices',
    title: 'Documents that programs of providers issue',
    table: 'invoice_jobs',
    open: `job.state = 'PENDING'`,
    held: 'not exists (select from invoicing_accounts where company_id = job.company_id)',
    givenUp: `job.state = 'FAILED'`,
    since: 'job.created_at',
    kind: `coalesce(job.kind, case when job.request_id is null then 'payment' else 'request' end)`,
    reason: 'job.last_error',
    provider,
    // A document that is owed is not dropped.
    again,
  },
  {
    name: 'exports',
    title: 'Archives of customers’ data',
    table: 'account_exports',
    open: `job.state = 'running'`,
    givenUp: `job.state = 'failed'`,
    since: 'job.started_at',
    kind: `'archive'`,
    reason: 'job.last_error',
    provider,
    again: `state = 'running', tries = 0, until = null`,
    mayDrop: true,
  },
  {
    name: 'imports',
    title: 'Imports of providers',
    table: 'imports',
    open: `job.state in ('running', 'undoing')`,
    givenUp: `job.state = 'failed'`,
    since: 'job.run_at',
    kind: 'job.kind',
    reason: 'job.last_error',
    provider,
  },
  {
    name: 'approval_mails',
    title: 'Mails of approved budgets',
    table: 'approval_mails',
    open: 'true',
    since: 'job.next_try_at',
    kind: `'approval'`,
    reason: 'job.last_error',
    provider,
  },
  {
    name: 'reminder_changes',
    title: 'Reminders to plan',
    table: 'reminder_changes',
    open: 'true',
    since: 'job.at',
    kind: `'plan'`,
    reason: 'null',
    provider,
  },
  {
    name: 'released_times',
    title: 'Free times to offer',
    table: 'released_times',
    open: 'job.next_try_at is not null',
    // Written with a time before all times: how long one waits for its offer is not kept.
    held: 'true',
    since: 'null::timestamptz',
    kind: `'time'`,
    reason: 'null',
    provider,
  },
  {
    name: 'files_to_delete',
    title: 'Files to delete',
    table: 'media_removals',
    open: 'true',
    since: 'job.queued_at',
    kind: `'file'`,
    reason: 'job.last_error',
    provider: 'null',
  },
  {
    name: 'alerts',
    title: 'Alerts to your own system',
    table: 'rollout_alerts',
    open: `job.state = 'PENDING'`,
    givenUp: `job.state = 'FAILED'`,
    since: 'job.at',
    kind: 'job.type',
    reason: `job.last_error`,
    provider: 'null',
    again,
    mayDrop: true,
  },
];

/** The queue of that name. */
export const findQueue = (name: string): WatchedQueue | undefined =>
  WATCHED_QUEUES.find((queue) => queue.name === name);
