import type { WithdrawalReceipt, WithdrawalRequest } from '@portal/api/company/withdrawal';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { newId } from '../../platform/newId.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { maskContact } from '../../accounts/contacts/maskContact.ts';
import { personOf, type Caller } from '../budgets/personOf.ts';
import { endContract } from './contract/endContract.ts';
import { findContract } from './contract/findContract.ts';
import { sendReceipts } from './sendReceipts.ts';
import { texts } from './texts.ts';
import { readWithdrawalKey } from './withdrawalKey.ts';

/**
 * Takes a statement of withdrawal, whatever it says, and sends its receipt to both sides (LAW-07). With a valid key,
 * inside the period and before anything began, the contract is over with it; any other waits for the provider, that of a
 * link as well (LAW-08, C-895).
 */
export async function takeStatement(
  backend: Backend,
  company: Company,
  { name, contract, email, key }: WithdrawalRequest,
  caller: Caller,
): Promise<WithdrawalReceipt> {
  const now = backend.clock.now();
  const read = key === undefined ? undefined : await readWithdrawalKey(backend.database, key);
  return inTransaction(backend.database, async (transaction) => {
    const question = { database: transaction, company, now };
    const named = read && (await findContract(read.subject, question));
    const id = newId();
    const withdrawal = {
      id,
      companyId: company.id,
      name,
      contract,
      email,
      subject: named?.subject ?? null,
      clientId: named?.clientId ?? null,
      receivedAt: now,
    };
    const person = {
      ...personOf({ name, nif: null }, caller),
      contact: maskContact(email),
      texts: [texts.statement(contract)],
    };
    const ended =
      read?.isProof === true && named?.isWithdrawable === true
        ? await endContract(transaction, backend, company, named, { person, isAccepted: false })
        : undefined;
    const { refundCents, transferCents } = ended ?? { refundCents: 0, transferCents: 0 };
    const state = ended === undefined ? 'received' : 'accepted';
    const decidedAt = ended === undefined ? null : now;
    const taken = { ...withdrawal, state, decidedAt, refundCents } as const;
    await transaction.insertInto('withdrawals').values(taken).execute();
    await sendReceipts(transaction, backend, company, taken, transferCents);
    await ended?.keepEvidence();
    return {
      id,
      received_at: now.toISOString(),
      statement: texts.statement(contract),
      state,
      refund: centsToEuros(refundCents),
      ...(named !== undefined &&
        transferCents > 0 && {
          transfer: { amount: centsToEuros(transferCents), subject: named.subject },
        }),
    };
  });
}
