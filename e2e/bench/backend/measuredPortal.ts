import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '@portal/scripts/packages';
import { isHealthy } from '@portal/scripts/portal/isHealthy';
import { isAlive } from '@portal/scripts/processes/isAlive';
import { startServer, type ServerProcess } from '@portal/scripts/portal/serverProcess';

const FIRST_PORT = Number(process.env['PORTAL_BENCH_PORT'] ?? 4520);
const ADMINISTRATOR = 'administrator-of-this-measurement';
export const DOMAIN = 'bench.localhost';

/** Session token of the n-th seeded customer. */
export const tokenOf = (customer: number): string => `bench-session-${customer}`;
export const phoneOf = (customer: number): string => `+35191${String(customer).padStart(7, '0')}`;

/**
 * `production` is what customers meet; `test` asks for its movable clock before each request and takes payments of the
 * sandbox.
 */
export type Mode = 'production' | 'test';

/** The database that is measured with. */
export interface Engine {
  name: string;
  /** Undefined for the built-in server of the first process. */
  url: string | undefined;
  /** Ends the server of `url` by force and starts it again; undefined when it is not ours. */
  crash?: () => Promise<void>;
}

/** Where production sends news: nowhere, so that what customers wait for is measured alone. */
const nobodyListens = {
  PORTAL_SMS_WEBHOOK_URL: 'http://127.0.0.1:9/sms',
  PORTAL_SMTP_URL: 'smtp://127.0.0.1:9',
  PORTAL_MAIL_FROM: 'portal@bench.localhost',
  PORTAL_SUPPORT_EMAIL: 'support@bench.localhost',
};

/** A backend for measuring: its own database, its own folder, one provider, no browser. */
export class MeasuredPortal {
  readonly folder = mkdtempSync(join(tmpdir(), 'pb-'));
  readonly #processes = new Map<number, ServerProcess>();
  readonly #engine: Engine;
  #key = '';
  /** What was asked for beside the usual variables. */
  #more: Record<string, string> = {};

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  address(number = 0): string {
    return `http://127.0.0.1:${FIRST_PORT + number}`;
  }

  get gateway(): string {
    return `http://127.0.0.1:${FIRST_PORT + 9}`;
  }

  #variables(number: number, mode: Mode = 'test'): Record<string, string> {
    const { url } = this.#engine;
    return {
      PORTAL_ENVIRONMENT: mode,
      ...(mode === 'production' ? nobodyListens : {}),
      PORTAL_LOG_LEVEL: 'warn',
      PORTAL_DATA_DIR: this.folder,
      PORTAL_ADMIN_TOKEN: ADMINISTRATOR,
      PORTAL_PAYMENT_SECRET: 'payment-secret-of-this-measurement',
      PORTAL_BACKEND_PORT: String(FIRST_PORT + number),
      PORTAL_GATEWAY_PORT: String(FIRST_PORT + 9),
      DATABASE_URL: url ?? (number > 0 ? this.#embeddedUrl() : ''),
      ...this.#more,
    };
  }

