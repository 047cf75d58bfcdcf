import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { atMost, exactly, percentile, type Finding } from '../findings.ts';
import type { MeasuredPortal } from './measuredPortal.ts';

const WORKERS = 8;
/** How long work goes on between two crashes. */
const CALM_MILLISECONDS = 1500;

const stateSchema = v.object({
  appointments: v.array(v.string()),
  messages: v.array(v.string()),
  payed: v.array(v.string()),
  files: v.array(v.string()),
});
type State = v.InferOutput<typeof stateSchema>;
const paymentsSchema = v.object({
  payments: v.array(
    v.object({ orderId: v.string(), requestId: v.string(), reference: v.string() }),
  ),
});

/** What the backend acknowledged with 2xx, in the form in which the database is asked for it afterwards. */
type Acknowledged = { [Kind in keyof State]: Set<string> };

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Customers who book, write, send photographs and pay all the time; what fails is tried with something new. */
class Load {
  readonly acknowledged: Acknowledged = {
    appointments: new Set(),
    messages: new Set(),
    payed: new Set(),
    files: new Set(),
  };
  readonly #portal: MeasuredPortal;
  #isRunning = true;
  #next = 0;

  constructor(portal: MeasuredPortal) {
    this.#portal = portal;
  }

  async run(): Promise<void> {
    await Promise.all(Array.from({ length: WORKERS }, (_, worker) => this.#work(worker)));
  }

  stop(): void {
    this.#isRunning = false;
  }

  async #work(worker: number): Promise<void> {
    while (this.#isRunning) {
      const turn = (this.#next += 1);
      const isDone = await this.#visit(worker, turn).then(
        () => true,
        () => false,
      );
      if (!isDone) await delay(100);
    }
  }

  async #visit(worker: number, turn: number): Promise<void> {
    const { acknowledged } = this;
    const customer = worker * 100 + (turn % 100);
    const call = (path: string, body: object) =>
      this.#portal.customer(customer, 'POST', path, body);
    const minutes = (turn * 15) % (8 * 60);
    const day = 100 + (Math.floor((turn * 15) / (8 * 60)) % 200);
    const request = {
      services: [{ id: 'crash' }],
      date: new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10),
      time: `${String(9 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    };
    const booked = await call('/main/schedule', request);
    if (booked.status !== 200) return;
    const subject = String(booked.body['appointmentId']);
    acknowledged.appointments.add(subject);

    const message = `mensagem ${turn}`;
    const written = await call(`/main/services/${subject}/chat/add`, { message });
    if (written.status < 300) acknowledged.messages.add(message);

    const form = new FormData();
    const description = `fotografia ${turn}`;
    form.set('description', description);
    form.set('media', new Blob([pixel], { type: 'image/png' }), 'p.png');
    const sent = await call(`/main/services/${subject}/media`, form);
    if (sent.status < 300) acknowledged.files.add(description);
    await this.#pay(customer, subject);
  }

  async #pay(customer: number, subject: string): Promise<void> {
    const request = { id: subject, method: 'MB', total: 10, billing_id: 'FINAL_CONSUMER' };
    const asked = await this.#portal.customer(customer, 'POST', '/main/payment', request);
    if (asked.status !== 200) return;
    const { gateway } = this.#portal;
    const listed = await fetch(`${gateway}/control/payments`);
    const { payments } = v.parse(paymentsSchema, await listed.json());
    const own = payments.findLast(({ reference }) => reference === asked.body['reference']);
    if (own === undefined) return;
    await fetch(`${gateway}/control/payments/${own.requestId}/pay`, { method: 'POST' });
    const query = new URLSearchParams({
      oid: own.orderId,
      tid: own.requestId,
      val: '10.00',
      apk: 'sandbox-anti-phishing-key',
      ref: own.reference,
    });
    const told = await fetch(
      `${this.#portal.address()}/gateway-callback/sandbox?${query.toString()}`,
    );
    if (told.status === 200) this.acknowledged.payed.add(subject);
  }
}

/** Ends backend and database by force, in turns, under load; then looks for everything that was acknowledged. */
export async function measureCrashes(portal: MeasuredPortal, crashes: number): Promise<Finding[]> {
  const gateway = await portal.startGateway();
  await fetch(`${portal.gateway}/control/modes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"silent":true}',
  });
  await portal.provider('PUT', '/experts/crash', { name: 'crash' });
  await portal.provider('PUT', '/settings', { slot_step_minutes: 15 });
  await portal.provider('PUT', '/services/crash', {
    name: 'crash',
    duration_minutes: 15,
    payment: 10,
    expert_ids: ['crash'],
  });
  const load = new Load(portal);
  const working = load.run();
  const backendAway: number[] = [];
  const databaseAway: number[] = [];
  for (let crash = 0; crash < crashes; crash += 1) {
    await delay(CALM_MILLISECONDS);
    const crashDatabase = crash % 2 === 0 ? undefined : portal.crashDatabase;
    const began = performance.now();
    if (crashDatabase === undefined) await portal.crashAndStart();
    else {
      await crashDatabase();
      await portal.untilHealthy();
    }
    const seconds = (performance.now() - began) / 1000;
    (crashDatabase === undefined ? backendAway : databaseAway).push(seconds);
  }
  await delay(CALM_MILLISECONDS);
  load.stop();
  await working;
  await gateway.stop();
  const state = v.parse(stateSchema, await portal.seed('state'));
  const lost = (kind: keyof State): number => {
    const found = new Set(state[kind]);
    return [...load.acknowledged[kind]].filter((entry) => !found.has(entry)).length;
  };
  const title = `kill -9, ${crashes} times`;
  const kinds = ['appointments', 'messages', 'files', 'payed'] as const;
  return [
    ...kinds.map((kind) =>
      exactly(`${title}: lost of ${load.acknowledged[kind].size} ${kind}`, lost(kind), 0),
    ),
    ...answersAgain(`${title}: backend`, backendAway),
    ...answersAgain(`${title}: database`, databaseAway),
  ];
}

function answersAgain(title: string, seconds: readonly number[]): Finding[] {
  if (seconds.length === 0) return [];
  return [
    atMost(`${title} answers again, median of ${seconds.length}`, percentile(seconds, 0.5), 3, 's'),
    atMost(`${title} answers again, worst`, Math.max(...seconds), 3, 's'),
  ];
}
