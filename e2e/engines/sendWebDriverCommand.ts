import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { COMMAND_LIMIT_MS } from './engine.ts';

const answerSchema = v.object({ value: v.unknown() });
const errorSchema = v.object({ error: v.string(), message: v.optional(v.string(), '') });

/** What the driver refused, with the code of the WebDriver standard: `no such element`. */
export class DriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/**
 * Sends one command of the W3C WebDriver protocol and answers its value. Each has a connection of its own: the driver
 * of WebKit closes kept ones while the next command is on its way.
 * @throws DriverError what the driver refused; Error when it does not answer in time.
 */
export async function sendWebDriverCommand(
  port: number,
  method: 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await new Promise<string>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        signal: AbortSignal.timeout(COMMAND_LIMIT_MS),
      },
      (response) => void text(response).then(resolve, reject),
    );
    sent.on('error', (error) => reject(new Error(`${method} ${path}`, { cause: error })));
    sent.end(body ? JSON.stringify(body) : undefined);
  });
  const { value } = v.parse(answerSchema, JSON.parse(answer));
  const refused = v.safeParse(errorSchema, value);
  if (refused.success) throw new DriverError(refused.output.error, refused.output.message);
  return value;
}
