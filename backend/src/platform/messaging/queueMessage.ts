import type { Backend } from '../backend.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../newId.ts';
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
 * @param options `isAwaited`: it goes before all notifications, because somebody waits for it or it warns of a stranger
 */
export async function queueMessage(
  database: Database,
  { delivery, clock }: Pick<Backend, 'delivery' | 'clock'>,
  owner: MessageOwner,
  message: Message,
  { isAwaited = false }: { isAwaited?: boolean } = {},
): Promise<void> {
  const now = clock.now();
  if (!delivery.carries(message.channel)) return keepInOutbox(database, message, now);
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
    })
    .execute();
}
