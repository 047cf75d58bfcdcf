import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import type { Company } from '../../accounts/companies/company.ts';
import { legalIdentityOf } from '../../accounts/companies/legalIdentityOf.ts';
import { refundWords } from './refundWords.ts';
import { receivedAt } from './receivedAt.ts';
import type { StoredWithdrawal } from './storedWithdrawal.ts';
import { texts } from './texts.ts';

/** What was stated, by whom and when, word for word. */
export function factsOf({ id, name, contract, email }: StoredWithdrawal): string {
  const { receipt } = texts;
  const facts = [
    receipt.id(id),
    receipt.name(name),
    receipt.email(email),
    `«${texts.statement(contract)}»`,
  ];
  return facts.join('\n');
}

/** The mailbox of a provider, or the portal's team where it has none: nothing that the law asks is read by nobody. */
export function providerMailbox(
  company: Company,
  { supportEmail }: Pick<Backend['environment'], 'supportEmail'>,
): { to: string; forward: string } {
  const own = company.email ?? legalIdentityOf(company).email;
  return own === undefined
    ? { to: supportEmail, forward: texts.provider.forward(company.name) }
    : { to: own, forward: '' };
}

/**
 * Sends the receipt of a statement to whoever made it, and the same to the provider, at once (LAW-07).
 * @param transferCents what of the refund only a transfer gives back, in cents
 */
export async function sendReceipts(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  withdrawal: StoredWithdrawal,
  transferCents: number,
): Promise<void> {
  const { receipt, provider } = texts;
  const { refundCents } = withdrawal;
  const isOver = withdrawal.state === 'accepted';
  const at = receivedAt(withdrawal.receivedAt);
  const paragraphs = (...lines: (string | false)[]) => `${lines.filter(Boolean).join('\n\n')}\n`;
  await queueMessage(
    transaction,
    backend,
    { companyId: company.id, clientId: withdrawal.clientId },
    {
      channel: 'email',
      to: withdrawal.email,
      subject: receipt.subject(company.name),
      text: paragraphs(
        receipt.head(at),
        factsOf(withdrawal),
        isOver ? receipt.ended : receipt.waits(company.name),
        ...(isOver
          ? refundWords(backend, company, withdrawal.subject, { refundCents, transferCents })
          : []),
        company.name,
      ),
    },
    { isAwaited: true },
  );
  const { to, forward } = providerMailbox(company, backend.environment);
  await queueMessage(
    transaction,
    backend,
    { companyId: company.id, clientId: null },
    {
      channel: 'email',
      to,
      subject: isOver ? provider.endedSubject(company.name) : provider.waitingSubject(company.name),
      text:
        paragraphs(
          provider.head(at),
          factsOf(withdrawal),
          isOver ? provider.ended : provider.waits,
          isOver && refundCents > 0 && provider.refund(refundCents),
          isOver && transferCents > 0 && provider.transfer(transferCents),
        ) + forward,
    },
  );
}
