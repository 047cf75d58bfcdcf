import type { LineFilter, importLineSchema } from '@portal/api/provider/providerImport';
import type { SelectQueryBuilder } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import {
  cutPage,
  providerPages,
  type ListPage,
  type PageRules,
} from '../../platform/http/listPage.ts';
import { writeCsv } from './csv/writeCsv.ts';
import { texts } from './texts.ts';

const positionSchema = v.object({ n: v.pipe(v.number(), v.integer(), v.minValue(1)) });
type Position = v.InferOutput<typeof positionSchema>;

export const linePages: PageRules<Position> = { ...providerPages, position: positionSchema };

function selectLines(database: Database, importId: string, { outcome, undoing }: LineFilter) {
  return database
    .selectFrom('importLines')
    .select(['n', 'outcome', 'reason', 'created', 'undoing'])
    .where('importId', '=', importId)
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? null))
    .$if(undoing !== undefined, (query) => query.where('undoing', '=', undoing ?? null))
    .orderBy('n');
}

type ImportLine = v.InferOutput<typeof importLineSchema>;

interface LinePage<Line> {
  lines: Line[];
  next: string | null;
}

async function pageOf<Line extends { n: number }>(
  query: SelectQueryBuilder<Schema, 'importLines', Line>,
  page: ListPage<Position>,
): Promise<LinePage<Line>> {
  const { after } = page;
  const found = await query
    .$if(after !== undefined, (before) => before.where('n', '>', after?.n ?? 0))
    .limit(page.size + 1)
    .execute();
  const { rows, next } = cutPage(found, page, ({ n }) => ({ n }));
  return { lines: rows, next };
}

/** What became of the lines of an import, in their order (SET-24). */
export function listImportLines(
  database: Database,
  importId: string,
  filter: LineFilter,
  page: ListPage<Position>,
): Promise<LinePage<ImportLine>> {
  return pageOf(selectLines(database, importId, filter), page);
}

/** The same, with what their cells say. */
export function listLinesWithCells(
  database: Database,
  importId: string,
  filter: LineFilter,
  page: ListPage<Position>,
): Promise<LinePage<ImportLine & { cells: string[] }>> {
  return pageOf(selectLines(database, importId, filter).select('cells'), page);
}

/** The same as a file: of each line its number, what becomes of it, why it is refused, and what it says (SET-24). */
export async function importLinesAsCsv(
  database: Database,
  { id, columns }: { id: string; columns: readonly string[] },
  filter: LineFilter,
): Promise<string> {
  const lines = await selectLines(database, id, filter).select('cells').execute();
  return writeCsv(
    [...texts.csvColumns, ...columns],
    lines.map(({ n, outcome, reason, cells }) => [
      String(n),
      outcome ?? '',
      reason ?? '',
      ...cells,
    ]),
  );
}
