import type { IsoDate } from '@portal/domain/time/isoDate';
import { sql, type RawBuilder } from 'kysely';

/** Whole years after that of the document (artigo 52.º do CIVA). */
const TAX_YEARS = 10;

/**
 * Until which day, its end included and by Lisbon's clock, a provider keeps what a customer was invoiced and paid: the
 * last of the tenth year after that of the last document (ACC-17, C-479). Null without a document.
 * @param companyId and `clientId`: expressions of SQL, a value or a column with its table
 */
export function documentsKeptUntil(
  companyId: RawBuilder<string>,
  clientId: RawBuilder<string>,
): RawBuilder<IsoDate | null> {
  return sql`(
    select make_date(extract(year from max(document.at) at time zone 'Europe/Lisbon')::int + ${TAX_YEARS}::int, 12, 31)
    from (
      select issued_on::timestamp at time zone 'Europe/Lisbon' as at from invoices
        where company_id = ${companyId} and client_id = ${clientId}
      union all
      select coalesce(paid_at, created_at) from payments
        where company_id = ${companyId} and client_id = ${clientId} and (paid_at is not null or billing is not null)
    ) document)`;
}
