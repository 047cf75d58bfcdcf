import * as v from 'valibot';

/** What a file holds (SET-23). */
export const importKindSchema = v.picklist(['customers', 'items', 'services', 'appointments']);
export type ImportKind = v.InferOutput<typeof importKindSchema>;

const count = v.pipe(v.number(), v.integer());

const states = [
  ...(['uploaded', 'checked', 'running', 'done', 'failed'] as const),
  ...(['undoing', 'undone', 'undo_failed', 'forgotten'] as const),
];

/** An import (ENT: Import). */
export const importSchema = v.object({
  id: v.string(),
  kind: importKindSchema,
  state: v.picklist(states),
  /** As it was sent; null where it had none, and once what the file said is forgotten. */
  file_name: v.nullable(v.string()),
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
export type ProviderImport = v.InferOutput<typeof importSchema>;

/** What becomes of a line (SET-24). */
export const lineOutcomeSchema = v.picklist(['novo', 'altera', 'igual', 'recusada']);

/** Which lines are meant: all when nothing is said. */
export const lineFilterSchema = v.object({
  outcome: v.optional(lineOutcomeSchema),
  /** Of an import that was taken back: lines that were, or were not. */
  undoing: v.optional(v.picklist(['undone', 'kept'])),
});
export type LineFilter = v.InferOutput<typeof lineFilterSchema>;

export const importLineSchema = v.object({
  /** The row of a spreadsheet: 1 is the header. */
  n: v.number(),
  outcome: v.nullable(lineOutcomeSchema),
  /** Of a refused line, in Portuguese. */
  reason: v.nullable(v.string()),
  /** Of a line that has run: the record that it made or changed. */
  created: v.nullable(v.string()),
  undoing: v.nullable(v.picklist(['undone', 'kept'])),
});

/** Why a file cannot be read (422 `CSV`): what stands in `problem`. */
export const csvProblemSchema = v.picklist(['quote', 'text', 'columns', 'empty', 'lines']);
export type CsvProblem = v.InferOutput<typeof csvProblemSchema>;
