import * as v from 'valibot';
import type { TestBackend } from '../../testing/testBackend.ts';
import { wallClock } from '../schedule/slots/wallClock.ts';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { readReceivedPayments } from './received/readReceivedPayments.ts';
import { expireAttempts } from './attempts/refreshPayment.ts';
import { releaseUnpaidBookings } from './settling/releaseUnpaidBookings.ts';

/** One thing that happens to a payment; `attempt` counts from the newest and wraps around. */
export type Step =
  | { do: 'start'; method: 'MB' | 'MBWAY' | 'CC'; race: boolean }
  | { do: 'payAtGateway'; attempt: number }
  | { do: 'rejectAtGateway'; attempt: number }
  | { do: 'callback'; attempt: number; lie: Lie; times: number }
  | { do: 'return'; status: 'success' | 'cancel' | 'error' }
  | { do: 'poll' }
  | { do: 'readList' }
  | { do: 'expire' }
  | { do: 'callOff' }
  | { do: 'release' }
  | { do: 'wait'; seconds: number }
  | { do: 'together'; attempt: number };

const zone = 'Europe/Lisbon';

export type Lie = 'none' | 'key' | 'amount' | 'reference' | 'request' | 'order';

interface Attempt {
  id: string;
  order_id: string;
  request_id: string | null;
  reference: string | null;
  state: string;
  amount_cents: number;
}

const gatewayPayment = v.object({
  orderId: v.string(),
  requestId: v.string(),
  reference: v.string(),
  status: v.string(),
});
const gatewayPayments = v.object({ payments: v.array(gatewayPayment) });
type GatewayPayment = v.InferOutput<typeof gatewayPayment>;

export interface Party {
  portal: TestBackend;
  gatewayPort: number;
  key: string;
  token: string;
  phone: string;
}

/** A payment of 184,50 € with everything that can be done to it. */
export class History {
  readonly #party: Party;
  readonly subject: string;

  private constructor(party: Party, subject: string) {
    this.#party = party;
    this.subject = subject;
  }

  /** A work that is to be paid, or a booking that is held until its payment's deadline. */
  static async begin(party: Party, kind: 'work' | 'booking'): Promise<History> {
    const { portal, key, phone, token } = party;
    // Many histories are lived within one hour of the limits.
    await portal.backend.pool.query('delete from rate_limits');
    if (kind === 'booking') {
      await portal.backend.pool.query('update appointments set occupies = false');
      // One customer begins no more than sixty bookings an hour; here it is one of many runs.
      await portal.backend.pool.query('delete from schedule_drafts');
      const date = wallClock(portal.backend.clock.now().getTime() + 6 * 86_400_000, zone).date;
      const json = { services: [{ id: 'limpeza' }], date, time: '10:00' };
      const booked = await portal.call('POST', '/main/schedule', { token, json });
      if (booked.status !== 200) throw new Error(JSON.stringify(booked.body));
      return new History(party, String(booked.body['appointmentId']));
    }
    const work = await asProvider(portal, key, 'POST', '/works', { customer: { phone } });
    const subject = String(work['id']);
    await asProvider(portal, key, 'POST', `/works/${subject}/payment`, { total: 184.5 });
    return new History(party, subject);
  }

  /** Does one step; the answer's statuses are those of callbacks, for comparison with what was true. */
  async apply(step: Step): Promise<{ lie: Lie; wasPaid: boolean; statuses: number[] } | undefined> {
    const { portal, token } = this.#party;
    if (step.do === 'start') {
      await this.#control('modes', { callbackBeforeAnswer: step.race, silent: !step.race });
      await this.#start(step.method);
      await this.#control('modes', { callbackBeforeAnswer: false, silent: true });
    } else if (step.do === 'payAtGateway' || step.do === 'rejectAtGateway') {
      const payment = await this.#gatewayPayment(step.attempt);
      const verb = step.do === 'payAtGateway' ? 'pay' : 'reject';
      if (payment?.status === 'OPEN') await this.#control(`payments/${payment.requestId}/${verb}`);
    } else if (step.do === 'callback') {
      return this.#callback(step.attempt, step.lie, step.times);
    } else if (step.do === 'return') {
      await this.#return(step.status);
    } else if (step.do === 'poll') {
      await portal.call('GET', `/main/payment/status/${this.subject}`, { token });
    } else if (step.do === 'expire') {
      await expireAttempts(portal.backend);
    } else if (step.do === 'readList') {
      await this.#readList();
    } else if (step.do === 'release') {
      // A process that began to release a booking has a minute for it.
      await portal.backend.clock.advance(61);
      await releaseUnpaidBookings(portal.backend);
    } else if (step.do === 'wait') {
      await portal.backend.clock.advance(step.seconds);
    } else if (step.do === 'callOff') {
      await this.#callOff();
    } else {
      await Promise.all([
        this.#callback(step.attempt, 'none', 2),
        this.#start('MBWAY'),
        this.#return('cancel'),
        portal.call('GET', `/main/payment/status/${this.subject}`, { token }),
        expireAttempts(portal.backend),
        releaseUnpaidBookings(portal.backend),
        releaseUnpaidBookings(portal.backend),
        this.#readList(),
        this.#callback(step.attempt + 1, 'none', 1),
      ]);
    }
    return undefined;
  }

