import type { MoveReason } from '@portal/api/work/moves/move';
import type { Company } from '../../accounts/companies/company.ts';
import { moveRefusal, type MoveFacts } from './moveRefusal.ts';
import { texts } from './texts.ts';

/** Whether an appointment can be moved, and what is said where it cannot. */
export interface MoveOffer {
  isAllowed: boolean;
  reason?: MoveReason;
  message?: string;
}

/** What stands where `Mudar a hora` does or would (RSC-01, RSC-03). */
export function moveOffer(company: Pick<Company, 'name'>, facts: MoveFacts, now: Date): MoveOffer {
  const reason = moveRefusal(facts, now);
  if (reason === undefined) return { isAllowed: true };
  if (reason === 'NOT_OFFERED') return { isAllowed: false };
  if (reason === 'REQUESTED') return { isAllowed: false, message: texts.requested };
  return refusedFor(company, facts, reason);
}

/** Why not, with the words of it. */
export function refusedFor(
  company: Pick<Company, 'name'>,
  facts: MoveFacts,
  reason: MoveReason,
): MoveOffer {
  const message = texts.refusals[reason]({ ...facts, company: company.name });
  return { isAllowed: false, reason, message };
}
