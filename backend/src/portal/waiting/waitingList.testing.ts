import { waitingListSchema, type WaitingEntry } from '@portal/api/work/waiting/waitingList';
import * as v from 'valibot';
import { asProvider } from '../../testing/calls/asProvider.ts';
import { createProvider } from '../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../testing/calls/registerByPhone.ts';
import { createTestBackend, type Answer, type TestBackend } from '../../testing/testBackend.ts';
import { expireOffers } from './offers/expireOffers.ts';
import { offerReleasedTimes } from './offers/offerReleasedTimes.ts';

/** Monday, ten in the morning in Lisbon. */
export const monday = new Date('2026-06-15T09:00:00Z');
/** The day whose times are waited for, and the one behind it. */
export const day = '2026-06-16';
export const nextDay = '2026-06-17';

/** A barber with two experts and a waiting list, and customers. */
export class WaitingBarber {
  readonly portal: TestBackend;
  readonly key: string;
  readonly tokens: readonly string[];

  private constructor(portal: TestBackend, key: string, tokens: readonly string[]) {
    this.portal = portal;
    this.key = key;
    this.tokens = tokens;
  }

  static async open(): Promise<WaitingBarber> {
    const portal = await createTestBackend();
    await portal.backend.clock.moveTo(monday);
    const domain = 'auto-mirante.localhost';
    const key = await createProvider(portal, domain, {
      ...{ support_equipment: false, name: 'Barbearia Lima', payment_methods: ['MB'] },
    });
    const names = ['Ana Marques', 'Rui Costa', 'Eva Lopes'];
    const tokens: string[] = [];
    for (const [index, name] of names.entries())
      tokens.push(await registerByPhone(portal, `+35191200000${index + 1}`, domain, name));
    const barber = new WaitingBarber(portal, key, tokens);
    const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));
    await barber.provider('PUT', '/hours', { hours });
    await barber.provider('PUT', '/experts/rui', { name: 'Rui' });
    await barber.provider('PUT', '/experts/eva', { name: 'Eva' });
    const service = (id: string, more: object) =>
      barber.provider('PUT', `/services/${id}`, { name: id, duration_minutes: 60, ...more });
    await service('corte', { name: 'Corte', expert_ids: ['rui', 'eva'] });
    await service('cor', { name: 'Cor', duration_minutes: 120, expert_ids: ['eva'] });
    await service('pago', { name: 'Lavagem', payment: 25, expert_ids: ['rui'] });
    await barber.provider('PUT', '/webhooks/agenda', {
      ...{ url: 'https://example.test/hook', secret: 'a secret of the provider that is long' },
    });
    return barber;
  }

  /** As on the first day, with nobody booked and nobody waiting. */
  async clear(): Promise<void> {
    const { pool, clock } = this.portal.backend;
    await clock.moveTo(monday);
    await pool.query(
      'truncate appointments, closures, payments, notifications, outbox, released_times cascade',
    );
    await pool.query('delete from webhook_events');
    await this.provider('PUT', '/settings', {
      ...{ notice_minutes: 0, move_notice_minutes: 0, max_moves: 2, confirm_moves_by_hand: false },
      ...{ waiting_list: true, cancel_notice_minutes: 0 },
    });
  }

  provider(method: string, path: string, json?: unknown) {
    return asProvider(this.portal, this.key, method, path, json);
  }

  call(who: number, method: string, path: string, json?: unknown): Promise<Answer> {
    return this.portal.call(method, `/main${path}`, { token: this.tokens[who] ?? '', json });
  }

  /** @returns the booking's id, `S-…` */
  async book(who: number, time: string, expert = 'rui', date = day): Promise<string> {
    const id = await this.expert(expert);
    const json = { services: [{ id: 'corte' }], date, time, expert_id: id };
    const { status, body } = await this.call(who, 'POST', '/schedule', json);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return String(body['appointmentId']);
  }

  cancel(who: number, id: string): Promise<Answer> {
    return this.call(who, 'POST', `/services/${id}/cancel`);
  }

  /** The portal's id of an expert by the provider's own. */
  async expert(foId: string): Promise<string> {
    const found = await this.portal.backend.pool.query<{ id: string }>(
      'select id from experts where fo_id = $1',
      [foId],
    );
    return found.rows[0]?.id ?? '';
  }

  join(who: number, more: object = {}): Promise<Answer> {
    const json = { service_ids: ['corte'], from: day, to: day, ...more };
    return this.call(who, 'POST', '/waiting-list', json);
  }

  async entries(who: number): Promise<WaitingEntry[]> {
    return v.parse(waitingListSchema, (await this.call(who, 'GET', '/waiting-list')).body).entries;
  }

  async offer(who: number): Promise<WaitingEntry['offer']> {
    const all = await this.entries(who);
    return all.find(({ offer }) => offer !== null)?.offer ?? null;
  }

  answer(who: number, id: string | undefined, what: 'accept' | 'decline', json: object = {}) {
    return this.call(who, 'POST', `/waiting-list/offers/${id ?? 'none'}/${what}`, json);
  }

  /** What the tasks of two processes do at the same time. */
  async runTasks(): Promise<void> {
    const { backend } = this.portal;
    await Promise.all([expireOffers(backend), expireOffers(backend)]);
    await Promise.all([offerReleasedTimes(backend), offerReleasedTimes(backend)]);
  }

  /** What the bell says to a customer, newest first. */
  async told(): Promise<string[]> {
    const { rows } = await this.portal.backend.pool.query<{ description: string }>(
      'select description from notifications order by sequence desc',
    );
    return rows.map(({ description }) => description.replaceAll('\u00a0', ' '));
  }

  async events(prefix = 'waiting.'): Promise<{ type: string; subject: string; data: object }[]> {
    const { rows } = await this.portal.backend.pool.query<{
      type: string;
      subject: string;
      data: object;
    }>('select type, subject, data from webhook_events order by sequence');
    return rows.filter(({ type }) => type.startsWith(prefix));
  }

  async holds(): Promise<number> {
    const found = await this.portal.backend.pool.query(
      'select id from appointments where hold_until is not null',
    );
    return found.rows.length;
  }
}
