import type pg from 'pg';

/** What each customer of a population has, so that the whole is like an installation of some years. */
const EACH = { appointments: 5, works: 4, notifications: 10, messages: 6 } as const;

/** Tables that are filled, with their triggers off: nobody is told of what never happened. */
const FILLED = ['companies', 'clients', 'appointments', 'works', 'notifications', 'chat_entries'];

/** Makes providers like the one of `domain`, which has everything a provider has but its rows of work. */
const providers = `insert into companies
  select (jsonb_populate_record(company, jsonb_build_object(
    'id', md5('provider' || n), 'api_key_hash', null, 'domain', 'provider-' || n || '.localhost', 'name', 'Oficina ' || n))).*
  from companies company, generate_series(1, $2::integer) n where company.domain = $1`;

const neighbour = `provider as (select id, domain from companies where domain like 'provider-%.localhost')`;

const users = `with ${neighbour}
  insert into users (id, login_phone, created_at)
  select md5(provider.id || n), '+35193' || lpad((row_number() over ())::text, 7, '0'), now()
  from provider, generate_series(1, $1::integer) n`;

const clients = `with ${neighbour}
  insert into clients (id, company_id, user_id, name, phones, terms_accepted_at, registered_at, created_at)
  select md5(provider.id || n), provider.id, users.id, 'Cliente ' || n,
    jsonb_build_array(jsonb_build_object('number', users.login_phone, 'primary', true)), now(), now(), now()
  from provider cross join generate_series(1, $1::integer) n join users on users.id = md5(provider.id || n)`;

const customers = `client as (select clients.id, clients.company_id from clients
  join companies on companies.id = clients.company_id where companies.domain like 'provider-%.localhost')`;

const appointments = `with ${customers}
  insert into appointments (id, company_id, client_id, resource, during, occupies, created_at, updated_at)
  select md5(client.id || 'appointment' || n), client.company_id, client.id, 'past',
    tstzrange(now() - make_interval(days => n), now() - make_interval(days => n) + interval '1 hour'), false, now(), now()
  from client, generate_series(1, ${EACH.appointments}) n`;

const works = `with ${customers}
  insert into works (id, company_id, client_id, appointment_id, bars, symptoms, started_at, completed_at, total_cents, total_novat_cents, created_at, updated_at)
  select md5(client.id || 'work' || n), client.company_id, client.id, md5(client.id || 'appointment' || n), 5,
    '[{"name": "Revisão"}]', now() - make_interval(days => n), now() - make_interval(days => n), 12300, 10000, now(), now()
  from client, generate_series(1, ${EACH.works}) n`;

const notifications = `with ${customers}
  insert into notifications (id, company_id, client_id, type, url, description, created_at, changed_at)
  select md5(client.id || 'notification' || n), client.company_id, client.id, 'message', '/services', 'Nova mensagem.', now(), now()
  from client, generate_series(1, ${EACH.notifications}) n`;

const messages = `with ${customers}
  insert into chat_entries (company_id, subject, author, message, sent_at)
  select client.company_id, 'A-' || md5(client.id || 'work1'), 'COMPANY', 'Mensagem ' || n, now()
  from client, generate_series(1, ${EACH.messages}) n`;

/**
 * Puts other providers with their customers beside the one of `domain`.
 * @param count providers
 * @param customersEach of each provider
 */
export async function addPopulation(
  pool: pg.Pool,
  domain: string,
  count: number,
  customersEach: number,
): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    for (const table of FILLED) await connection.query(`alter table ${table} disable trigger user`);
    await connection.query(providers, [domain, count]);
    await connection.query(users, [customersEach]);
    await connection.query(clients, [customersEach]);
    for (const statement of [appointments, works, notifications, messages])
      await connection.query(statement);
    for (const table of FILLED) await connection.query(`alter table ${table} enable trigger user`);
    await connection.query('commit');
    await connection.query('vacuum analyze');
  } finally {
    connection.release();
  }
}
