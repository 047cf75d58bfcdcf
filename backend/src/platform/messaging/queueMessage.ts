import type { Backend } from '../backend.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../newId.ts';
import { countSms } from './countSms.ts';
import { keepDeliveredNotice } from './deliveredNotices.ts';
import type { Message } from './message.ts';
import { keepInOutbox } from './outbox.ts';

/** Whom a message is about; `clientId` is null for what goes to the provider. */
export interface MessageOwner {
  companyId: string;
  clientId: string | null;
}

interface QueueOptions {
  /** It goes before all notifications, because somebody waits for it or it warns of a stranger. */
  isAwaited?: boolean;
  /** The notice from which a term counts once it is delivered. */
  notice?: string | undefined;
  /** The instant from which it comes too late, also where the carrier was away until then (REM-06, WAI-06). */
  notAfter?: Date | null | undefined;
  /** What a rule planned, which may have to start by day (REM-07). */
  planned?: { id: string; byDay: boolean };
}

/**
 * Puts a message into the queue, in the transaction in which what it tells of happens: both are true afterwards, or
 * neither. Where a channel has no carrier, the development outbox is its destination.
 * @returns its id in the queue, by which carriers know it; undefined where it has gone to the outbox
 */
export async function queueMessage(
  database: Database,
  { delivery, clock }: Pick<Backend, 'delivery' | 'clock'>,
  owner: MessageOwner,
  message: Message,
  { isAwaited = false, notice, notAfter, planned }: QueueOptions = {},
): Promise<string | undefined> {
  const now = clock.now();
  const { companyId } = owner;
  if (message.channel === 'sms') {
    const kind = planned === undefined ? 'notice' : 'reminder';
    await countSms(database, { companyId, kind, text: message.text }, now);
  }
  if (message.channel !== 'push' && !delivery.carries(message.channel)) {
    await keepInOutbox(database, message, now);
    if (notice !== undefined) await keepDeliveredNotice(database, { companyId, notice }, now);
    return undefined;
  }
  const id = newId();
  await database
    .insertInto('outgoingMessages')
    .values({
      id,
      companyId,
      clientId: owner.clientId,
      channel: message.channel,
      message: JSON.stringify(message),
      nextTryAt: now,
      createdAt: now,
      awaited: isAwaited,
      notice,
      plannedId: planned?.id,
      notAfter,
      byDay: planned?.byDay,
    })
    .execute();
  return id;
}
