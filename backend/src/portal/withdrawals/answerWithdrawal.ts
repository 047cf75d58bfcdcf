import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { maskContact } from '../../accounts/contacts/maskContact.ts';
import { personOf } from '../budgets/personOf.ts';
import { endContract } from './contract/endContract.ts';
import { findContract } from './contract/findContract.ts';
import { noWords } from './noWords.ts';
import { refundWords } from './refundWords.ts';
import { factsOf } from './sendReceipts.ts';
import type { StoredWithdrawal } from './storedWithdrawal.ts';
import { texts } from './texts.ts';

/**
 * The provider's answer to a statement that waits for it: accepted, which ends the contract as far as it still runs, or
 * refused with the reason. Whoever made it is told; the first answer stays (LAW-08). Where the account was deleted meanwhile
 * the words of the statement go with it (C-943).
 * @param reason null accepts
 * @returns undefined when the provider has no such statement
 */
export async function answerWithdrawal(
  backend: Backend,
  company: Company,
  id: string,
  reason: string | null,
): Promise<(StoredWithdrawal & { reason: string | null }) | undefined> {
  const now = backend.clock.now();
  return inTransaction(backend.database, async (transaction) => {
    const withdrawal = await transaction
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', id)
      .where('companyId', '=', company.id)
      .forUpdate()
      .executeTakeFirst();
    if (withdrawal === undefined || withdrawal.state !== 'received') return withdrawal;
    const question = { database: transaction, company, now };
    const contract =
      reason === null && withdrawal.subject !== null
        ? await findContract(withdrawal.subject, question)
        : undefined;
    // Only the statement came from the customer: this call is the provider's, and its address says nothing of them.
    const person = {
      ...personOf({ name: withdrawal.name, nif: null }, { address: null, userAgent: null }),
      contact: maskContact(withdrawal.email),
      texts: [texts.statement(withdrawal.contract)],
      said_at: withdrawal.receivedAt.toISOString(),
    };
    const ended =
      contract &&
      (await endContract(transaction, backend, company, contract, { person, isAccepted: true }));
    const { refundCents, transferCents } = ended ?? { refundCents: 0, transferCents: 0 };
    const state = reason === null ? 'accepted' : 'refused';
    const decision = { state, reason, decidedAt: now, refundCents } as const;
    const answered = withdrawal.eraseAt === null ? decision : { ...decision, ...noWords };
    await transaction.updateTable('withdrawals').set(answered).where('id', '=', id).execute();
    const { answer } = texts;
    const words =
      reason === null
        ? [
            answer.accepted(company.name),
            ended?.isPartial === true ? answer.stays : '',
            ...refundWords(
              backend,
              company,
              withdrawal.eraseAt === null ? withdrawal.subject : null,
              {
                refundCents,
                transferCents,
              },
            ),
          ]
        : [answer.refused(company.name, reason), answer.rights];
    // Of an account that was deleted the words may be gone by now.
    if (withdrawal.email !== '')
      await queueMessage(
        transaction,
        backend,
        { companyId: company.id, clientId: withdrawal.clientId },
        {
          channel: 'email',
          to: withdrawal.email,
          subject: answer.subject(company.name),
          text: `${[...words, factsOf(withdrawal), company.name].filter(Boolean).join('\n\n')}\n`,
        },
      );
    await ended?.keepEvidence();
    return { ...withdrawal, ...answered };
  });
}
