import type { Selectable } from 'kysely';
import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiError } from '../../platform/http/apiError.ts';

/** A file that was sent, as it is kept. */
export type ImportRow = Selectable<Schema['imports']>;

/** How long what a file said is kept after its upload, its check or its run (C-770). */
export const KEPT_DAYS = 7;

/** When what a file said is forgotten that is dealt with now. */
export function forgetAt(now: Date): Date {
  return new Date(now.getTime() + KEPT_DAYS * 86_400_000);
}

/**
 * An import of the provider.
 * @param isHeld true where it must stay as it is until the transaction ends
 * @throws ApiError 404
 */
export async function requireImport(
  database: Database,
  company: Company,
  id: string,
  isHeld = false,
): Promise<ImportRow> {
  const row = await database
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('companyId', '=', company.id)
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(404, 'There is no such import.');
  return row;
}

/** Whether it can be neither changed nor run any more. */
export function hasRun({ state }: ImportRow): boolean {
  return state !== 'uploaded' && state !== 'checked';
}

/** Refuses what cannot be done with an import any more. @throws ApiError 409 `ALREADY_RUN` or `FORGOTTEN` */
export function requireNotRun(row: ImportRow): void {
  if (row.state === 'forgotten')
    throw new ApiError(409, 'What this file said was forgotten. Send it again.', {
      code: 'FORGOTTEN',
    });
  if (hasRun(row))
    throw new ApiError(409, 'This import has run. Send the file again for another one.', {
      code: 'ALREADY_RUN',
    });
}
