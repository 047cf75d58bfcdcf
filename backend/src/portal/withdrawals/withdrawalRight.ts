import type { WithdrawalRight } from '@portal/api/company/withdrawalRight';
import type { Company } from '../../accounts/companies/company.ts';
import { texts } from './texts.ts';

/** How a setting of a provider, or of one of its services, is stored: both columns are null where it says nothing. */
export type WithdrawalColumns = Pick<Company, 'withdrawalRight' | 'withdrawalReason'>;

/** A provider's setting, or one of its services, as it is stored. */
export function withdrawalColumns(setting: WithdrawalRight | null): WithdrawalColumns {
  return {
    withdrawalRight: setting?.right ?? null,
    withdrawalReason: setting?.right === 'excluded' ? setting.reason : null,
  };
}

/**
 * Whether contracts of a provider may be withdrawn from: what it says itself, of a service first, else what its trade is
 * by law: services of health are outside of the right (LAW-10; DL 24/2014, article 2).
 */
export function withdrawalRight(
  company: WithdrawalColumns & Pick<Company, 'vertical'>,
  service?: WithdrawalColumns,
): WithdrawalRight {
  const isHealth = company.vertical.toUpperCase() === 'HEALTH';
  const preset: WithdrawalRight = isHealth
    ? { right: 'excluded', reason: texts.healthService }
    : { right: 'applies' };
  return settingOf(service) ?? settingOf(company) ?? preset;
}

/** Why a contract about all of these services, or about anything, may not be withdrawn from; null where it may (C-341). */
export function exclusionOf(
  company: WithdrawalColumns & Pick<Company, 'vertical'>,
  services: readonly WithdrawalColumns[] = [company],
): string | null {
  const rights = services.map((service) => withdrawalRight(company, service));
  const reasons = rights.flatMap((right) => (right.right === 'excluded' ? [right.reason] : []));
  return reasons.length > 0 && reasons.length === rights.length
    ? [...new Set(reasons)].join(' ')
    : null;
}

function settingOf(columns: WithdrawalColumns | undefined): WithdrawalRight | undefined {
  if (columns?.withdrawalReason) return { right: 'excluded', reason: columns.withdrawalReason };
  return columns?.withdrawalRight === 'applies' ? { right: 'applies' } : undefined;
}
