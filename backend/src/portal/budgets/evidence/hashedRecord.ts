import canonicalize from 'canonicalize';
import { createHash } from 'node:crypto';
import type { DecidedHow } from './decisionRecord.ts';
import type { Evidence } from './evidence.ts';

/** What of a record its own hash covers, as canonical JSON (RFC 8785). */
export interface HashedRecord {
  id: string;
  company_id: string;
  sequence: number;
  kind: Evidence['kind'];
  subject: string;
  version: number;
  jobs: Readonly<Record<string, string>>;
  total_cents: number;
  at: string;
  how: DecidedHow;
  snapshot_sha256: string;
  personal_sha256: string;
  previous_sha256: string | null;
  about_id: string | null;
  undo_until: string | null;
  /** Absent where it was not asked about, as in records of before. */
  early_start?: boolean;
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Canonical JSON of anything that can be written as JSON. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('This cannot be written as JSON.');
  return text;
}
