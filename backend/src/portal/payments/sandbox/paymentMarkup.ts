import { groupDigits } from '@portal/domain/text/groupDigits';
import { html } from 'hono/html';
import type { SandboxPayment } from './sandboxPayment.ts';
import { texts } from './texts.ts';

/** A request that waits, with the buttons that decide it. */
export function openEntry(payment: SandboxPayment) {
  const button = (decision: string, label: string, main = false) =>
    html`<form method="post" action="/requests/${payment.requestId}/${decision}">
      <button class="${main ? 'main' : ''}">${label}</button>
    </form> `;
  return html`<li>
    ${paymentMarkup(payment)}
    ${
      payment.method === 'MB'
        ? button('pay', texts.pay, true)
        : html`${button('pay', texts.approve, true)}${button('reject', texts.reject)}`
    }
  </li>`;
}

/** What is paid, and how. */
export function paymentMarkup(payment: SandboxPayment) {
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
