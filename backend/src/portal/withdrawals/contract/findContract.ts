import { bookingContract } from './bookingContract.ts';
import type { Contract, ContractQuestion } from './contract.ts';
import { workContract } from './workContract.ts';

/** The contract behind a work or appointment of a provider; undefined where there is none of a consumer's. */
export function findContract(
  subject: string,
  question: Omit<ContractQuestion, 'id'>,
): Promise<Contract | undefined> {
  const asked = { ...question, id: subject.slice(2) };
  return subject.startsWith('S-') ? bookingContract(asked) : workContract(asked);
}
