import type { Company } from '@portal/api/company/company';
import type { Session } from '@portal/contract/session';

/** Demo companies are hidden, except in scheduling mode (DEMO-08). */
export function visibleCompanies(
  companies: readonly Company[],
  { scheduling }: Pick<Session, 'scheduling'>,
): Company[] {
  return companies.filter(({ demo }) => !demo || scheduling);
}
