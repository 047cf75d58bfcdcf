import type { Backend } from '../../platform/backend.ts';
import { publicAddress } from '../../platform/environment.ts';
import type { Company } from '../../accounts/companies/company.ts';
import type { EndedContract } from './contract/contract.ts';
import { texts } from './texts.ts';

/**
 * What a customer reads of the money that goes back with a contract: by the way it was paid, and of what only a transfer can
 * give back where the IBAN is given (POL-11, C-936).
 * @param subject whose payment it is; null where its page is closed, because the account was deleted meanwhile (C-943)
 */
export function refundWords(
  { environment }: Pick<Backend, 'environment'>,
  { domain }: Pick<Company, 'domain'>,
  subject: string | null,
  { refundCents, transferCents }: Pick<EndedContract, 'refundCents' | 'transferCents'>,
): string[] {
  const { receipt } = texts;
  const rest = refundCents - transferCents;
  const address =
    subject === null ? null : `${publicAddress(environment, domain)}/client/payment/${subject}`;
  return [
    ...(rest > 0 ? [receipt.refund(rest)] : []),
    ...(transferCents > 0 ? [receipt.transfer(transferCents, address)] : []),
  ];
}
