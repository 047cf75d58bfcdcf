import nodemailer, { type Transporter } from 'nodemailer';
import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import type { Environment } from '../environment.ts';
import { keepInOutbox } from './outbox.ts';
import type { Email, Message, Sms } from './message.ts';

/** Brings messages to customers. */
export interface Delivery {
  /** Resolves when the message was handed over. @throws Error when the carrier refused it or did not answer. */
  send(message: Message): Promise<void>;
}

const smsTimeoutMilliseconds = 10_000;

/**
 * SMS by webhook and e-mail by SMTP where the environment names them; what has no carrier is kept in the
 * outbox, which exists outside of production only.
 */
export function createDelivery(environment: Environment, pool: pg.Pool, clock: Clock): Delivery {
  const { sms, mail } = environment;
  const smtp = mail === undefined ? undefined : nodemailer.createTransport(mail.smtpUrl);
  return {
    send: async (message) => {
      if (message.channel === 'sms' && sms !== undefined) return sendSms(sms, message);
      if (message.channel === 'email' && smtp !== undefined && mail !== undefined)
        return sendEmail(smtp, mail.from, message);
      return keepInOutbox(pool, message, clock.now());
    },
  };
}

async function sendSms(
  webhook: { url: string; token: string | undefined },
  message: Sms,
): Promise<void> {
  const answer = await fetch(webhook.url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(webhook.token === undefined ? {} : { Authorization: `Bearer ${webhook.token}` }),
    },
    body: JSON.stringify({ to: message.to, text: message.text }),
    signal: AbortSignal.timeout(smsTimeoutMilliseconds),
  });
  if (!answer.ok) throw new Error(`The SMS webhook answered ${answer.status}.`);
}

async function sendEmail(smtp: Transporter, from: string, message: Email): Promise<void> {
  await smtp.sendMail({ from, to: message.to, subject: message.subject, text: message.text });
}
