import { eurosToCents } from '@portal/domain/money/cents';
import { addDays, lisbonToday } from '@portal/domain/time/isoDate';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import type { SetupPrepayment } from '@portal/api/setup/setupPrepayment';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { policyColumns } from '../../portal/policies/policyColumns.ts';
import { sentencesOf } from '../../portal/policies/sentencesOf.ts';
import { defaultSettings } from '../../portal/schedule/settings.ts';
import { readDraft } from '../draft/readDraft.ts';

/** Later than any policy's free time ends, which is 14 days before the start at the earliest (POL-01). */
const EXAMPLE_DAYS = 30;

/**
 * What customers will read of each service of a draft in the last step of booking, made by the function that says it
 * there: of a booking in 30 days at 10:00 (SET-18, POL-03, C-801).
 */
export async function describePrepayment(
  backend: Pick<Backend, 'database' | 'clock'>,
  company: Company,
): Promise<SetupPrepayment> {
  const now = backend.clock.now();
  const { services, policy, settings } = (await readDraft(backend, company)).values;
  const example = {
    start: lisbonInstant(addDays(lisbonToday(now), EXAMPLE_DAYS), '10:00'),
    cancelNoticeMinutes: settings.cancel_notice_minutes ?? defaultSettings.cancelNoticeMinutes,
    ...{ timeZone: company.timeZone, now },
  };
  const rows = Object.entries(services).toSorted(
    ([, one], [, other]) => (one.position ?? 0) - (other.position ?? 0),
  );
  return {
    services: rows.map(([id, service]) => {
      const price = service.payment ?? null;
      const own = service.policy ?? policy.policy ?? null;
      const said = own === null ? null : policyColumns(own);
      const paymentCents = price === null ? null : eurosToCents(price);
      const sentences =
        paymentCents === null ? [] : sentencesOf(said, { ...example, paymentCents });
      return { id, name: service.name, price, sentences };
    }),
  };
}
