import type { Backend } from '../backend.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../newId.ts';
import { keepDeliveredNotice } from './deliveredNotices.ts';
import type { Message } from './message.ts';
import { keepInOutbox } from './outbox.ts';

/** Whom a message is about; `clientId` is null for what goes to the provider. */
export interface MessageOwner {
  companyId: string;
  clientId: string | null;
}

/**
 * Puts a message into the queue, in the transaction in which what it tells of happens: both are true afterwards, or
 * neither. Where a channel has no carrier, the development outbox is its destination.
 * @param options `isAwaited`: it goes before all notifications, because somebody waits for it or it warns of a stranger;
 * `notice`: the notice from which a term counts once it is delivered
 */
export async function queueMessage(
  database: Database,
  { delivery, clock }: Pick<Backend, 'delivery' | 'clock'>,
  owner: MessageOwner,
  message: Message,
  { isAwaited = false, notice }: { isAwaited?: boolean; notice?: string } = {},
): Promise<void> {
  const now = clock.now();
  if (!delivery.carries(message.channel)) {
    await keepInOutbox(database, message, now);
    if (notice !== undefined)
      await keepDeliveredNotice(database, { companyId: owner.companyId, notice }, now);
    return;
  }
  await database
    .insertInto('outgoingMessages')
    .values({
      id: newId(),
      companyId: owner.companyId,
      clientId: owner.clientId,
      channel: message.channel,
      message: JSON.stringify(message),
      nextTryAt: now,
      createdAt: now,
      awaited: isAwaited,
      notice,
    })
    .execute();
}
