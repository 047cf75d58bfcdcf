import { EARLY_START_REQUEST } from '@portal/api/work/earlyStart';
import type { Contract } from '@portal/api/work/contract';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { findContract } from './findContract.ts';
import { namingKey, withdrawalKey } from '../withdrawalKey.ts';

/** What the details say of the contract behind a work or appointment (LAW-05); undefined where there is none. */
export async function presentContract(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  subject: string,
): Promise<Contract | undefined> {
  const contract = await findContract(subject, { database, company, now: clock.now() });
  if (contract === undefined) return undefined;
  const { isWithdrawable: withdrawable, until, earlyStart } = contract;
  return {
    withdrawable,
    until,
    ...(withdrawable && { key: await withdrawalKey(database, subject) }),
    ...(earlyStart && {
      early_start: {
        asked: earlyStart.asked,
        text: EARLY_START_REQUEST,
        at: earlyStart.at.toISOString(),
      },
    }),
  };
}

/**
 * The same behind a lite link, for who has no mail with the key: as long as it may be withdrawn from, the last day and a
 * key that names it (C-895).
 */
export async function presentLiteContract(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  subject: string,
): Promise<Contract | undefined> {
  const contract = await findContract(subject, { database, company, now: clock.now() });
  if (contract?.isWithdrawable !== true) return undefined;
  return { withdrawable: true, until: contract.until, key: await namingKey(database, subject) };
}
