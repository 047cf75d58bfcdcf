import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { cardSignature } from '../gateways/ifthenpay/cardSignature.ts';
import { deliverCallbacks } from './deliverCallbacks.ts';
import { decide, passTime } from './decide.ts';
import { openEntry, paymentMarkup } from './paymentMarkup.ts';
import type { SandboxPayment } from './sandboxPayment.ts';
import type { SandboxStore } from './sandboxStore.ts';
import { showPage } from './showPage.ts';
import { texts } from './texts.ts';

const shownClosed = 10;

/** Pages for people: the list of open requests, and the card page that customers are sent to. */
export function pageRoutes(store: SandboxStore): Hono {
  const app = new Hono({ strict: false });

  app.get('/', (context) => {
    passTime(store);
    const newestFirst = [...store.state.payments].reverse();
    const open = newestFirst.filter(
      (payment) => payment.status === 'OPEN' && payment.method !== 'CC',
    );
    const closed = newestFirst.filter((payment) => payment.status !== 'OPEN').slice(0, shownClosed);
    return showPage(
      context,
      texts.title,
      html`<h1>${texts.title}</h1>
        <p>${texts.lead}</p>
        <h2>${texts.open}</h2>
        ${
          open.length === 0
            ? html`<p>${texts.empty}</p>`
            : html`<ul>
                ${open.map(openEntry)}
              </ul>`
        }
        ${
          closed.length === 0
            ? ''
            : html`<h2>${texts.closed}</h2>
                <ul>
                  ${closed.map(
                    (payment) =>
                      html`<li>
                        ${paymentMarkup(payment)}
                        <p class="quiet">${texts.states[payment.status]}</p>
                      </li>`,
                  )}
                </ul>`
        }`,
      true,
    );
  });

  app.post('/requests/:id/:decision', async (context) => {
    const payment = store.find(context.req.param('id'));
    if (payment?.status === 'OPEN') {
      decide(store, payment, context.req.param('decision') === 'pay' ? 'PAID' : 'REJECTED');
      await deliverCallbacks(store);
    }
    return context.redirect('/', 303);
  });

  app.get('/card/:token', (context) => {
    const payment = findCard(store, context);
    if (payment === undefined)
      return showPage(context, texts.cardTitle, html`<p>${texts.cardGone}</p>`);
    const button = (decision: string, label: string, main = false) =>
      html`<form method="post" action="/card/${payment.pageToken}/${decision}">
        <button class="${main ? 'main' : ''}">${label}</button>
      </form> `;
    return showPage(
      context,
      texts.cardTitle,
      html`<main class="card">
        <h1>${texts.cardTitle}</h1>
        <p>${texts.cardLead}</p>
        <p class="amount">${payment.amount.replace('.', ',')} €</p>
        ${button('success', texts.cardSuccess, true)}${button('error', texts.cardError)}${button('cancel', texts.cardCancel)}
      </main>`,
    );
  });

  app.post('/card/:token/:decision', async (context) => {
    const payment = findCard(store, context);
    if (payment === undefined)
      return showPage(context, texts.cardTitle, html`<p>${texts.cardGone}</p>`);
    const decision = context.req.param('decision');
    if (decision === 'success') {
      decide(store, payment, 'PAID');
      await deliverCallbacks(store);
    } else if (decision === 'error') decide(store, payment, 'DECLINED');
    const target =
      decision === 'success'
        ? payment.successUrl
        : decision === 'error'
          ? payment.errorUrl
          : payment.cancelUrl;
    return context.redirect(returnAddress(target, payment, decision === 'success'), 303);
  });
  return app;
}

function findCard(store: SandboxStore, context: Context): SandboxPayment | undefined {
  const token = context.req.param('token');
  return store.state.payments.find(
    (payment) =>
      payment.method === 'CC' && payment.pageToken === token && payment.status === 'OPEN',
  );
}

/** The gateway adds id, amount and request id, and its signature to the success address only. */
function returnAddress(target: string, payment: SandboxPayment, signed: boolean): string {
  const address = new URL(target);
  const parts = { id: payment.orderId, amount: payment.amount, requestId: payment.requestId };
  for (const [name, value] of Object.entries(parts)) address.searchParams.set(name, value);
  if (signed) address.searchParams.set('sk', cardSignature(payment.cardKey, parts));
  return address.href;
}
