import type { StatementYear } from '@portal/api/payment/statement';
import { centsToEuros } from '@portal/domain/money/cents';
import { sql } from 'kysely';
import type { Backend } from '../../platform/backend.ts';
import { archiveAddress } from './archiveAddress.ts';
import { archiveName } from './archiveName.ts';
import { statementEntries, type StatementOwner } from './statementEntries.ts';

interface YearRow {
  year: number;
  paid: number;
  refunded: number;
  invoiced: number;
  documents: number;
}

/** What each year comes to, newest first, summed up from the same entries that the pages show. */
export async function readYears(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  owner: StatementOwner,
): Promise<StatementYear[]> {
  // Sums as floating point numbers hold whole cents exactly up to 90 thousand million euros.
  const { rows } = await sql<YearRow>`
    select extract(year from day)::int as year,
      coalesce(sum(cents) filter (where kind = 'payment'), 0)::float8 as paid,
      coalesce(sum(cents) filter (where kind = 'refund'), 0)::float8 as refunded,
      coalesce(sum(cents) filter (where kind = 'document'), 0)::float8 as invoiced,
      count(*) filter (where kind = 'document')::int as documents
    from ${statementEntries(owner)} entry group by 1 order by 1 desc`.execute(database);
  return Promise.all(
    rows.map(async ({ year, paid, refunded, invoiced, documents }) => ({
      year,
      paid: centsToEuros(paid),
      refunded: centsToEuros(refunded),
      invoiced: centsToEuros(invoiced),
      documents,
      archive:
        documents === 0
          ? null
          : {
              url: await archiveAddress(database, { ...owner, year: String(year) }, clock.now()),
              file_name: archiveName(String(year)),
            },
    })),
  );
}