  /** How a second process reaches the built-in server of the first. */
  #embeddedUrl(): string {
    const password = readFileSync(join(this.folder, 'postgres.password'), 'utf8').trim();
    const socket = encodeURIComponent(join(this.folder, 'socket'));
    return `postgres://portal:${password}@localhost/portal?host=${socket}`;
  }

  /** Ends the database by force; whoever looks after it starts it again. Undefined where nobody here does. */
  get crashDatabase(): (() => Promise<void>) | undefined {
    if (this.#engine.url !== undefined) return this.#engine.crash;
    return async () => {
      const file = join(this.folder, 'postgres', 'postmaster.pid');
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
    };
  }

  backendProcess(number = 0): number {
    return this.#processes.get(number)?.processId ?? 0;
  }

  async start(number = 0, mode: Mode = 'test'): Promise<void> {
    const server = await startServer({
      name: `backend-${number}`,
      program: 'backend/src/main.ts',
      health: `${this.address(number)}/health`,
      environment: this.#variables(number, mode),
      logFolder: join(this.folder, 'logs'),
    });
    this.#processes.set(number, server);
  }

  /** Starts the sandbox gateway; its callbacks reach the first process. */
  startGateway(): Promise<ServerProcess> {
    return startServer({
      name: 'gateway',
      program: 'backend/src/portal/payments/sandbox/main.ts',
      health: `${this.gateway}/health`,
      environment: this.#variables(0),
      logFolder: join(this.folder, 'logs'),
    });
  }

  /** Starts the route that lists are compared with, at the address of that number. */
  startBareRoute(number: number): Promise<ServerProcess> {
    return startServer({
      name: 'bare-route',
      program: 'backend/src/testing/bench/bareRoute.ts',
      health: `${this.address(number)}/health`,
      environment: { ...this.#variables(0), PORTAL_BENCH_PORT: String(FIRST_PORT + number) },
      logFolder: join(this.folder, 'logs'),
    });
  }

  /** Ends the first process by force and starts it again at once, as a supervisor does. */
  async crashAndStart(): Promise<void> {
    process.kill(this.backendProcess(), 'SIGKILL');
    while (isAlive(this.backendProcess())) await delay(5);
    await this.start();
  }

  async untilHealthy(): Promise<void> {
    while (!(await isHealthy(`${this.address()}/health`))) await delay(20);
  }

  moveClock(seconds: number): Promise<Record<string, unknown>> {
    return this.#send('POST', '/dev/clock', ADMINISTRATOR, { advanceSeconds: seconds });
  }

  /** Stops the processes and starts as many again in a mode, with these variables beside the usual ones. */
  async restart(mode: Mode, more: Record<string, string> = {}): Promise<void> {
    this.#more = more;
    const numbers = [...this.#processes.keys()];
    for (const number of numbers.toReversed()) await this.stopProcess(number);
    for (const number of numbers) await this.start(number, mode);
  }

  async stopProcess(number: number): Promise<void> {
    await this.#processes.get(number)?.stop();
    this.#processes.delete(number);
  }

  async close(): Promise<void> {
    for (const number of [...this.#processes.keys()].toReversed()) await this.stopProcess(number);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs a command of the seeding program and gives its answer. */
  async seed(...command: (string | number)[]): Promise<unknown> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', join(root, 'backend/src/testing/bench/seed.ts'), ...command.map(String)],
      { cwd: root, env: { ...process.env, ...this.#variables(0) }, maxBuffer: 64 * 1024 * 1024 },
    );
    return JSON.parse(stdout);
  }

  /** Sets up the provider through mgmt; its own calls follow with `provider`. */
  async setUp(): Promise<void> {
    await this.#send('PUT', `/mgmt/providers/${DOMAIN}`, ADMINISTRATOR, {
      name: 'Bench',
      vertical: 'auto',
      brand_color: '#0e5aa7',
      support_equipment: false,
      payment_methods: ['MB', 'MBWAY', 'CC'],
      item_title_template: '{brand}',
      signup_item_fields: [],
    });
    const key = await this.#send('POST', `/mgmt/providers/${DOMAIN}/api-key`, ADMINISTRATOR);
    this.#key = String(key['api_key']);
  }

  provider(method: string, path: string, json?: object): Promise<Record<string, unknown>> {
    return this.#send(method, `/provider-api/v1${path}`, this.#key, json);
  }

  async #send(method: string, path: string, token: string, json?: object) {
    const response = await fetch(this.address() + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const body: Record<string, unknown> = await response.json();
    return body;
  }

  /** A customer's call; never throws for a status. */
  async customer(
    number: number,
    method: string,
    path: string,
    body?: object | FormData,
    process = 0,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.address(process) + path, {
      method,
      headers: {
        'x-forwarded-host': DOMAIN,
        authorization: `Bearer ${tokenOf(number)}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined || isForm ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  }
}
