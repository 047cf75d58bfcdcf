import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { COMMAND_LIMIT_MS } from './engine.ts';
import { DriverError } from './sendWebDriverCommand.ts';

const pagesSchema = v.array(v.object({ type: v.string(), webSocketDebuggerUrl: v.string() }));
const messageSchema = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  error: v.optional(v.object({ message: v.string() })),
  result: v.optional(v.unknown()),
});

/** The page of a browser that is driven by the protocol of Chromium's devtools. */
export interface Devtools {
  /** @throws DriverError what the browser refused; Error when it does not answer in time. */
  send(method: string, parameters?: object): Promise<unknown>;
  /** Resolves with the next event of this name. Ask before what leads to it. */
  next(event: string): Promise<void>;
}

/** The browser listens some time after its start. */
async function addressOfPage(port: number): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
      const page = v.parse(pagesSchema, await answer.json()).find(({ type }) => type === 'page');
      if (page !== undefined) return page.webSocketDebuggerUrl;
    } catch (error) {
      if (tries === 300) throw error;
    }
    await delay(100);
  }
}

/** Speaks to a Chromium that is older than Playwright drives. */
export async function connectToDevtools(port: number): Promise<Devtools> {
  const socket = new WebSocket(await addressOfPage(port));
  await once(socket, 'open');
  // It ends with the browser, which a test ends when it wants.
  socket.on('error', () => socket.terminate());
  const waiting = new Map<number, (message: v.InferOutput<typeof messageSchema>) => void>();
  const awaited = new Map<string, () => void>();
  socket.on('message', (data) => {
    const message = v.parse(messageSchema, JSON.parse(String(data)));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method !== undefined) awaited.get(message.method)?.();
  });
  let last = 0;
  function inTime<Value>(what: string, begin: (resolve: (value: Value) => void) => void) {
    return new Promise<Value>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${what} did not come.`)), COMMAND_LIMIT_MS);
      begin((value) => {
        clearTimeout(late);
        resolve(value);
      });
    });
  }
  return {
    async send(method, parameters = {}) {
      last += 1;
      const id = last;
      const { error, result } = await inTime<v.InferOutput<typeof messageSchema>>(
        `The answer to ${method}`,
        (resolve) => {
          waiting.set(id, resolve);
          socket.send(JSON.stringify({ id, method, params: parameters }));
        },
      );
      waiting.delete(id);
      if (error) throw new DriverError(method, error.message);
      return result;
    },
    next: (event) => inTime<void>(event, (resolve) => awaited.set(event, () => resolve())),
  };
}
