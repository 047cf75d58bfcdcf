import { sql } from 'kysely';
import type { Contract, ContractQuestion } from './contract.ts';
import { listPaidAttempts, sumOf } from '../listPaidAttempts.ts';
import { texts } from '../texts.ts';
import { isInPeriod, lastDayToWithdraw } from '../lastDayToWithdraw.ts';

/**
 * The contract of a booking that a customer made in the portal; undefined where the provider booked, or nobody did, and
 * where it was outside of the right to withdraw when it was made (LAW-10).
 */
export async function bookingContract({
  database,
  company,
  id,
  now,
}: ContractQuestion): Promise<Contract | undefined> {
  const row = await database
    .selectFrom('appointments')
    .select([
      'clientId',
      'createdAt',
      'cancelledAt',
      'clientArrived',
      'becameWork',
      'earlyStartText',
    ])
    .select(sql<Date>`lower(during)`.as('startsAt'))
    .select(
      sql<string>`(select string_agg(name, ', ' order by position) from appointment_services
        where appointment_id = appointments.id)`.as('services'),
    )
    .where('id', '=', id)
    .where('companyId', '=', company.id)
    // Only bookings of customers have one.
    .where('requestKey', 'is not', null)
    .where('withdrawalExcluded', 'is', null)
    .executeTakeFirst();
  if (row === undefined || row.clientId === null) return undefined;
  const subject = `S-${id}`;
  const description = texts.booking(row.services, row.startsAt, company.timeZone);
  const until = lastDayToWithdraw(row.createdAt);
  const isBegun = row.startsAt <= now || row.clientArrived || row.becameWork;
  return {
    subject,
    clientId: row.clientId,
    description,
    seenByLink: description,
    until,
    ...(row.earlyStartText !== null && { earlyStart: { asked: true, at: row.createdAt } }),
    isWithdrawable: row.cancelledAt === null && !isBegun && isInPeriod(until, now),
    refund: async () => sumOf(await listPaidAttempts(database, subject)),
  };
}
