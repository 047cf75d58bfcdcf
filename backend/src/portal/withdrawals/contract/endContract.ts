import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Contract, EndedContract, Ending } from './contract.ts';
import { endBooking } from './endBooking.ts';
import { endJobs } from './endJobs.ts';

/** Ends a contract that its customer withdrew from; undefined when it was over already. */
export async function endContract(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  contract: Contract,
  ending: Ending,
): Promise<EndedContract | undefined> {
  return contract.subject.startsWith('A-')
    ? endJobs(transaction, backend, company, contract, ending)
    : endBooking(transaction, backend, company, contract);
}
