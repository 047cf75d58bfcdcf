import { setTimeout as delay } from 'node:timers/promises';
import { offerAcceptedSchema, waitingListSchema } from '@portal/api/work/waiting/waitingList';
import { waitingEntriesSchema } from '@portal/api/provider/waitingEntries';
import * as v from 'valibot';
import { phoneOf, type MeasuredPortal } from './measuredPortal.ts';

export const CLIENTS = 1000;
/** How many ask at the same time for a place, and to change theirs. */
const WISHING = 30;
const CHANGING = 3;
const LOOK_MILLISECONDS = 300;
const DAYS = 3;
/** Days after those that all want, to which some move. */
const FURTHER_DAYS = 2;
const FIRST_HOUR = 9;
const HOURS = 9;

const bookedSchema = v.object({ appointmentId: v.string() });

/** 1000 people who want the 27 places of three days: they book, wait, move, cancel, accept and decline all the time. */
export class Crowd {
  readonly acknowledged = new Set<string>();
  accepted = 0;
  moved = 0;
  failures = 0;
  readonly #portal: MeasuredPortal;
  readonly #from: number;
  readonly #bookings = new Map<number, string>();
  readonly #waiting = new Set<number>();
  readonly #clients = new Map(
    Array.from({ length: CLIENTS }, (_, client) => [phoneOf(client), client]),
  );
  #isRunning = true;
  #turn = 0;

  constructor(portal: MeasuredPortal, from: string) {
    this.#portal = portal;
    this.#from = Date.parse(`${from}T00:00:00Z`);
  }

  /** Everybody wants a place, and waits for one. */
  async come(): Promise<void> {
    const some = Array.from({ length: WISHING }, async () => {
      while (this.#turn < CLIENTS) await this.#wish();
    });
    await Promise.all(some);
  }

  /** Those who have a place change it, those who are offered one answer, until it stops. */
  async run(): Promise<void> {
    await Promise.all([
      ...Array.from({ length: CHANGING }, () => this.#work(() => this.#change())),
      this.#work(() => this.#wish()),
      this.#work(() => this.#answerOffers()),
    ]);
  }

  stop(): void {
    this.#isRunning = false;
  }

  async #work(work: () => Promise<void>): Promise<void> {
    while (this.#isRunning) {
      try {
        await work();
      } catch {
        // Nobody answers while the process is away.
        await delay(50);
      }
    }
  }

  async #call(client: number, method: string, path: string, body?: object) {
    const answer = await this.#portal.customer(client, method, `/main${path}`, body);
    if (answer.status >= 500) this.failures += 1;
    return answer;
  }

  #day(day: number): string {
    return new Date(this.#from + day * 86_400_000).toISOString().slice(0, 10);
  }

  #place(turn: number, isFurther = false): { date: string; time: string } {
    const hour = FIRST_HOUR + (Math.floor(turn / DAYS) % HOURS);
    const date = this.#day(isFurther ? DAYS + (turn % FURTHER_DAYS) : turn % DAYS);
    return { date, time: `${String(hour).padStart(2, '0')}:00` };
  }

  /** Somebody books, or waits where it is taken. */
  async #wish(): Promise<void> {
    const turn = (this.#turn += 1);
    const client = turn % CLIENTS;
    if (this.#bookings.has(client) || this.#waiting.has(client)) return delay(5);
    const request = { services: [{ id: 'h60' }], ...this.#place(turn) };
    const { status, body } = await this.#call(client, 'POST', '/schedule', request);
    if (status === 200) return this.#keep(client, v.parse(bookedSchema, body).appointmentId);
    const range = { from: this.#day(0), to: this.#day(DAYS - 1) };
    const joined = await this.#call(client, 'POST', '/waiting-list', {
      ...{ service_ids: ['h60'], ...range },
    });
    if (joined.status < 300) this.#waiting.add(client);
  }

  #keep(client: number, id: string): void {
    this.#bookings.set(client, id);
    this.acknowledged.add(id);
  }

  /** Somebody who has a place wants another, or none. */
  async #change(): Promise<void> {
    const turn = (this.#turn += 1);
    const [client, id] = [...this.#bookings][turn % Math.max(1, this.#bookings.size)] ?? [];
    if (client === undefined || id === undefined) return delay(20);
    if (turn % 4 > 0) {
      const moved = await this.#call(
        client,
        'POST',
        `/services/${id}/move`,
        this.#place(turn, true),
      );
      if (moved.status === 200) this.moved += 1;
      return;
    }
    this.#bookings.delete(client);
    await this.#call(client, 'POST', `/services/${id}/cancel`);
  }

  /** Whoever is offered a place takes it, or every third time does not want it. */
  async #answerOffers(): Promise<void> {
    await delay(LOOK_MILLISECONDS);
    const listed = await this.#portal.provider('GET', '/waiting-list?limit=1000');
    for (const { offer, customer } of v.parse(waitingEntriesSchema, listed).entries) {
      if (offer === null || customer.phone === null) continue;
      const client = this.#clients.get(customer.phone) ?? 0;
      const { body } = await this.#call(client, 'GET', '/waiting-list');
      for (const entry of v.parse(waitingListSchema, body).entries)
        if (entry.offer !== null) await this.#answerOffer(client, entry.offer.id);
    }
  }

  async #answerOffer(client: number, id: string): Promise<void> {
    const path = `/waiting-list/offers/${id}`;
    if ((this.#turn += 1) % 3 === 0) {
      await this.#call(client, 'POST', `${path}/decline`, {});
      return;
    }
    const { status, body } = await this.#call(client, 'POST', `${path}/accept`, {});
    if (status !== 200) return;
    this.accepted += 1;
    this.#waiting.delete(client);
    this.#keep(client, v.parse(offerAcceptedSchema, body).appointment_id);
  }
}
