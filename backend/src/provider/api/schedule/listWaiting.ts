import type { WaitingEntries } from '@portal/api/provider/waitingEntries';
import { primaryOf } from '@portal/domain/contact/contact';
import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { cutPage, type ListPage } from '../../../platform/http/listPage.ts';

interface WaitingRow
  extends
    Pick<
      Selectable<Schema['waitingEntries']>,
      'id' | 'firstDay' | 'lastDay' | 'part' | 'createdAt'
    >,
    Pick<Selectable<Schema['clients']>, 'name' | 'phones' | 'email'> {
  services: { fo_id: string; name: string }[];
  expert: string | null;
  appointmentId: string | null;
  offerStart: Date | null;
  offerUntil: Date | null;
  sortAt: string;
}

/** A page of those who wait at a provider, newest first (WAI-12). */
export async function listWaiting(
  { database }: Backend,
  company: Company,
  page: ListPage,
): Promise<WaitingEntries> {
  const isAfter =
    page.after === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(entry.created_at, entry.id) < (${page.after.at}, ${page.after.id})`;
  const { rows } = await sql<WaitingRow>`
    select entry.id, entry.first_day, entry.last_day, entry.part, entry.appointment_id, entry.created_at,
      entry.created_at::text as sort_at, client.name, client.phones, client.email, expert.fo_id as expert,
      offer.starts_at as offer_start, offer.until as offer_until,
      (select coalesce(json_agg(json_build_object('fo_id', fo_id, 'name', name)
          order by array_position(entry.service_ids, service.id)), '[]')
        from catalogue_services service where service.id = any (entry.service_ids)) as services
    from waiting_entries entry join clients client on client.id = entry.client_id
    left join experts expert on expert.id = entry.expert_id
    left join waiting_offers offer on offer.entry_id = entry.id and offer.state = 'open'
    where entry.company_id = ${company.id} and entry.ended_at is null and ${isAfter}
    order by entry.created_at desc, entry.id desc limit ${page.size + 1}`.execute(database);
  const { rows: shown, next } = cutPage(rows, page, ({ sortAt, id }) => ({ at: sortAt, id }));
  return {
    entries: shown.map((row) => ({
      id: row.id,
      customer: {
        name: row.name,
        phone: primaryOf(row.phones)?.number ?? null,
        email: row.email,
      },
      services: row.services,
      expert_id: row.expert,
      from: row.firstDay,
      to: row.lastDay,
      part: row.part,
      appointment_id: row.appointmentId === null ? null : `S-${row.appointmentId}`,
      since: row.createdAt.toISOString(),
      offer:
        row.offerStart === null || row.offerUntil === null
          ? null
          : { start: row.offerStart.toISOString(), until: row.offerUntil.toISOString() },
    })),
    next,
  };
}
