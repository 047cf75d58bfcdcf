import { refundsSchema, type Refund } from '@portal/api/payment/createPaymentsApi';
import {
  paymentAccountStateSchema,
  type PaymentAccountState,
} from '@portal/api/payment/paymentAccountState';
import * as v from 'valibot';
import { createProvider } from '../../../testing/calls/createProvider.ts';
import { registerByPhone } from '../../../testing/calls/registerByPhone.ts';
import type { Answer } from '../../../testing/testBackend.ts';
import type { LivePortal } from './livePortal.testing.ts';

export const keys = {
  backoffice_key: '1111-2222-3333-4444',
  mb_key: 'ABC-000001',
  mbway_key: 'ABC-000002',
  anti_phishing_key: 'a-very-private-phrase',
};
export const otherKeys = {
  ...keys,
  mb_key: 'ABC-000009',
  anti_phishing_key: 'another-private-phrase',
};
const domain = 'auto-mirante.localhost';

/** A provider in production with a customer, who owes 184,50 € wherever asked. */
export interface LiveProvider {
  /** The customer's own. */
  token: string;
  call(method: string, path: string, json?: unknown): Promise<Answer>;
  enter(entered: object): Promise<Answer>;
  ask(method: string, phone?: string): Promise<Answer>;
  state(): Promise<PaymentAccountState>;
  /** Somebody pays the newest test at the gateway, which calls back. */
  payTest(options?: object): Promise<void>;
  refunds(): Promise<Refund[]>;
  /** What somebody calls in the gateway's place about the newest test, or another order. */
  callBack(query: Record<string, string>, order?: string): Promise<number>;
  /** The methods that the customer is shown. */
  offered(): Promise<unknown>;
  owe(): Promise<string>;
  pay(id: string, method?: string): Promise<Answer>;
  goLive(): Promise<void>;
  /** Forgets accounts and tests, and what the gateway has. */
  beginAnew(): Promise<void>;
}

/** Sets one up, with all methods chosen and no keys. */
export async function createLiveProvider({
  portal,
  live,
  gateway,
  newestOrder,
  registerCallback,
}: LivePortal): Promise<LiveProvider> {
  const phone = '+351912000001';
  const key = await createProvider(portal, domain, {
    ...{ payment_methods: ['MB', 'MBWAY', 'CC'], support_equipment: false },
  });
  const token = await registerByPhone(portal, phone);
  const call: LiveProvider['call'] = (method, path, json) =>
    live(method, `/provider-api/v1${path}`, { token: key, json });
  const provider: LiveProvider = {
    token,
    call,
    enter: (entered) => call('PUT', '/payment-account', entered),
    ask: (method, at = phone) =>
      call('POST', '/payment-account/test-payment', { method, phone: at }),
    state: async () =>
      v.parse(paymentAccountStateSchema, (await call('GET', '/payment-account')).body),
    payTest: async (options) => gateway(`/control/payments/${await newestOrder()}/pay`, options),
    refunds: async () => v.parse(refundsSchema, (await call('GET', '/refunds')).body).refunds,
    callBack: async (query, order) => {
      const said = {
        oid: order ?? (await newestOrder()),
        ...{ val: '1.00', apk: keys.anti_phishing_key, st: 'PAGO' },
        ...query,
      };
      const path = `/gateway-callback/ifthenpay?${new URLSearchParams(said).toString()}`;
      return (await live('GET', path)).status;
    },
    offered: async () => (await live('GET', '/main/config', { token })).body['payment_methods'],
    owe: async () => {
      const work = await call('POST', '/works', { customer: { phone: phone.slice(4) } });
      const id = String(work.body['id']);
      await call('POST', `/works/${id}/payment`, { total: 184.5 });
      return id;
    },
    pay: (id, method = 'MB') =>
      live('POST', '/main/payment', {
        token,
        json: { id, method, total: 184.5, billing_id: 'FINAL_CONSUMER', phone },
      }),
    goLive: async () => {
      await provider.enter(keys);
      await provider.ask('MB');
      await provider.payTest();
      if ((await provider.state()).state !== 'live') throw new Error('It did not go live.');
    },
    beginAnew: async () => {
      const { pool, clock } = portal.backend;
      await pool.query('delete from payment_refunds where test_id is not null');
      for (const table of ['payment_tests', 'payment_accounts', 'former_payment_accounts'])
        await pool.query(`delete from ${table}`);
      await pool.query("update companies set live_payment_methods = '{}'");
      await pool.query('delete from rate_limits');
      await clock.reset();
      await gateway('/control/reset');
      await registerCallback(keys.anti_phishing_key);
    },
  };
  return provider;
}
