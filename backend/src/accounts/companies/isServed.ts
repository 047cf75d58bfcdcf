import { sql, type RawBuilder } from 'kysely';

/** A condition: the provider of a row, whose column is named, is neither suspended (C-684) nor a draft (C-741). */
export const isServed = (companyId: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (select 1 from companies closed
    where closed.id = ${sql.ref(companyId)}
      and (closed.suspended_at is not null or closed.draft_since is not null))`;
