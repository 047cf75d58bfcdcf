import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { COMMAND_LIMIT_MS } from './engine.ts';
import { DriverError } from './sendWebDriverCommand.ts';

const answerSchema = v.tuple([
  v.literal(1),
  v.number(),
  v.nullable(v.object({ error: v.string(), message: v.string() })),
  v.unknown(),
]);

/** Sends a command of the WebDriver standard by its name at Firefox: `WebDriver:Navigate`. */
export type SendToMarionette = (command: string, parameters: object) => Promise<unknown>;

/** Firefox listens some time after its start. */
async function connectSoon(port: number): Promise<Socket> {
  for (let tries = 0; ; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch (error) {
      if (tries === 300) throw error;
      await delay(100);
    }
  }
}

/** Calls with each message that has come whole: its length in bytes, a colon, JSON. */
function readMessages(socket: Socket, take: (message: unknown) => void): void {
  let kept = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    kept = Buffer.concat([kept, chunk]);
    for (;;) {
      const colon = kept.indexOf(':');
      if (colon === -1) return;
      const end = colon + 1 + Number(kept.subarray(0, colon).toString());
      if (kept.length < end) return;
      take(JSON.parse(kept.subarray(colon + 1, end).toString()));
      kept = kept.subarray(end);
    }
  });
}

/**
 * Speaks to Firefox as its driver does: Marionette takes the commands of the WebDriver standard over a socket, so that no
 * driver is needed, which Debian does not have.
 * @throws DriverError what Firefox refused; Error when it does not answer in time.
 */
export async function connectToMarionette(port: number): Promise<SendToMarionette> {
  const socket = await connectSoon(port);
  const waiting = new Map<number, (answer: v.InferOutput<typeof answerSchema>) => void>();
  readMessages(socket, (message) => {
    const answer = v.safeParse(answerSchema, message);
    // The first message is no answer: it says who speaks.
    if (answer.success) waiting.get(answer.output[1])?.(answer.output);
  });
  // It ends with the browser, which a test ends when it wants.
  socket.on('error', () => socket.destroy());
  let last = 0;
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      const late = setTimeout(
        () => reject(new Error(`${command} was not answered.`)),
        COMMAND_LIMIT_MS,
      );
      waiting.set(id, ([, , refused, value]) => {
        clearTimeout(late);
        waiting.delete(id);
        if (refused) reject(new DriverError(refused.error, refused.message));
        else resolve(value);
      });
      const text = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
