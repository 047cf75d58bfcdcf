import type { Database } from '../database/database.ts';
import type { Clock } from '../clock/clock.ts';
import type { Environment } from '../environment.ts';
import { newId } from '../newId.ts';
import { buffer } from 'node:stream/consumers';
import type { MediaStorage } from '../media/mediaStorage.ts';
import { createMailer } from './mailer.ts';
import { MessageRefused, type Email, type Message } from './message.ts';
import { keepInOutbox } from './outbox.ts';
import { sendPush } from '../push/sendPush.ts';
import { sendSms } from './sendSms.ts';

/** Brings messages to customers. */
export interface Delivery {
  /**
   * Resolves when the message was handed over; `queueId` is that of a message of the queue, by
   * which carriers tell repetitions.
   * @throws MessageRefused when the carrier will never take it, Error when it did not answer
   */
  send(message: Message, queueId?: string): Promise<void>;
  /** Whether there is a carrier; what has none ends in the outbox, but for news to devices, which are nowhere else. */
  carries(channel: Message['channel']): boolean;
  /** Ends the connections that are kept open to the carriers. */
  close(): void;
}

/**
 * SMS by webhook and e-mail by SMTP where the environment names them; what has no carrier is kept in the
 * outbox, which exists outside of production only.
 */
export function createDelivery(
  environment: Environment,
  database: Database,
  clock: Clock,
  media: Pick<MediaStorage, 'open'>,
): Delivery {
  const { sms, mail, push } = environment;
  const carriers = { sms, email: mail, push };
  const mailer = mail === undefined ? undefined : createMailer(mail);
  return {
    carries: (channel) => carriers[channel] !== undefined,
    send: async (message, queueId) => {
      if (message.channel === 'push') {
        if (push === undefined) throw new MessageRefused('There are no keys of web push.');
        return sendPush(push, database, message, environment.mode === 'production');
      }
      if (message.channel === 'sms' && sms !== undefined) return sendSms(sms, message, queueId);
      if (message.channel === 'email' && mailer !== undefined)
        return mailer.send(message, queueId ?? newId(), await readFiles(media, message));
      return keepInOutbox(database, message, clock.now());
    },
    close: () => mailer?.close(),
  };
}

/** The files of an e-mail, each with its bytes. */
function readFiles(media: Pick<MediaStorage, 'open'>, { attachments = [] }: Email) {
  return Promise.all(
    attachments.map(async ({ mediaId, name, type }) => ({
      filename: name,
      contentType: type,
      content: await buffer(await media.open(mediaId, 'original')),
    })),
  );
}
