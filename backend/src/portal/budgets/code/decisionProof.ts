import * as v from 'valibot';
import type { Database } from '../../../platform/database/database.ts';
import { readContent, signContent } from '../../../platform/signed/signToken.ts';
import { tokenKey } from '../../../platform/signed/tokenKey.ts';

/** How long a code that was entered lets its subject be decided (BUD-32). */
const LIFETIME_MILLISECONDS = 1_800_000;

const proofSchema = v.object({ subject: v.string(), client: v.string(), until: v.number() });

/** For which subject (`A-…`), of which customer. */
export interface ProvenSubject {
  subject: string;
  clientId: string;
}

/** That this customer entered the code that went to their contact: for this subject and half an hour. */
export async function decisionProof(
  database: Database,
  { subject, clientId }: ProvenSubject,
  now: Date,
): Promise<string> {
  const until = now.getTime() + LIFETIME_MILLISECONDS;
  return signContent(await tokenKey(database), 'decision proof', {
    subject,
    client: clientId,
    until,
  });
}

/** Whether a proof is one, of this subject and customer, and still good. */
export async function isDecisionProof(
  database: Database,
  proof: string | undefined,
  { subject, clientId }: ProvenSubject,
  now: Date,
): Promise<boolean> {
  if (proof === undefined) return false;
  const read = readContent(await tokenKey(database), 'decision proof', proof, proofSchema);
  return (
    read !== undefined &&
    read.subject === subject &&
    read.client === clientId &&
    read.until > now.getTime()
  );
}
