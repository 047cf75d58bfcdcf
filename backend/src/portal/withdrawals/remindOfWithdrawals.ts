import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { queueMessage } from '../../platform/messaging/queueMessage.ts';
import { findCompanyById } from '../../accounts/companies/queries.ts';
import { receivedAt } from './receivedAt.ts';
import { factsOf, providerMailbox } from './sendReceipts.ts';
import { texts } from './texts.ts';

/** After how many days the provider is reminded of a statement that waits (LAW-08). */
const REMINDER_DAYS = 3;
const dayMilliseconds = 86_400_000;
const batch = 100;

/**
 * Reminds providers, once, of statements of withdrawal that they neither accepted nor refused. Of several processes one
 * reminds of each.
 */
export async function remindOfWithdrawals(backend: Backend): Promise<void> {
  const now = backend.clock.now();
  const due = await backend.database
    .selectFrom('withdrawals')
    .select(['id', 'companyId'])
    .where('state', '=', 'received')
    .where('remindedAt', 'is', null)
    // Without its words nobody could answer it (C-943).
    .where('email', '<>', '')
    .where('receivedAt', '<=', new Date(now.getTime() - REMINDER_DAYS * dayMilliseconds))
    .orderBy('receivedAt')
    .limit(batch)
    .execute();
  for (const { id, companyId } of due) {
    const company = await findCompanyById(backend.database, companyId);
    if (company === undefined) continue;
    await inTransaction(backend.database, async (transaction) => {
      const waiting = await transaction
        .updateTable('withdrawals')
        .set({ remindedAt: now })
        .where('id', '=', id)
        .where('state', '=', 'received')
        .where('remindedAt', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (waiting === undefined) return;
      const { provider } = texts;
      const { to, forward } = providerMailbox(company, backend.environment);
      const at = receivedAt(waiting.receivedAt);
      const text = `${[provider.head(at), factsOf(waiting), provider.waits].join('\n\n')}\n${forward}`;
      const subject = provider.reminderSubject(company.name);
      const owner = { companyId, clientId: null };
      await queueMessage(transaction, backend, owner, { channel: 'email', to, subject, text });
    });
  }
}
