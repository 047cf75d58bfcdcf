import nodemailer from 'nodemailer';
import { MESSAGES_AT_ONCE } from './messagesAtOnce.ts';
import { MessageRefused, type Email } from './message.ts';

/** A file that goes along, with its bytes. */
export interface MailedFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface Mailer {
  /** `id` becomes the Message-ID. @throws MessageRefused for good, Error when the server did not answer */
  send(message: Email, id: string, files: readonly MailedFile[]): Promise<void>;
  close(): void;
}

const connectWithinMilliseconds = 10_000;
const answerWithinMilliseconds = 20_000;

/** E-mail by SMTP over a few connections that are kept open. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const smtp = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    // Some are always free for a login code, which comes past the queue.
    maxConnections: MESSAGES_AT_ONCE.email + 2,
    connectionTimeout: connectWithinMilliseconds,
    greetingTimeout: connectWithinMilliseconds,
    socketTimeout: answerWithinMilliseconds,
  });
  return {
    send: async ({ to, subject, text, calendar }, id, files) => {
      const mail = {
        from,
        // As an object it is one address: text would be read as a list, with names and comments.
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${domainOf(from)}>`,
        // Keeps absence notes and other robots from answering.
        headers: { 'Auto-Submitted': 'auto-generated' },
        // Base64 of the bytes as they are: what is signed must arrive unchanged.
        attachments: files.map((file) => ({ ...file, contentTransferEncoding: 'base64' as const })),
        ...(calendar === undefined
          ? {}
          : {
              icalEvent: {
                method: calendar.method,
                filename: 'marcacao.ics',
                content: calendar.content,
              },
            }),
      };
      await smtp.sendMail(mail).catch((error: unknown) => {
        throw isRefusal(error) ? new MessageRefused(error.message) : error;
      });
    },
    close: () => smtp.close(),
  };
}

/** An answer of 5xx is final (RFC 5321), but for a refused login, which is our own fault. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const isLogin = 'code' in error && error.code === 'EAUTH';
  return Number(error.responseCode) >= 500 && !isLogin;
}

function domainOf(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
}
