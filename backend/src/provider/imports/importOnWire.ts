import type { ProviderImport } from '@portal/api/provider/providerImport';
import { sql } from 'kysely';
import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import { fieldsOf } from './fields/importField.ts';
import { missingFields } from './fields/missingFields.ts';
import type { ImportRow } from './importRow.ts';

interface Figures {
  novo: number;
  altera: number;
  igual: number;
  recusada: number;
  done: number;
  total: number;
  undoable: number;
  looked: number;
  kept: number;
}

/** An import as its provider sees it. */
export async function importOnWire(
  database: Database,
  company: Company,
  row: ImportRow,
): Promise<ProviderImport> {
  const { id, kind, state, columns, mapping } = row;
  const isUndone = state === 'undoing' || state === 'undone' || state === 'undo_failed';
  const { rows } = await sql<Figures>`
    select count(*) filter (where outcome = 'novo')::integer as novo,
      count(*) filter (where outcome = 'altera')::integer as altera,
      count(*) filter (where outcome = 'igual')::integer as igual,
      count(*) filter (where outcome = 'recusada')::integer as recusada,
      count(*) filter (where is_done)::integer as done,
      -- Those among them too that were refused only by the run.
      count(*) filter (where is_done or outcome <> 'recusada')::integer as total,
      -- What lines made is read while it is taken back alone: a page that follows asks again and again.
      count(*) filter (where ${isUndone} and is_done and jsonb_array_length(changes) > 0)::integer as undoable,
      count(*) filter (where undoing is not null)::integer as looked,
      count(*) filter (where undoing = 'kept')::integer as kept
    from import_lines where import_id = ${id}`.execute(database);
  const [figures] = rows;
  if (figures === undefined) throw new Error('A count has one row.');
  const { novo, altera, igual, recusada, done, total, undoable, looked, kept } = figures;
  const isForgotten = state === 'forgotten';
  return {
    ...{ id, kind, state, file_name: row.fileName, columns, lines: row.lines, kept },
    fields: fieldsOf(kind, company).map(({ name }) => name),
    mapping: Object.fromEntries(
      Object.entries(mapping).map(([field, place]) => [field, columns[place] ?? '']),
    ),
    missing: isForgotten ? [] : missingFields(kind, company, mapping).map((group) => [...group]),
    counts: { novo, altera, igual, recusada },
    progress: isUndone ? { done: looked, total: undoable } : { done, total },
    created_at: row.createdAt.toISOString(),
    forget_at: row.forgetAt.toISOString(),
  };
}
