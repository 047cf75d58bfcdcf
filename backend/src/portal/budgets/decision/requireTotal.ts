import { TOTAL_CHANGED } from '@portal/api/work/budgetDifference';
import { centsToEuros, eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { ApiError } from '../../../platform/http/apiError.ts';
import { texts } from '../texts.ts';

/** Nobody decides about another total than was shown, in euros. @throws ApiError 409 `TOTAL_CHANGED` (BUD-18) */
export function requireTotal(totalCents: number, shown: number): void {
  if (eurosToCents(shown) === totalCents) return;
  const message = texts.totalChanged(formatEuros(totalCents));
  throw new ApiError(409, message, {
    code: TOTAL_CHANGED,
    title: texts.budgetChangedTitle,
    body: message,
    extra: { reason: TOTAL_CHANGED, total: centsToEuros(totalCents) },
  });
}
