import { withdrawalPath } from '@portal/contract/paths';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { publicAddress } from '../../platform/environment.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { findContract } from './contract/findContract.ts';
import { withdrawalKey } from './withdrawalKey.ts';

/** Until when a contract may be withdrawn from and where, for mails; undefined where it may not (LAW-05). */
export interface WithdrawalOffer {
  /** `29 jun. 2026` */
  until: string;
  address: string;
}

/** What the mail about a contract says of withdrawing from it. @param subject `S-…` or `A-…` */
export async function withdrawalOffer(
  database: Database,
  { environment, clock }: Pick<Backend, 'environment' | 'clock'>,
  company: Company,
  subject: string,
): Promise<WithdrawalOffer | undefined> {
  const contract = await findContract(subject, { database, company, now: clock.now() });
  if (contract?.isWithdrawable !== true) return undefined;
  const path = withdrawalPath(await withdrawalKey(database, subject));
  const address = publicAddress(environment, company.domain) + path;
  return { until: formatDayMonthYear(contract.until), address };
}
