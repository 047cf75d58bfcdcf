import { html } from 'hono/html';
import { layout, type Markup } from '../../rollouts/mgmt/page/layout.ts';
import type { Operator } from '../../rollouts/mgmt/page/operatorSession.ts';
import { pageHeader, PROVIDERS } from '../../rollouts/mgmt/page/pageHeader.ts';
import { timeText } from '../../rollouts/mgmt/page/times.ts';
import { actionForm } from './actionForm.ts';
import { providerPath } from './providerPath.ts';
import type { ProviderView } from './readProviderView.ts';
import { stateText } from './stateText.ts';

type Part = (view: ProviderView, mayChange: boolean) => Markup;

const linksSection: Part = ({ company: { domain }, links }, mayChange) =>
  html`<section class="card" aria-labelledby="links">
    <h2 id="links">Set-up links</h2>
    ${links.length === 0 ? html`<p class="quiet">None was sent.</p>` : ''}
    <ul class="rows">
      ${links.map(
        ({ id, contact, state, made_at: madeAt, made_by: madeBy, expires_at: expiresAt }) =>
          html`<li>
            <p>${contact}: <span class="${state === 'open' ? 'good' : ''}">${state}</span></p>
            <p class="quiet">
              ${timeText(new Date(madeAt))} · ${madeBy}
              ${state === 'open' ? html`· until ${timeText(new Date(expiresAt))}` : ''}
            </p>
            ${
              mayChange && state === 'open'
                ? actionForm({ domain, action: 'revoke-link', id, button: 'Revoke' })
                : ''
            }
          </li>`,
      )}
    </ul>
    ${
      mayChange
        ? actionForm({
            domain,
            action: 'link',
            button: 'Send a link',
            question: html`<label>
              The owner’s e-mail or mobile number
              <input name="contact" required maxlength="255" />
            </label>`,
          })
        : ''
    }
  </section>`;

const ownersSection: Part = ({ company: { domain }, owners }, mayChange) =>
  html`<section class="card" aria-labelledby="owners">
    <h2 id="owners">Owners</h2>
    ${owners.length === 0 ? html`<p class="quiet">Nobody came in yet.</p>` : ''}
    <ul class="rows">
      ${owners.map(
        ({ id, contact, since, sessions }) =>
          html`<li>
            <p>${contact}</p>
            <p class="quiet">
              since ${timeText(new Date(since))} · ${sessions}
              ${sessions === 1 ? 'session' : 'sessions'}
            </p>
            ${
              mayChange
                ? html`<div class="inline">
                    ${actionForm({ domain, action: 'end-sessions', id, button: 'End the sessions' })}
                    ${actionForm({ domain, action: 'end-owner', id, button: 'End the owner' })}
                  </div>`
                : ''
            }
          </li>`,
      )}
    </ul>
  </section>`;

function standing({ company: { domain }, state }: ProviderView): Markup {
  const reason = html`<label>Why? <input name="reason" required maxlength="500" /></label>`;
  return html`<section class="card" aria-labelledby="standing">
    <h2 id="standing">${state.suspended_at === null ? 'Suspend' : 'Suspended'}</h2>
    ${
      state.suspended_at === null
        ? actionForm({
            domain,
            action: 'suspend',
            button: 'Suspend',
            look: 'danger',
            question: html`<p class="quiet">
                Customers read that the portal is suspended, and nothing is lost. The reason is for
                operators.
              </p>
              ${reason}`,
          })
        : html`<div class="actions">
            ${actionForm({ domain, action: 'resume', button: 'Resume', look: 'strong' })}
            ${
              state.deletes_at === null
                ? html`<a class="button" href="${providerPath(domain)}/delete">Delete …</a>`
                : ''
            }
          </div>`
    }
  </section>`;
}

const historySection = ({ history }: ProviderView): Markup =>
  html`<section class="card" aria-labelledby="history">
    <h2 id="history">History</h2>
    ${history.length === 0 ? html`<p class="quiet">Nothing was done yet.</p>` : ''}
    <ol class="rows">
      ${history.map(
        ({ at, actor, action, subject }) =>
          html`<li>
            <p>${actor} ${action}</p>
            <p class="quiet">${timeText(at)} · ${subject}</p>
          </li>`,
      )}
    </ol>
  </section>`;

/** One provider: its state, links, owners and history, and what an operator who manages does with them (SET-01). */
export function providerPage(
  operator: Operator,
  view: ProviderView,
  { done, problem }: { done?: string | undefined; problem?: string | undefined } = {},
): Markup {
  const { name, domain } = view.company;
  const mayChange = operator.role === 'manage';
  return layout(
    name,
    html`${pageHeader(operator, name, [PROVIDERS])}
      <p role="status" class="quiet">${done ?? ''}</p>
      ${problem === undefined ? '' : html`<p class="card bad" role="alert">${problem}</p>`}
      <p>${domain} · ${stateText(view.state)}</p>
      <p><a class="button" href="${view.setupAddress}" rel="noreferrer">Set-up</a></p>
      ${linksSection(view, mayChange)} ${ownersSection(view, mayChange)}
      ${mayChange ? standing(view) : ''} ${historySection(view)}`,
  );
}
