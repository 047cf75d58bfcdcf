import type { LegalIdentity } from '@portal/api/company/legalIdentity';
import type { TermsPart } from './termsPart.ts';
import { texts } from './texts.ts';

/** Where a consumer complains, and who settles disputes (LAW-02, LAW-11). */
export function complaintsPart({ arbitration }: Pick<LegalIdentity, 'arbitration'>): TermsPart {
  const words = texts.complaints;
  const settled =
    arbitration === undefined
      ? words.anyArbitration
      : words.arbitration(arbitration.name, arbitration.url);
  return { title: words.title, lines: [words.book, settled] };
}
