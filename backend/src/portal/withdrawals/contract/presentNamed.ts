import type { NamedContract } from '@portal/api/company/withdrawal';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Backend } from '../../../platform/backend.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import { readWithdrawalKey } from '../withdrawalKey.ts';
import { findContract } from './findContract.ts';

/**
 * The contract that a key names, and what withdrawing by it would do; null for a key that is not ours (LAW-05). By the key
 * of a link it says nothing that the link does not show, and ends nothing (C-895).
 */
export async function presentNamed(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  key: string,
): Promise<NamedContract> {
  const read = await readWithdrawalKey(database, key);
  const question = { database, company, now: clock.now() };
  const found = read && (await findContract(read.subject, question));
  if (found === undefined) return null;
  const { until, isWithdrawable } = found;
  if (read?.isProof !== true)
    return {
      description: found.seenByLink,
      until,
      withdrawable: false,
      in_time: isWithdrawable,
      refund: 0,
    };
  const refund = centsToEuros(await found.refund());
  return { description: found.description, until, withdrawable: isWithdrawable, refund };
}
