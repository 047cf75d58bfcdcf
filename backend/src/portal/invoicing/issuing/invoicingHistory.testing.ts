import { newId } from '../../../platform/newId.ts';
import { databaseOn } from '../../../platform/database/database.ts';
import { asProvider } from '../../../testing/calls/asProvider.ts';
import { attachInvoice } from '../../../testing/calls/attachInvoice.ts';
import { mortalPool } from '../../../testing/database/mortalPool.ts';
import type { TestBackend } from '../../../testing/testBackend.ts';
import { issueInvoices } from './issueInvoices.ts';

export const WORK_CENTS = 10_000;

/** One thing that happens around the documents of a work. */
export type Step =
  | { do: 'ask' }
  | { do: 'refuse' }
  | { do: 'payDeposit' }
  | { do: 'payWork' }
  | { do: 'attach' }
  | { do: 'misbehave'; refuse: number; draft: number; finalise: number }
  | { do: 'turn'; seconds: number }
  | { do: 'twoProcesses'; seconds: number }
  | { do: 'die'; seconds: number; statements: number };

export interface Party {
  portal: TestBackend;
  sandboxPort: number;
  key: string;
  token: string;
  phone: string;
}

/** A document as the program has it. */
export interface AtProgram {
  reference: string;
  status: string;
  total: number;
}

let hands = 0;

/** A completed work of 100,00 €, which came out of an appointment with a deposit, and all that can happen to it. */
export class InvoicingHistory {
  readonly #party: Party;
  readonly #appointment: string;
  readonly #depositCents: number;
  readonly work: string;

  private constructor(party: Party, work: string, appointment: string, depositCents: number) {
    this.#party = party;
    this.work = work;
    this.#appointment = appointment;
    this.#depositCents = depositCents;
  }

  static async begin(party: Party, depositCents: number): Promise<InvoicingHistory> {
    const { portal, sandboxPort, key, phone } = party;
    for (const table of ['invoice_jobs', 'invoices', 'invoice_requests', 'outbox', 'rate_limits'])
      await portal.backend.pool.query(`delete from ${table}`);
    await control(sandboxPort, '/reset');
    const opened = await asProvider(portal, key, 'POST', '/works', { customer: { phone } });
    const work = String(opened['id']);
    await asProvider(portal, key, 'POST', `/works/${work}/state`, { bars: 5 });
    const appointment = newId();
    await portal.backend.pool.query(
      `insert into appointments (id, company_id, client_id, resource, during, created_at, updated_at)
       select $1, company_id, client_id, $1, tstzrange(now(), now() + interval '1 hour'), now(), now()
       from works where id = $2`,
      [appointment, work.slice(2)],
    );
    await portal.backend.pool.query(
      'update works set appointment_id = $1, total_cents = $2 where id = $3',
      [appointment, WORK_CENTS, work.slice(2)],
    );
    return new InvoicingHistory(party, work, `S-${appointment}`, depositCents);
  }

  async apply(step: Step): Promise<void> {
    const { portal, sandboxPort, key, token } = this.#party;
    const { backend } = portal;
    if ('seconds' in step) await backend.clock.advance(step.seconds);
    if (step.do === 'ask')
      await portal.call('POST', `/main/services/${this.work}/invoice`, {
        token,
        json: { emails: ['ana@exemplo.pt'] },
      });
    else if (step.do === 'refuse') await this.#refuse();
    else if (step.do === 'payDeposit') await this.#pay(this.#appointment, this.#depositCents);
    else if (step.do === 'payWork') await this.#pay(this.work, WORK_CENTS - this.#depositCents);
    else if (step.do === 'attach') {
      const request_id = await this.#openRequest();
      hands += 1;
      const fields = { number: `FT M/${hands}`, total: '100.00' };
      await attachInvoice(portal, key, this.work, {
        fields: { ...fields, ...(request_id === undefined ? {} : { request_id }) },
      });
    } else if (step.do === 'misbehave') {
      const { refuse, draft, finalise } = step;
      await control(sandboxPort, '', { refuse, lose: { draft, finalise } });
    } else if (step.do === 'turn') await issueInvoices(backend);
    else if (step.do === 'twoProcesses')
      await Promise.all([issueInvoices(backend), issueInvoices(backend)]);
    else {
      const database = databaseOn(mortalPool(backend.pool, step.statements));
      await issueInvoices({ ...backend, database }).catch(() => undefined);
    }
  }

  /** The program is well, the provider has looked at what failed, and everything had its time. */
  async settle(): Promise<void> {
    const { portal, sandboxPort, key } = this.#party;
    await control(sandboxPort, '', {});
    for (let round = 0; round < 4; round += 1) {
      await asProvider(portal, key, 'PUT', '/invoicing-account', { connector: 'sandbox' });
      await portal.backend.clock.advance(400);
      await issueInvoices(portal.backend);
    }
  }

  async atProgram(): Promise<AtProgram[]> {
    const address = `http://127.0.0.1:${this.#party.sandboxPort}/control/invoicing`;
    return Object(await (await fetch(address)).json()).documents;
  }

  async select<Row extends object>(text: string): Promise<Row[]> {
    return (await this.#party.portal.backend.pool.query<Row>(text)).rows;
  }

  async #openRequest(): Promise<string | undefined> {
    const [open] = await this.select<{ id: string }>(
      `select id from invoice_requests where state = 'OPEN'`,
    );
    return open?.id;
  }

  async #refuse(): Promise<void> {
    const id = await this.#openRequest();
    if (id === undefined) return;
    const { portal, key } = this.#party;
    const json = { refuse: true, reason: 'Falta o NIF.' };
    await asProvider(portal, key, 'POST', `/invoice-requests/${id}`, json);
  }

  /** As the gateway settles it: once. */
  async #pay(subject: string, cents: number): Promise<void> {
    const { pool } = this.#party.portal.backend;
    await pool.query(
      `insert into payments (id, company_id, client_id, subject, total_cents, created_at, updated_at)
       select $1, company_id, client_id, $2, $3, now(), now() from works where id = $4
       on conflict (subject) do nothing`,
      [newId(), subject, cents, this.work.slice(2)],
    );
    await pool.query(
      `update payments set state = 'PAYED', paid_at = $2, updated_at = $2 where subject = $1 and state <> 'PAYED'`,
      [subject, this.#party.portal.backend.clock.now()],
    );
  }
}

async function control(port: number, path: string, body: object = {}): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/control/invoicing${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
