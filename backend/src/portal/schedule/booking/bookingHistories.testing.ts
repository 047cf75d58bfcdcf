import { schedulerConfigSchema } from '@portal/api/work/createScheduleApi';
import { moveTermsSchema } from '@portal/api/work/moves/move';
import * as v from 'valibot';
import type { Answer, TestBackend } from '../../../testing/testBackend.ts';

export const zone = 'Europe/Lisbon';

/** What is asked for: services by the provider's own ids, an expert by name or any. */
export interface Wish {
  services: readonly ('corte' | 'cor' | 'lavagem' | 'revisao' | 'aula' | 'limpeza')[];
  expert: 'rui' | 'eva' | null;
}
export const durations = {
  corte: 30,
  cor: 90,
  lavagem: 15,
  revisao: 60,
  aula: 60,
  limpeza: 90,
} as const;
const teams: Partial<Record<Wish['services'][number], readonly string[]>> = {
  corte: ['rui', 'eva'],
  cor: ['eva'],
  aula: ['rui'],
};
export const expertsOf = (wish: Wish): readonly string[] => {
  const all = wish.services.flatMap((service) => teams[service] ?? []);
  return wish.expert === null ? all : all.filter((expert) => expert === wish.expert);
};
export const minutesOf = (wish: Wish): number =>
  wish.services.reduce((sum, service) => sum + durations[service], 0);

export interface Booked {
  id: string;
  resource: string;
  expert: string | null;
  date: string;
  time: string;
  starts_at: Date;
  ends_at: Date;
  cancelled_at: Date | null;
}

export interface Salon {
  portal: TestBackend;
  key: string;
  /** Two customers' sessions. */
  tokens: readonly string[];
  /** The portal's ids of the experts. */
  experts: Readonly<Record<'rui' | 'eva', string>>;
}

/** All appointments; wall-clock times are the database's own reckoning, not the program's. */
export async function readBooked({ portal }: Salon): Promise<Booked[]> {
  const { rows } = await portal.backend.pool.query<Booked>(
    `select appointment.id, resource, expert.fo_id as expert, cancelled_at,
       lower(during) as starts_at, upper(during) as ends_at,
       to_char(lower(during) at time zone $1, 'YYYY-MM-DD') as date,
       to_char(lower(during) at time zone $1, 'HH24:MI') as time
     from appointments appointment left join experts expert on expert.id = appointment.expert_id
     order by appointment.created_at, appointment.id`,
    [zone],
  );
  return rows;
}

/** Pairs of bookings that have one resource, or one expert, at the same time. Seats of one class share their expert. */
export async function readConflicts({ portal }: Salon): Promise<object[]> {
  const { rows } = await portal.backend.pool.query<object>(
    `select one.id, other.id as other, one.resource, one.during from appointments one
     join appointments other on one.id < other.id and one.during && other.during
     where one.cancelled_at is null and other.cancelled_at is null and one.occupies and other.occupies
       and (one.resource = other.resource
         or (one.expert_id = other.expert_id and not (one.resource like 'seat/%' and other.resource like 'seat/%')))`,
  );
  return rows;
}

/** Bookings that are held although their payment's time is over. */
export async function readOverdue({ portal }: Salon): Promise<object[]> {
  const { rows } = await portal.backend.pool.query<object>(
    `select appointment.id, payment.valid_until from appointments appointment
     join payments payment on payment.subject = 'S-' || appointment.id
     where appointment.cancelled_at is null and payment.holds_booking and payment.state <> 'PAYED'
       and payment.valid_until <= $1`,
    [portal.backend.clock.now()],
  );
  return rows;
}

/**
 * The free times of a day worked out in SQL, one start at a time, as slowly and plainly as possible: the
 * second answer that the quick one is compared with.
 */
