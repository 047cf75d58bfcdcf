import type { ServiceTerms } from '@portal/api/work/policy/serviceTerms';
import { centsToEuros } from '@portal/domain/money/cents';
import type { CatalogueService } from '../../schedule/catalogue.ts';
import { effectiveRule } from '../effectiveRule.ts';
import { prepaidCents } from '../prepaidCents.ts';

/** What the wizard says of prepaying and cancelling a service, before any time is chosen (POL-03); null without a price. */
export function serviceTerms(
  { policy, paymentCents }: Pick<CatalogueService, 'policy' | 'paymentCents'>,
  cancelNoticeMinutes: number,
): ServiceTerms | null {
  if (paymentCents === null) return null;
  const prepaid = prepaidCents(policy, paymentCents) ?? 0;
  const rule = effectiveRule(policy, cancelNoticeMinutes);
  return {
    prepaid: centsToEuros(prepaid),
    on_site: centsToEuros(paymentCents - prepaid),
    free_until_minutes: rule.freeUntilMinutes,
    late_percent: rule.latePercent,
    no_show_percent: rule.noShowPercent,
  };
}
