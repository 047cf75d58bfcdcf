import type { LineFilter, importLineSchema } from '@portal/api/provider/providerImport';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
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
    .select(['n', 'outcome', 'reason', 'created', 'undoing', 'cells'])
    .where('importId', '=', importId)
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? null))
    .$if(undoing !== undefined, (query) => query.where('undoing', '=', undoing ?? null))
    .orderBy('n');
}

/** A line, with what its cells say. */
export type ImportLine = v.InferOutput<typeof importLineSchema> & { cells: string[] };

/** What became of the lines of an import, in their order (SET-24). */
export async function listImportLines(
  database: Database,
  importId: string,
  filter: LineFilter,
  page: ListPage<Position>,
): Promise<{ lines: ImportLine[]; next: string | null }> {
  const { after } = page;
  const found = await selectLines(database, importId, filter)
    .$if(after !== undefined, (query) => query.where('n', '>', after?.n ?? 0))
    .limit(page.size + 1)
    .execute();
  const { rows, next } = cutPage(found, page, ({ n }) => ({ n }));
  return { lines: rows, next };
}

/** The same as a file: of each line its number, what becomes of it, why it is refused, and what it says (SET-24). */
export async function importLinesAsCsv(
  database: Database,
  { id, columns }: { id: string; columns: readonly string[] },
  filter: LineFilter,
): Promise<string> {
  const lines = await selectLines(database, id, filter).execute();
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
