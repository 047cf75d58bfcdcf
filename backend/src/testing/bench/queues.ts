import type pg from 'pg';

/** Queues `count` SMS of a provider, each to somebody else. */
export async function addQueueNews(pool: pg.Pool, domain: string, count: number): Promise<void> {
  await pool.query(
    `insert into outgoing_messages (id, company_id, channel, message, next_try_at, created_at)
     select 'news' || gen_random_uuid(), company.id, 'sms', jsonb_build_object('channel', 'sms',
       'to', '+35196' || lpad(n::text, 7, '0'), 'text', 'Lembramos a sua marcação de amanhã às 10:00.'), now(), now()
     from companies company, generate_series(1, $2::integer) n where company.domain = $1`,
    [domain, count],
  );
}

/** Tells `count` endpoints of as many providers of `events` events each; number n listens at `<url>/<n>`. */
export async function addQueueHooks(
  pool: pg.Pool,
  url: string,
  count: number,
  events: number,
): Promise<void> {
  await addCompanies(pool, 'hook', count);
  await pool.query(
    `insert into webhook_endpoints (id, company_id, name, url, secret, events, created_at, updated_at)
     select 'hook' || n, 'hook' || n, 'bench', $1::text || '/' || n, 'a secret of this measurement only', '{booking.created}', now(), now()
     from generate_series(1, $2::integer) n on conflict do nothing`,
    [url, count],
  );
  await pool.query(
    `select emit_webhook('hook' || n, 'booking.created', 'S-' || event, now(), '{}')
     from generate_series(1, $1::integer) n, generate_series(1, $2::integer) event`,
    [count, events],
  );
}

/** Gives `count` providers a payment that was begun at the sandbox gateway and of which money may come. */
export async function addQueueAccounts(pool: pg.Pool, count: number): Promise<void> {
  await addCompanies(pool, 'account', count);
  await pool.query(
    `with payment as (
       insert into payments (id, company_id, client_id, subject, total_cents, created_at, updated_at)
       select 'account', company_id, id, 'A-account', 1000, now(), now() from clients limit 1 returning id)
     insert into payment_attempts (id, payment_id, company_id, gateway, order_id, method, amount_cents, state, created_at, updated_at)
     select 'account' || n, payment.id, 'account' || n, 'sandbox', 'ACC' || n, 'MB', 1000, 'EXPIRED', now(), now()
     from payment, generate_series(1, $1::integer) n`,
    [count],
  );
}

async function addCompanies(pool: pg.Pool, name: string, count: number): Promise<void> {
  await pool.query(
    `insert into companies (id, domain, name, vertical, brand_color, created_at, updated_at)
     select $1::text || n, $1::text || n || '.pt', $1::text || n, vertical, brand_color, now(), now()
     from (select vertical, brand_color from companies limit 1) any_company, generate_series(1, $2::integer) n
     on conflict do nothing`,
    [name, count],
  );
}
