import { execute } from '../database/sql.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
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
  await execute(
    database,
    `insert into outgoing_messages (id, company_id, client_id, channel, message, next_try_at, created_at, awaited)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [
      newId(),
      owner.companyId,
      owner.clientId,
      message.channel,
      JSON.stringify(message),
      now,
      isAwaited,
    ],
  );
}
