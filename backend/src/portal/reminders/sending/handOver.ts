import { formatEuros } from '@portal/domain/money/cents';
import { DEFAULT_STATE_NAMES, isBars } from '@portal/domain/work/stateName';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { queueMessage } from '../../../platform/messaging/queueMessage.ts';
import { loadBudgets } from '../../budgets/storedBudget.ts';
import { waitingTotals } from '../../budgets/waitingTotals.ts';
import { liteAddress } from '../../lite/liteAddress.ts';
import { createLink } from '../../lite/links.ts';
import { readyNotice } from '../../services/collectUntil.ts';
import { isAhead } from '../planning/wantedAt.ts';
import { waitsForDay } from '../planning/sendingTime.ts';
import { texts } from '../texts.ts';
import { factsOf } from '../words/factsOf.ts';
import { linkOf } from '../words/linkOf.ts';
import { reminderMessage } from '../words/reminderMessage.ts';
import type { BatchFacts } from './batchFacts.ts';
import type { DueMessage } from './dueMessage.ts';

/**
 * Puts a message into the queue, with a link of its own; that of a reminder knows the number it went to (REM-10, REM-12).
 * @returns its id there; undefined where the channel has no carrier, and it has gone
 */
export async function handOver(
  transaction: Transaction,
  backend: Backend,
  company: Company,
  message: DueMessage,
  { titles, keys }: BatchFacts,
  { channel, to }: { channel: 'sms' | 'email'; to: string },
): Promise<string | undefined> {
  const { event, subject, clientId, eventAt } = message;
  const owner = { companyId: company.id, clientId };
  const bars = message.bars === null ? null : Number(message.bars);
  const isStatus = event === 'work.state';
  const shared = isStatus ? keys.get(subject) : undefined;
  const reminder = isStatus ? undefined : { smsTo: channel === 'sms' ? to : null };
  const key =
    shared ??
    (await createLink(transaction, { ...owner, subject, reminder }, backend.clock.now())).key;
  if (isStatus) keys.set(subject, key);
  const address = liteAddress(backend.environment, company, {
    ...{ subject, key },
    ...linkOf({ event, bars }),
  });
  const cents =
    event === 'budget.waiting'
      ? await waitingCents(transaction, subject.slice(2))
      : (message.paymentCents ?? message.totalCents);
  const facts = factsOf(company, {
    firstName: message.name.trim().split(/\s+/)[0] ?? '',
    title: message.services ?? titles.get(message.itemId ?? '') ?? titleless(subject),
    instant: eventAt,
    amount: cents === null ? '' : formatEuros(cents),
    address,
    state: message.stateName ?? (bars !== null && isBars(bars) ? DEFAULT_STATE_NAMES[bars] : ''),
  });
  const rule = { event, bars, text: message.words };
  return queueMessage(transaction, backend, owner, reminderMessage(rule, channel, to, facts), {
    notice: isStatus && bars === 5 ? readyNotice(subject.slice(2)) : undefined,
    notAfter: isAhead(event) ? eventAt : null,
    planned: { id: message.id, byDay: waitsForDay(channel, message) },
  });
}

/** What a budget asks that waits (C-876). */
async function waitingCents(transaction: Transaction, workId: string): Promise<number | null> {
  const [inForce] = await loadBudgets(transaction, workId);
  return inForce === undefined ? null : waitingTotals(inForce).totalCents;
}

const titleless = (subject: string) => (subject.startsWith('S-') ? texts.booking : texts.service);