  /** As if it were the account's turn again. */
  async #readList(): Promise<void> {
    const { backend } = this.#party.portal;
    await backend.pool.query('delete from payment_cursors');
    await readReceivedPayments(backend);
  }

  get table(): 'works' | 'appointments' {
    return this.subject.startsWith('S-') ? 'appointments' : 'works';
  }

  /** Attempts, newest first. */
  attempts(): Promise<Attempt[]> {
    return this.select<Attempt>(
      `select attempt.* from payment_attempts attempt join payments payment on payment.id = attempt.payment_id
       where payment.subject = $1 order by attempt.created_at desc, attempt.id`,
    );
  }

  /** What the gateway holds of this payment. */
  async atGateway(): Promise<GatewayPayment[]> {
    const own = new Set((await this.attempts()).map((attempt) => attempt.order_id));
    const response = await fetch(`http://127.0.0.1:${this.#party.gatewayPort}/control/payments`);
    const { payments } = v.parse(gatewayPayments, await response.json());
    return payments.filter((payment) => own.has(payment.orderId));
  }

  async select<Row extends object>(text: string, more: unknown[] = []): Promise<Row[]> {
    return (await this.#party.portal.backend.pool.query<Row>(text, [this.subject, ...more])).rows;
  }

  async #gatewayPayment(attempt: number): Promise<GatewayPayment | undefined> {
    const attempts = await this.attempts();
    const wanted = attempts[attempt % Math.max(1, attempts.length)];
    return (await this.atGateway()).find((payment) => payment.orderId === wanted?.order_id);
  }

  #start(method: 'MB' | 'MBWAY' | 'CC') {
    const json = { id: this.subject, method, total: 184.5, billing_id: 'FINAL_CONSUMER' };
    return this.#party.portal.call('POST', '/main/payment', {
      token: this.#party.token,
      json: { ...json, phone: '+351912000001' },
    });
  }

  async #callback(attempt: number, lie: Lie, times: number) {
    const payment = await this.#gatewayPayment(attempt);
    if (payment === undefined) return undefined;
    const query = new URLSearchParams({
      oid: lie === 'order' ? 'NOBODY' : payment.orderId,
      tid: lie === 'request' ? 'another-request-id-00' : payment.requestId,
      val: lie === 'amount' ? '1.00' : '184.50',
      apk: lie === 'key' ? 'guessed' : 'sandbox-anti-phishing-key',
      ref: lie === 'reference' ? '999999999' : payment.reference,
    });
    const path = `/gateway-callback/sandbox?${query.toString()}`;
    const answers = await Promise.all(
      Array.from({ length: times }, () => this.#party.portal.call('GET', path)),
    );
    const statuses = answers.map(({ status }) => status);
    return { lie, wasPaid: payment.status === 'PAID', statuses };
  }

  async #return(status: string): Promise<void> {
    const [row] = await this.select<{ id: string }>('select id from payments where subject = $1');
    await this.#party.portal.call('POST', '/main/payment/cc/update', {
      token: this.#party.token,
      json: { payment_id: row?.id, status, sk: 'f'.repeat(64) },
    });
  }

  async #callOff(): Promise<void> {
    const { pool, clock } = this.#party.portal.backend;
    await pool.query(
      `update ${this.table} set cancelled_at = coalesce(cancelled_at, $2) where id = $1`,
      [this.subject.slice(2), clock.now()],
    );
  }

  async #control(path: string, body: object = {}): Promise<void> {
    await fetch(`http://127.0.0.1:${this.#party.gatewayPort}/control/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}
