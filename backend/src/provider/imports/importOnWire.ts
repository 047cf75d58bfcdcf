import { sql } from 'kysely';
import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import { fieldsOf } from './fields/importField.ts';
import { missingFields } from './fields/missingFields.ts';
import { importKindSchema } from './importKind.ts';
import type { ImportRow } from './importRow.ts';

const count = v.pipe(v.number(), v.integer());

const states = [
  ...(['uploaded', 'checked', 'running', 'done', 'failed'] as const),
  ...(['undoing', 'undone', 'forgotten'] as const),
];

/** An import (ENT: Import). */
export const importSchema = v.object({
  id: v.string(),
  kind: importKindSchema,
  state: v.picklist(states),
  /** Names of the file's columns, in their order. */
  columns: v.array(v.string()),
  /** What columns can hold. */
  fields: v.array(v.string()),
  /** The name of a column, by what it holds. */
  mapping: v.record(v.string(), v.string()),
  /** Of each of these groups one field needs a column before the file can be checked. */
  missing: v.array(v.array(v.string())),
  lines: count,
  /** Of lines that were checked or have run. */
  counts: v.object({ novo: count, altera: count, igual: count, recusada: count }),
  /** Of the run, or of taking it back. */
  progress: v.object({ done: count, total: count }),
  /** Of an import that was taken back: lines that were not, because somebody has touched what they made since. */
  kept: count,
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  /** When what the file said is forgotten; until then a run can be taken back. */
  forget_at: v.pipe(v.string(), v.isoTimestamp()),
});
export type ImportOnWire = v.InferOutput<typeof importSchema>;

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
): Promise<ImportOnWire> {
  const { id, kind, state, columns, mapping } = row;
  const { rows } = await sql<Figures>`
    select count(*) filter (where outcome = 'novo')::integer as novo,
      count(*) filter (where outcome = 'altera')::integer as altera,
      count(*) filter (where outcome = 'igual')::integer as igual,
      count(*) filter (where outcome = 'recusada')::integer as recusada,
      count(*) filter (where is_done)::integer as done,
      -- Those among them too that were refused only by the run.
      count(*) filter (where is_done or outcome <> 'recusada')::integer as total,
      count(*) filter (where is_done and jsonb_array_length(changes) > 0)::integer as undoable,
      count(*) filter (where undoing is not null)::integer as looked,
      count(*) filter (where undoing = 'kept')::integer as kept
    from import_lines where import_id = ${id}`.execute(database);
  const [figures] = rows;
  if (figures === undefined) throw new Error('A count has one row.');
  const { novo, altera, igual, recusada, done, total, undoable, looked, kept } = figures;
  const isUndone = state === 'undoing' || state === 'undone';
  const isForgotten = state === 'forgotten';
  return {
    ...{ id, kind, state, columns, lines: row.lines, kept },
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
