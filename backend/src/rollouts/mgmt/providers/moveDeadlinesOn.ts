import { HELD_UNTIL_MINUTES } from '@portal/domain/limits';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

/**
 * What nobody could pay, answer or accept while a provider was suspended has its time afterwards: deadlines that ran move
 * on by as long, at most until what they are for begins (C-950).
 */
export async function moveDeadlinesOn(
  transaction: Transaction,
  companyId: string,
  suspendedAt: Date,
  now: Date,
): Promise<void> {
  const pause = sql`make_interval(secs => ${(now.getTime() - suspendedAt.getTime()) / 1000})`;
  // What began meanwhile is not called off: whether its customer came, the provider could not say.
  await sql`update payments payment set updated_at = ${now}, holds_booking = lower(booking.during) > ${now},
      valid_until = greatest(valid_until, least(valid_until + ${pause}, lower(booking.during)))
    from appointments booking
    where payment.company_id = ${companyId} and payment.subject = 'S-' || booking.id and payment.holds_booking
      and payment.state <> 'PAYED' and payment.valid_until > ${suspendedAt}`.execute(transaction);
  await sql`update move_requests request set expires_at = greatest(expires_at, least(expires_at + ${pause},
      least(request.wanted, lower(booking.during)) - make_interval(mins => ${HELD_UNTIL_MINUTES})))
    from appointments booking
    where request.company_id = ${companyId} and request.appointment_id = booking.id and request.state = 'requested'
      and request.expires_at > ${suspendedAt}`.execute(transaction);
  await sql`update waiting_offers
    set until = greatest(until, least(until + ${pause}, starts_at - interval '1 minute'))
    where company_id = ${companyId} and state = 'open' and until > ${suspendedAt}`.execute(
    transaction,
  );
  await sql`update appointments held set hold_until = kept.until
    from (select hold_id, expires_at as until from move_requests
        where company_id = ${companyId} and state = 'requested'
      union all select hold_id, until from waiting_offers where company_id = ${companyId} and state = 'open') kept
    where held.id = kept.hold_id and held.hold_until <> kept.until`.execute(transaction);
}
