import { groupDigits } from '@portal/domain/text/groupDigits';
import { Hono, type Context } from 'hono';
import { html, raw } from 'hono/html';
import { cardSignature } from '../gateways/ifthenpay/cardSignature.ts';
import { deliverCallbacks } from './deliverCallbacks.ts';
import { decide, passTime } from './decide.ts';
import type { SandboxPayment } from './sandboxPayment.ts';
import type { SandboxStore } from './sandboxStore.ts';
import { ownStylePolicy } from '../../../platform/http/ownStylePolicy.ts';
import { texts } from './texts.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
  ul { list-style: none; padding: 0; display: grid; gap: .75rem; }
  li, main.card { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 14px; padding: 1rem; }
  .amount { font-size: 1.5rem; font-weight: 640; font-variant-numeric: tabular-nums; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; margin: .5rem 0; font-variant-numeric: tabular-nums; }
  dd { margin: 0; } .quiet { opacity: .7; font-size: .875rem; }
  form { display: inline; } button { font: inherit; min-height: 44px; padding: 0 1.25rem; border-radius: 12px; border: 1px solid; background: none; color: inherit; }
  button.main { background: CanvasText; color: Canvas; }
`;
const policy = ownStylePolicy(style);
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
    return show(
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
                        ${summary(payment)}
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
      return show(context, texts.cardTitle, html`<p>${texts.cardGone}</p>`);
    const button = (decision: string, label: string, main = false) =>
      html`<form method="post" action="/card/${payment.pageToken}/${decision}">
        <button class="${main ? 'main' : ''}">${label}</button>
      </form> `;
    return show(
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
      return show(context, texts.cardTitle, html`<p>${texts.cardGone}</p>`);
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

function openEntry(payment: SandboxPayment) {
  const button = (decision: string, label: string, main = false) =>
    html`<form method="post" action="/requests/${payment.requestId}/${decision}">
      <button class="${main ? 'main' : ''}">${label}</button>
    </form> `;
  return html`<li>
    ${summary(payment)}
    ${
      payment.method === 'MB'
        ? button('pay', texts.pay, true)
        : html`${button('pay', texts.approve, true)}${button('reject', texts.reject)}`
    }
  </li>`;
}

function summary(payment: SandboxPayment) {
  return html`<p class="amount">${payment.amount.replace('.', ',')} €</p>
    <p>${texts.methods[payment.method]}. ${payment.description}</p>
    <dl>
      ${
        payment.method === 'MB'
          ? html`<dt>${texts.entity}</dt>
              <dd>${payment.entity}</dd>
              <dt>${texts.reference}</dt>
              <dd>${groupDigits(payment.reference)}</dd>`
          : ''
      }
      ${
        payment.method === 'MBWAY'
          ? html`<dt>${texts.phone}</dt>
              <dd>${payment.phone}</dd>`
          : ''
      }
    </dl>`;
}

function show(
  context: Context,
  title: string,
  content: ReturnType<typeof html>,
  refresh = false,
): Response | Promise<Response> {
  context.header('Content-Security-Policy', policy);
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  return context.html(
    html`<!doctype html>
      <html lang="pt-PT">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          ${refresh ? html`<meta http-equiv="refresh" content="5" />` : ''}
          <title>${title}</title>
          ${raw(`<style>${style}</style>`)}
        </head>
        <body>
          ${content}
        </body>
      </html>`,
  );
}
