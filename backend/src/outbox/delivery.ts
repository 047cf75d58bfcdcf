import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import type { Environment } from '../environment.ts';
import { createMailer } from './mailer.ts';
import type { Message } from './message.ts';
import { keepInOutbox } from './outbox.ts';
import { sendSms } from './sendSms.ts';

/** Brings messages to customers. */
export interface Delivery {
  /** Resolves when the message was handed over. @throws Error when the carrier refused it or did not answer. */
  send(message: Message): Promise<void>;
  /** Ends the connections that are kept open to the carriers. */
  close(): void;
}

/**
 * SMS by webhook and e-mail by SMTP where the environment names them; what has no carrier is kept in the
 * outbox, which exists outside of production only.
 */
export function createDelivery(environment: Environment, pool: pg.Pool, clock: Clock): Delivery {
  const { sms, mail } = environment;
  const mailer = mail === undefined ? undefined : createMailer(mail);
  return {
    send: async (message) => {
      if (message.channel === 'sms' && sms !== undefined) return sendSms(sms, message);
      if (message.channel === 'email' && mailer !== undefined) return mailer.send(message);
      return keepInOutbox(pool, message, clock.now());
    },
    close: () => mailer?.close(),
  };
}
