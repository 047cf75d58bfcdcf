import * as v from 'valibot';
import { csvProblemSchema, importLineSchema, importSchema } from '../provider/providerImport.ts';

/** An import on the page of its owner (SET-23 to SET-25). */
export const setupImportSchema = v.object({
  ...importSchema.entries,
  /** What fields are called in Portuguese, by their names. */
  labels: v.record(v.string(), v.string()),
  /** The first values of each column, in the order of the columns. */
  samples: v.array(v.array(v.string())),
});
export type SetupImport = v.InferOutput<typeof setupImportSchema>;

/** Imports, newest first. */
export const setupImportsSchema = v.object({
  imports: v.array(importSchema),
  next: v.nullable(v.string()),
});

/** A line, with what tells it from the others: a few of its values. */
export const setupImportLineSchema = v.object({ ...importLineSchema.entries, about: v.string() });
export type SetupImportLine = v.InferOutput<typeof setupImportLineSchema>;

export const setupImportLinesSchema = v.object({
  lines: v.array(setupImportLineSchema),
  next: v.nullable(v.string()),
});

/** Why a file is not taken, in the answer of the call that sends it. */
export const unreadableFileSchema = v.object({ problem: csvProblemSchema });
