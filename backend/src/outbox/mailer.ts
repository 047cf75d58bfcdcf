import nodemailer from 'nodemailer';
import type { Email } from './message.ts';

export interface Mailer {
  /** @throws Error when the server refused the message or did not answer */
  send(message: Email): Promise<void>;
  close(): void;
}

const connectWithinMilliseconds = 10_000;
const answerWithinMilliseconds = 20_000;

/** E-mail by SMTP over a few connections that are kept open. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: connectWithinMilliseconds,
    greetingTimeout: connectWithinMilliseconds,
    socketTimeout: answerWithinMilliseconds,
  });
  return {
    send: async ({ to, subject, text, calendar }) => {
      await smtp.sendMail({
        from,
        to,
        subject,
        text,
        // Keeps absence notes and other robots from answering.
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(calendar === undefined
          ? {}
          : {
              icalEvent: {
                method: calendar.method,
                filename: 'marcacao.ics',
                content: calendar.content,
              },
            }),
      });
    },
    close: () => smtp.close(),
  };
}
