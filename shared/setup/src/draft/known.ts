import type { FieldPath } from './fieldPath.ts';

/** A value as the server had it. */
export interface KnownValue {
  value: unknown;
  /** Of the draft in which whoever writes has seen it: what others wrote there since is asked about (SET-06). */
  revision: number;
}

/** What the server is known to have of the fields that were written into. */
export type Known = Map<FieldPath, KnownValue>;
