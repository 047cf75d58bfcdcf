import type { FullConfiguration } from '@portal/api/company/fullConfiguration';
import type { Ratings } from '@portal/api/company/ratings';
import { LEGAL_PATHS } from '@portal/contract/paths';
import { formatPhone } from '@portal/domain/contact/formatPhone';
import { phoneCost } from '@portal/domain/contact/phoneCost';
import { groupDigits } from '@portal/domain/text/groupDigits';
import { PORTAL_ADDRESSES } from '../../src/address/portalAddresses.ts';
import { escapeHtml } from '../html/escapeHtml.ts';
import { factRows } from './factRows.ts';
import { icon } from './icon.ts';
import type { LegalContent } from './legalPage.ts';
import { texts } from './texts.ts';

const words = texts.about;

const card = (id: string, title: string, content: string) =>
  content === ''
    ? ''
    : `<section class="lg-card" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;

/** What is known of the company; a field without value is absent (LAW-02). */
function company({ name, legal = {} }: FullConfiguration): string {
  const register =
    legal.registry_office && legal.registry_number
      ? words.registered(legal.registry_office, legal.registry_number)
      : (legal.registry_office ?? legal.registry_number);
  const body =
    legal.professional_body && legal.professional_number
      ? words.registered(legal.professional_body, legal.professional_number)
      : (legal.professional_body ?? legal.professional_number);
  const facts: [string, string | undefined][] = [
    [words.name, name],
    [words.legalName, legal.legal_name],
    [words.nipc, legal.nipc && groupDigits(legal.nipc)],
    [words.address, legal.address],
    [words.register, register],
    [words.profession, legal.profession],
    [words.professionalBody, body],
    [words.ers, legal.ers_number],
  ];
  return card('empresa', words.company, factRows(facts));
}

function contactRow(drawing: string, href: string, shown: string, below: string | null): string {
  const sub = below === null ? '' : `<span class="lg-sub">${escapeHtml(below)}</span>`;
  return (
    `<li><span class="lg-well">${drawing}</span><span class="lg-words">` +
    `<a class="lg-link" href="${escapeHtml(href)}">${escapeHtml(shown)}</a>${sub}</span></li>`
  );
}

/** Every number of the provider once, with what calling it costs (LAW-03), and its address for mail. */
function contact({
  legal = {},
  whatsapp_number,
  company: { phone, email },
}: FullConfiguration): string {
  const numbers = [legal.phone, phone, whatsapp_number].filter((one) => typeof one === 'string');
  const shown = new Map(numbers.filter(Boolean).map((one) => [formatPhone(one), one]));
  const rows = [...shown].map(([text, number]) =>
    contactRow(
      icon('phone'),
      `tel:${number.replaceAll(/\s/g, '')}`,
      text,
      phoneCost(number, legal.phone_cost),
    ),
  );
  const mail = legal.email ?? email;
  if (mail) rows.push(contactRow(icon('mail'), `mailto:${mail}`, mail, null));
  return card(
    'contacto',
    words.contact,
    rows.length === 0 ? '' : `<ul class="lg-list">${rows.join('')}</ul>`,
  );
}

function linkRow(
  drawing: string,
  href: string,
  title: string,
  sub: string,
  end = icon('external'),
): string {
  return (
    `<li><a class="lg-row" href="${escapeHtml(href)}">${drawing}<span class="lg-words">` +
    `<span>${escapeHtml(title)}</span><span class="lg-sub">${escapeHtml(sub)}</span></span>${end}</a></li>`
  );
}

const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

/** Where complaints go, and who settles disputes; no link to the closed platform of the Union (LAW-02). */
function rights({ legal = {} }: FullConfiguration): string {
  const { complaintsBook } = PORTAL_ADDRESSES;
  const book = linkRow(
    icon('book'),
    complaintsBook,
    texts.footer.complaints,
    siteOf(complaintsBook),
  );
  const withdrawal = linkRow(
    icon('undo'),
    LEGAL_PATHS.withdrawal,
    texts.footer.withdrawal,
    words.withdrawal,
    icon('forward'),
  );
  const list = `<ul class="lg-list">${book}${withdrawal}</ul>`;
  const { arbitration } = legal;
  if (arbitration === undefined) return card('direitos', words.rights, list);
  const { name, url } = arbitration;
  const entity = linkRow(icon('scale'), url, name, siteOf(url));
  return card(
    'direitos',
    words.rights,
    `${list}<p class="lg-lead">${words.arbitrationLead}</p><ul class="lg-list">${entity}</ul>`,
  );
}

/** What customers thought of it, and who may say so (LAW-12). */
function ratingsCard(ratings: Ratings): string {
  if (ratings === null) return '';
  const { average, count } = ratings;
  const shown = average.toFixed(1).replace('.', ',');
  const stars = [1, 2, 3, 4, 5]
    .map(
      (star) =>
        `<span${star <= Math.round(average) ? ' class="lg-on"' : ''}>${icon('star')}</span>`,
    )
    .join('');
  return card(
    'avaliacoes',
    words.ratings,
    `<p class="lg-rating"><span class="lg-average">${shown}</span><span class="visually-hidden"> ${words.ofFive}, </span>` +
      `<span class="lg-words"><span class="lg-stars" aria-hidden="true">${stars}</span><span class="lg-sub">${words.ratingsCount(count)}</span></span></p>` +
      `<p class="lg-lead">${words.whoRates}</p>`,
  );
}

/** `/legal/sobre`: who the provider is, how to reach it, who settles disputes (LAW-01, LAW-02). */
export function aboutPage(provider: FullConfiguration, ratings: Ratings): LegalContent {
  const main = `<div class="lg-heading"><h1><span class="lg-kicker">${words.title}</span> ${escapeHtml(provider.name)}</h1><p>${words.lead}</p></div>
<div class="lg-columns"><div class="lg-side">${company(provider)}${contact(provider)}${ratingsCard(ratings)}</div><div class="lg-side">${rights(provider)}</div></div>`;
  return { path: LEGAL_PATHS.about, title: words.title, main };
}
