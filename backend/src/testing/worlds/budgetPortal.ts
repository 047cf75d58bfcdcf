import { budgetVersionsSchema, type BudgetVersion } from '@portal/api/work/budget/budget';
import type { Item } from '@portal/api/items/item';
import { itemDetailsSchema } from '@portal/api/items/itemDetailsSchema';
import * as v from 'valibot';
import { createBudgetWorld, type BudgetWorld } from './budgetWorld.ts';
import type { Answer } from '../testBackend.ts';

const item_specs = { brand: 'Peugeot', model: '308', plate: '72-ZB-16' };

/** A workshop with one customer and a webhook that hears everything, for tests of both sides of a budget. */
export interface BudgetPortal extends BudgetWorld {
  /** Opens a work of the customer about a car. @returns `A-…` */
  openAboutCar(): Promise<string>;
  /** A call of the provider, refusals as they are. */
  asProvider(method: string, path: string, json?: object): Promise<Answer>;
  versions(id: string): Promise<BudgetVersion[]>;
  item(id: string): Promise<Item>;
  /** A change by the customer. */
  send(path: string, json: object, idempotencyKey?: string): Promise<Answer>;
  /** What the provider's webhook was told of this type, oldest first. */
  events(type: string): Promise<Record<string, unknown>[]>;
}

/** A job of one line of labour, in euros with VAT. */
export const simpleJob = (title: string, price: number, more: object = {}) => ({
  title,
  labour: [{ designation: title, price }],
  ...more,
});

export async function createBudgetPortal(): Promise<BudgetPortal> {
  const world = await createBudgetWorld();
  const { portal, key, token } = world;
  await world.provider('PUT', '/webhooks/todos', {
    url: 'https://exemplo.pt/portal',
    secret: 'um segredo com pelo menos 32 letras',
  });
  const read = async (path: string) => (await portal.call('GET', `/main${path}`, { token })).body;
  return {
    ...world,
    openAboutCar: async () => {
      const work = { customer: { phone: '912000001' }, item_specs };
      return String((await world.provider('POST', '/works', work))['id']);
    },
    asProvider: (method, path, json) =>
      portal.call(method, `/provider-api/v1${path}`, { token: key, json }),
    versions: async (id) =>
      v.parse(budgetVersionsSchema, await read(`/services/${id}/budgets`)).budgets,
    item: async (id) => v.parse(itemDetailsSchema, await read(`/items/${id}/`)),
    send: (path, json, idempotencyKey) => {
      const headers: Record<string, string> =
        idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
      return portal.call('POST', `/main${path}`, { token, json, headers });
    },
    events: async (type) => {
      const { rows } = await portal.backend.pool.query<{ event: Record<string, unknown> }>(
        `select jsonb_build_object('subject', subject, 'data', data) as event from webhook_events
         where type = $1 order by sequence`,
        [type],
      );
      return rows.map(({ event }) => event);
    },
  };
}
