import type pg from 'pg';

/** Spreads `count` bookings of 30 minutes over all experts of a provider and the 28 days from `date`. */
export async function addBookings(
  pool: pg.Pool,
  domain: string,
  count: number,
  date: string,
): Promise<void> {
  await pool.query(
    `with expert as (
       select experts.id, experts.company_id, row_number() over (order by experts.fo_id) - 1 as number, count(*) over () as total
       from experts join companies on companies.id = experts.company_id where companies.domain = $1)
     insert into appointments (id, company_id, client_id, expert_id, resource, during, created_at, updated_at)
     select md5('bench' || n), expert.company_id, (select id from clients where company_id = expert.company_id limit 1),
       expert.id, 'expert/' || expert.id,
       tstzrange(start, start + interval '30 minutes'), now(), now()
     from generate_series(0, $2 - 1) n
     join expert on expert.number = n % expert.total
     cross join lateral (select n / expert.total as turn) t
     cross join lateral (select ($3::date + make_interval(days => (turn % 28)::integer, hours => 9 + (turn / 28 * 2 + n % 5)::integer)) at time zone 'Europe/Lisbon' as start) s`,
    [domain, count, date],
  );
}

/** Gives a customer `count` completed works, each out of an appointment, and as many past appointments without one. */
export async function addWorks(pool: pg.Pool, phone: string, count: number): Promise<void> {
  const client = `clients client where client.phones @> jsonb_build_array(jsonb_build_object('number', $1::text))`;
  for (const kind of ['done', 'missed'])
    await pool.query(
      `insert into appointments (id, company_id, client_id, resource, during, occupies, created_at, updated_at)
       select md5(client.id || '${kind}' || n), client.company_id, client.id, 'past', tstzrange(at, at + interval '1 hour'), false, now(), now()
       from generate_series(1, $2) n, lateral (select now() - make_interval(hours => n + 2) as at) time, ${client}`,
      [phone, count],
    );
  await pool.query(
    `insert into works (id, company_id, client_id, appointment_id, bars, symptoms, started_at, completed_at, total_cents, total_novat_cents, created_at, updated_at)
     select md5(client.id || n), client.company_id, client.id, md5(client.id || 'done' || n), 5, '[{"name": "Revisão"}]',
       now() - make_interval(hours => n + 1), now() - make_interval(hours => n), 12300, 10000, now(), now()
     from generate_series(1, $2) n, ${client}`,
    [phone, count],
  );
  await pool.query('analyze works');
  await pool.query('analyze appointments');
}

/** Gives each of `count` customers, from number `first`, an appointment at the same instant; none occupies anything. */
export async function addAtOnce(
  pool: pg.Pool,
  first: number,
  count: number,
  start: string,
): Promise<void> {
  await pool.query(
    `insert into appointments (id, company_id, client_id, resource, during, occupies, created_at, updated_at)
     select md5(client.id || 'once'), client.company_id, client.id, 'once',
       tstzrange($3::timestamptz, $3::timestamptz + interval '1 hour'), false, now(), now()
     from clients client, generate_series($1::integer, $1::integer + $2::integer - 1) n
     where client.phones->0->>'number' = '+35191' || lpad(n::text, 7, '0')`,
    [first, count, start],
  );
  await pool.query('analyze appointments');
}

/** Gives a customer `count` appointments, two a day from tomorrow on. */
export async function addAgenda(pool: pg.Pool, phone: string, count: number): Promise<void> {
  await pool.query(
    `insert into appointments (id, company_id, client_id, resource, during, occupies, created_at, updated_at)
     select md5(client.id || 'agenda' || n), client.company_id, client.id, 'agenda', tstzrange(at, at + interval '1 hour'), false, now(), now()
     from generate_series(1, $2) n, lateral (select now() + make_interval(hours => 12 * n + 24) as at) time, clients client
     where client.phones @> jsonb_build_array(jsonb_build_object('number', $1::text))`,
    [phone, count],
  );
  await pool.query('analyze appointments');
}
