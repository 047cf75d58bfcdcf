import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@portal/scripts/packages';
import { startServer, type ServerProcess } from '@portal/scripts/serverProcess';

const FIRST_PORT = 4520;
const ADMINISTRATOR = 'administrator-of-this-measurement';
export const DOMAIN = 'bench.localhost';

/** Session token of the n-th seeded customer. */
export const tokenOf = (customer: number): string => `bench-session-${customer}`;
export const phoneOf = (customer: number): string => `+35191${String(customer).padStart(7, '0')}`;

/** A backend for measuring: its own database, its own folder, one provider, no browser. */
export class MeasuredPortal {
  readonly folder = mkdtempSync(join(tmpdir(), 'pb-'));
  readonly #processes = new Map<number, ServerProcess>();
  #key = '';

  address(process = 0): string {
    return `http://127.0.0.1:${FIRST_PORT + process}`;
  }

  get gateway(): string {
    return `http://127.0.0.1:${FIRST_PORT + 9}`;
  }

  #variables(process: number): Record<string, string> {
    const isSecond = process > 0 && this.#given === undefined;
    return {
      PORTAL_ENVIRONMENT: 'test',
      PORTAL_LOG_LEVEL: 'warn',
      PORTAL_DATA_DIR: this.folder,
      PORTAL_ADMIN_TOKEN: ADMINISTRATOR,
      PORTAL_BACKEND_PORT: String(FIRST_PORT + process),
      PORTAL_GATEWAY_PORT: String(FIRST_PORT + 9),
      ...(isSecond ? { DATABASE_URL: this.#embeddedUrl() } : {}),
    };
  }

  get #given(): string | undefined {
    return process.env['DATABASE_URL'] || undefined;
  }

  get engine(): string {
    return this.#given === undefined ? 'embedded PostgreSQL' : 'DATABASE_URL';
  }

  /** How a second process reaches the built-in server of the first. */
  #embeddedUrl(): string {
    const password = readFileSync(join(this.folder, 'postgres.password'), 'utf8').trim();
    const socket = encodeURIComponent(join(this.folder, 'socket'));
    return `postgres://portal:${password}@localhost/portal?host=${socket}`;
  }

  /** Process id of the built-in server; undefined where somebody else runs it. */
  databaseProcess(): number | undefined {
    if (this.#given !== undefined) return undefined;
    const file = join(this.folder, 'postgres', 'postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  }

  backendProcess(process = 0): number {
    return this.#processes.get(process)?.processId ?? 0;
  }

  async start(process = 0): Promise<void> {
    const server = await startServer({
      name: `backend-${process}`,
      program: 'backend/src/main.ts',
      health: `${this.address(process)}/health`,
      environment: this.#variables(process),
      logFolder: join(this.folder, 'logs'),
    });
    this.#processes.set(process, server);
  }

  async startProgram(name: string, program: string, port: number): Promise<ServerProcess> {
    return startServer({
      name,
      program,
      health: `http://127.0.0.1:${port}/health`,
      environment: { ...this.#variables(0), PORTAL_BENCH_PORT: String(port) },
      logFolder: join(this.folder, 'logs'),
    });
  }

  async stopProcess(process: number): Promise<void> {
    await this.#processes.get(process)?.stop();
    this.#processes.delete(process);
  }

  async close(): Promise<void> {
    for (const process of [...this.#processes.keys()].toReversed()) await this.stopProcess(process);
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
