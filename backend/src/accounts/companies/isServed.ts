import { sql, type RawBuilder } from 'kysely';

/** A condition: the provider of a row, whose column is named, is not suspended (C-684). */
export const isServed = (companyId: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (select 1 from companies suspended
    where suspended.id = ${sql.ref(companyId)} and suspended.suspended_at is not null)`;
