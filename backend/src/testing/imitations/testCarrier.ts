import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';

/** A carrier of SMS, as `PORTAL_SMS_WEBHOOK_URL` names one. */
export interface TestCarrier {
  url: string;
  received: { key: string; text: string }[];
  /** Statuses of the next answers; 0 hangs up without one. Then 200 again. */
  answerWith(...statuses: number[]): void;
  /** Lets every answer wait until what it gives back is called. */
  hold(): () => void;
  reset(): void;
  stop(): Promise<void>;
}

/** Starts a carrier that takes everything until it is told otherwise. */
export async function startTestCarrier(): Promise<TestCarrier> {
  const received: TestCarrier['received'] = [];
  let answers: number[] = [];
  let held: Promise<void> | undefined;
  const server = createServer((request, response) => {
    void readText(request).then(async (text) => {
      received.push({ key: String(request.headers['idempotency-key']), text });
      await held;
      const status = answers.shift() ?? 200;
      if (status === 0) request.socket.destroy();
      else response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/sms`,
    received,
    answerWith: (...statuses) => {
      answers = statuses;
    },
    hold: () => {
      let goOn = (): void => undefined;
      held = new Promise((resolve) => (goOn = resolve));
      return () => goOn();
    },
    reset: () => {
      received.length = 0;
      answers = [];
      held = undefined;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
