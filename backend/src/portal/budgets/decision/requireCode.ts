import { REFUSALS } from '@portal/api/work/budget/decision';
import type { Transaction } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { loadBudgetSettings } from '../budgetSettings.ts';
import type { DecidedHow } from '../evidence/decisionRecord.ts';
import { texts } from '../texts.ts';

/** @throws ApiError 403 when the total is above what the provider lets a session alone approve (BUD-32) */
export async function requireCode(
  transaction: Transaction,
  companyId: string,
  how: DecidedHow,
  totalCents: number,
): Promise<void> {
  if (how !== 'session') return;
  const { codeAboveCents } = await loadBudgetSettings(transaction, companyId);
  if (codeAboveCents === null || totalCents <= codeAboveCents) return;
  throw new ApiError(403, texts.codeRequired, {
    extra: { reason: REFUSALS.codeRequired },
  });
}
