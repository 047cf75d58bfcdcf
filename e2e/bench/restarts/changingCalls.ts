import { Agent, request } from 'node:http';
import { setTimeout as pass } from 'node:timers/promises';

/** Between two calls of one customer: a message is limited to 120 an hour. */
const PACE_MS = 250;

/** A customer with a work, for whom is called. */
export interface Caller {
  domain: string;
  token: string;
  work: string;
}

interface Answer {
  status: number;
  text: string;
}

/** A customer who reads, notes and writes all the time, through the proxy and over connections that stay. */
export class ChangingCalls {
  /** What was called, and what came instead of success. */
  readonly failures: string[] = [];
  readonly written: string[] = [];
  calls = 0;
  #isRunning = true;
  readonly #caller: Caller;
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(caller: Caller, port: number) {
    this.#caller = caller;
    this.#port = port;
  }

  stop(): void {
    this.#isRunning = false;
  }

  async run(): Promise<void> {
    const { work } = this.#caller;
    let turn = 0;
    while (this.#isRunning) {
      turn += 1;
      await this.#call('GET', '/client/services');
      await this.#call('GET', `/api/main/services/${work}`);
      await this.#call('POST', `/api/main/services/${work}/editInternalObs`, {
        obs: `nota ${turn}`,
      });
      if (turn % 8 === 1) {
        const message = `mensagem ${turn}`;
        const path = `/api/main/services/${work}/chat/add`;
        if (await this.#call('POST', path, { message })) this.written.push(message);
      }
      await pass(PACE_MS);
    }
    this.#agent.destroy();
  }

  /** What the portal has of the messages, in its order. */
  async read(): Promise<string> {
    return (await this.#send('GET', `/api/main/services/${this.#caller.work}`)).text;
  }

  async #call(method: string, path: string, body?: object): Promise<boolean> {
    this.calls += 1;
    const { status, text } = await this.#send(method, path, body).catch((error: unknown) => ({
      status: 0,
      text: String(error),
    }));
    const isDone = status >= 200 && status < 300;
    if (!isDone) this.failures.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
    return isDone;
  }

  #send(method: string, path: string, body?: object): Promise<Answer> {
    const { domain, token } = this.#caller;
    const json = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          agent: this.#agent,
          method,
          path,
          headers: {
            host: domain,
            ...(path.startsWith('/api/') ? { authorization: `Bearer ${token}` } : {}),
            ...(json === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => (text += chunk));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
          answer.on('error', reject);
        },
      );
      call.on('error', reject);
      call.end(json);
    });
  }
}
