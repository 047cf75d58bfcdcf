import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { deliverCallbacks } from './deliverCallbacks.ts';
import { decide, passTime } from './decide.ts';
import type { SandboxPayment } from './sandboxPayment.ts';
import type { SandboxStore } from './sandboxStore.ts';

const payOptions = v.object({
  amount: v.optional(v.string()),
  key: v.optional(v.string()),
  callbacks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))),
  delaySeconds: v.optional(v.number()),
});
/** Of several open requests on a telephone the one of an amount, else the newest. */
const openOptions = v.object({ amount: v.optional(v.string()) });
const modes = v.object({
  callbackBeforeAnswer: v.optional(v.boolean()),
  silent: v.optional(v.boolean()),
});
const clock = v.union([
  v.object({ advanceSeconds: v.number() }),
  v.object({ reset: v.literal(true) }),
]);

/** What tests do to the sandbox: pay, refuse, let time pass, misbehave. The sandbox runs in development only. */
export function controlRoutes(store: SandboxStore): Hono {
  const app = new Hono({ strict: false });
  const withPayment = async (
    context: Context,
    act: (payment: SandboxPayment, body: unknown) => void,
  ): Promise<Response> => {
    const payment = store.find(context.req.param('id') ?? '');
    if (payment === undefined) return context.json({ message: 'There is no such payment.' }, 404);
    act(payment, await context.req.json().catch(() => ({})));
    await deliverCallbacks(store);
    return context.json({ payment });
  };

  app.get('/control/payments', (context) => {
    passTime(store);
    return context.json({ payments: store.state.payments, callbacks: store.state.callbacks });
  });
  app.post('/control/open/:phone', async (context) => {
    const { amount } = v.parse(openOptions, await context.req.json().catch(() => ({})));
    passTime(store);
    const payment = store.state.payments.findLast(
      (entry) =>
        entry.phone === context.req.param('phone') &&
        entry.status === 'OPEN' &&
        (amount === undefined || entry.amount === amount),
    );
    if (payment === undefined) return context.json({ message: 'Nothing is open.' }, 404);
    return context.json({ requestId: payment.requestId });
  });
  app.post('/control/payments/:id/pay', (context) =>
    withPayment(context, (payment, body) =>
      decide(store, payment, 'PAID', v.parse(payOptions, body)),
    ),
  );
  app.post('/control/payments/:id/reject', (context) =>
    withPayment(context, (payment) => decide(store, payment, 'REJECTED')),
  );
  app.post('/control/payments/:id/expire', (context) =>
    withPayment(context, (payment) => decide(store, payment, 'EXPIRED')),
  );
  app.post('/control/modes', async (context) => {
    Object.assign(store.state.modes, v.parse(modes, await context.req.json()));
    store.save();
    return context.json({ modes: store.state.modes });
  });
  app.post('/control/clock', async (context) => {
    const request = v.parse(clock, await context.req.json());
    store.state.clockShift =
      'reset' in request ? 0 : store.state.clockShift + request.advanceSeconds * 1000;
    passTime(store);
    store.save();
    return context.json({ now: new Date(store.now()).toISOString() });
  });
  app.post('/control/reset', (context) => {
    store.reset();
    return context.json({ message: 'Everything was forgotten.' });
  });
  return app;
}
