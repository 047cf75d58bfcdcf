import { html } from 'hono/html';
import type * as v from 'valibot';
import type { Operator } from '../../rollouts/mgmt/page/operatorSession.ts';
import { layout, type Markup } from '../../rollouts/mgmt/page/layout.ts';
import { pageHeader, PROVIDERS } from '../../rollouts/mgmt/page/pageHeader.ts';
import { timeText } from '../../rollouts/mgmt/page/times.ts';
import type { providerPageSchema } from '../../rollouts/mgmt/providers/listProviders.ts';
import { providerPath } from './providerPath.ts';
import { stateText } from './stateText.ts';

type ProviderPage = v.InferOutput<typeof providerPageSchema>;

/** What was typed into the form of a new provider. */
export interface TypedProvider {
  name: string;
  domain: string;
  contact: string;
}

export interface ListView {
  page: ProviderPage;
  search: string;
  typed?: TypedProvider;
  /** Why the form was not taken. */
  problem?: string;
}

function row(provider: ProviderPage['providers'][number]): Markup {
  const { domain, name, payments, payment_methods: methods, last_booked_at: booked } = provider;
  return html`<tr>
    <th scope="row"><a href="${providerPath(domain)}">${name}</a></th>
    <td data-label="Address">${domain}</td>
    <td data-label="State">${stateText(provider)}</td>
    <td data-label="Payments">${[payments, ...methods].join(' ')}</td>
    <td data-label="Last booking">${booked === null ? 'none' : timeText(new Date(booked))}</td>
  </tr>`;
}

function table({ page: { providers }, search }: ListView): Markup {
  if (providers.length === 0)
    return html`<p class="quiet">
      ${search === '' ? 'There is no provider yet.' : `No provider’s name or address holds “${search}”.`}
    </p>`;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Address</th>
        <th scope="col">State</th>
        <th scope="col">Payments</th>
        <th scope="col">Last booking</th>
      </tr>
    </thead>
    <tbody>
      ${providers.map(row)}
    </tbody>
  </table>`;
}

function newProviderForm({ typed, problem }: ListView): Markup {
  const { name = '', domain = '', contact = '' } = typed ?? {};
  return html`<details id="new" ${problem === undefined ? '' : 'open'}>
    <summary>New provider</summary>
    <form method="post" action="${PROVIDERS.href}" class="card">
      ${problem === undefined ? '' : html`<p class="bad" role="alert">${problem}</p>`}
      <label>Name <input name="name" required maxlength="255" value="${name}" /></label>
      <label>
        Domain
        <input
          name="domain"
          required
          maxlength="253"
          autocapitalize="none"
          spellcheck="false"
          value="${domain}"
        />
      </label>
      <label>
        The owner’s e-mail or mobile number
        <input name="contact" required maxlength="255" value="${contact}" />
      </label>
      <p class="quiet">
        The owner gets a link, good for 14 days. Customers find nobody at the domain before the
        provider is published.
      </p>
      <button class="button strong">Send the link</button>
    </form>
  </details>`;
}

function nextLink({ page: { next }, search }: ListView): Markup | string {
  if (next === null) return '';
  const query = new URLSearchParams({ after: next, ...(search === '' ? {} : { search }) });
  return html`<p><a class="button" href="${PROVIDERS.href}?${query.toString()}">Next page</a></p>`;
}

/** Providers, and the form of a new one; nothing of customers (SET-01). */
export function listPage(operator: Operator, view: ListView): Markup {
  return layout(
    'Providers',
    html`${pageHeader(operator, 'Providers')}
      ${operator.role === 'manage' ? newProviderForm(view) : ''}
      <form method="get" action="${PROVIDERS.href}" class="inline controls" role="search">
        <label
          >Name or address <input name="search" maxlength="100" value="${view.search}"
        /></label>
        <button class="button">Search</button>
      </form>
      ${table(view)} ${nextLink(view)}`,
  );
}