export async function freeTimes(salon: Salon, wish: Wish, date: string): Promise<string[]> {
  const { rows } = await salon.portal.backend.pool.query<{ time: string }>(
    `with start as (
       select min(at) as at, to_char(at at time zone $1, 'HH24:MI') as time
       from opening_hours, generate_series(
         ($2::date + make_interval(mins => opens)) at time zone $1,
         ($2::date + make_interval(mins => closes)) at time zone $1 - make_interval(mins => $3),
         interval '30 minutes') as at
       where weekday = extract(isodow from $2::date) group by 2),
     resource as (
       select 'expert/' || id as name, id as expert_id from experts where fo_id = any($4)
       union all select 'bay/' || id || '/' || bay, null from companies, generate_series(1, 2) bay where cardinality($4::text[]) = 0 and domain = $5),
     busy as (
       select resource, expert_id, during from appointments where cancelled_at is null and occupies
       union all select null, expert_id, during from closures
       union all select null, link.expert_id, tstzrange(fixed_start, fixed_start + make_interval(mins => duration_minutes))
         from catalogue_services service join service_experts link on link.service_id = service.id where fixed_start is not null)
     select time from start where at >= $6 and exists (
       select 1 from resource where not exists (
         select 1 from busy where during && tstzrange(at, at + make_interval(mins => $3))
           and (busy.resource = resource.name or busy.expert_id = resource.expert_id
             or (busy.resource is null and busy.expert_id is null))))
     order by time`,
    [
      zone,
      date,
      minutesOf(wish),
      expertsOf(wish),
      'auto-mirante.localhost',
      new Date(salon.portal.backend.clock.now().getTime() + 3_600_000),
    ],
  );
  return rows.map(({ time }) => time);
}

/** The free times of a day as customers see them. */
export function offeredTimes(salon: Salon, wish: Wish, date: string): Promise<string[]> {
  const expert = wish.expert === null ? '' : `&expert_id=${salon.experts[wish.expert]}`;
  return askTimes(salon, `service_ids=${wish.services.join(',')}${expert}`, date);
}

/** The free times of a day for an appointment that its customer moves. */
export function timesToMove(salon: Salon, own: Own, date: string): Promise<string[]> {
  return askTimes(salon, `appointment_id=${own.id}`, date, own.token);
}

async function askTimes(
  { portal }: Salon,
  question: string,
  date: string,
  token?: string,
): Promise<string[]> {
  const day = date.split('-').toReversed().join('/');
  const path = `/main/schedule/config?${question}&start=${day}&end=${day}`;
  const answer = await portal.call('GET', path, token === undefined ? {} : { token });
  const slots = v.parse(schedulerConfigSchema, answer.body).days[date];
  return [...(slots?.morning ?? []), ...(slots?.afternoon ?? [])];
}

export function book(
  salon: Salon,
  who: number,
  wish: Wish,
  place: { date: string; time: string },
): Promise<Answer> {
  return salon.portal.call('POST', '/main/schedule', {
    token: salon.tokens[who % salon.tokens.length] ?? '',
    json: {
      services: wish.services.map((id) => ({ id })),
      expert_id: wish.expert === null ? null : salon.experts[wish.expert],
      ...(wish.services.includes('aula') ? {} : place),
    },
  });
}

/** An appointment with the session of whose it is. */
export interface Own {
  /** `S-…` */
  id: string;
  token: string;
}

/** Whose an appointment is. */
export async function ownerOf({ portal, tokens }: Salon, { id }: Booked): Promise<Own> {
  for (const token of tokens) {
    const { status } = await portal.call('GET', `/main/appointments/S-${id}`, { token });
    if (status === 200) return { id: `S-${id}`, token };
  }
  throw new Error(`Nobody has ${id}.`);
}

export function move(
  { portal }: Salon,
  { id, token }: Own,
  json: { date: string; time: string },
): Promise<Answer> {
  return portal.call('POST', `/main/services/${id}/move`, { token, json });
}

export async function mayMove({ portal }: Salon, { id, token }: Own): Promise<boolean> {
  const { body } = await portal.call('GET', `/main/services/${id}/move`, { token });
  return v.parse(moveTermsSchema, body).allowed;
}
