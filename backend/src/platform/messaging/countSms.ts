import type { Database } from '../database/database.ts';
import { smsParts } from './smsParts.ts';

/** Counts an SMS of a provider, by what it was for, and keeps nothing of whom it went to (REM-08). */
export async function countSms(
  database: Database,
  {
    companyId,
    kind,
    text,
  }: { companyId: string; kind: 'reminder' | 'notice' | 'code'; text: string },
  now: Date,
): Promise<void> {
  await database
    .insertInto('sentSms')
    .values({ companyId, kind, parts: smsParts(text), at: now })
    .execute();
}
