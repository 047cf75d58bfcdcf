import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface ReceivedMail {
  to: string[];
  /** The parts of it: their heads as text, their content decoded. */
  parts: { head: string; content: Buffer }[];
}

/** A server of mail, as `PORTAL_SMTP_URL` names one. */
export interface TestMailbox {
  url: string;
  received: ReceivedMail[];
  stop(): Promise<void>;
}

/** Starts a server that takes every mail. */
export async function startTestMailbox(): Promise<TestMailbox> {
  const received: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, parts: partsOf(Buffer.concat(chunks).toString('latin1')) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

/** Of mail as its bytes arrived, one character each. */
function partsOf(raw: string): ReceivedMail['parts'] {
  return raw.split(/\r\n--[^\r\n]+/).map((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    return { head, content: decode(head, body.join('\r\n\r\n')) };
  });
}

function decode(head: string, text: string): Buffer {
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(text, 'base64');
  if (!/transfer-encoding: quoted-printable/i.test(head)) return Buffer.from(text, 'latin1');
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}
