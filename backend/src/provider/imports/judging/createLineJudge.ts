import { ApiError } from '../../../platform/http/apiError.ts';
import type { LineValues } from '../fields/valuesOf.ts';
import { texts } from '../texts.ts';
import { LineRefused } from './lineRefused.ts';
import type { TakenLine, Verdict } from './verdict.ts';

/** A line of a file, read by its mapping. */
export interface ImportLine {
  n: number;
  values: LineValues;
}

/** Says that a line is about a record. @throws LineRefused where an earlier one is */
export type Claim = (subject: string) => void;

/**
 * Says what a line does, and knows it for the lines behind it.
 * @param claim to be called before that
 * @throws LineRefused or ApiError with the reason
 */
export type LineReader = (values: LineValues, claim: Claim) => TakenLine;

/** Judges lines one after the other: of two about one record the second is repeated (SET-24). */
export function createLineJudge(read: LineReader): (line: ImportLine) => Verdict {
  const seen = new Map<string, number>();
  return ({ n, values }) => {
    try {
      return read(values, (subject) => {
        const earlier = seen.get(subject);
        if (earlier !== undefined) throw new LineRefused(texts.repeated(earlier));
        seen.set(subject, n);
      });
    } catch (error) {
      if (error instanceof LineRefused || error instanceof ApiError)
        return { outcome: 'recusada', reason: error.message };
      throw error;
    }
  };
}
