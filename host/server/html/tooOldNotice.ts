import { inlineHash } from '@portal/storage/inlineHash';
import type { BootDocument } from '@portal/contract/bootDocument';
import { phoneWithCost } from '@portal/domain/contact/phoneWithCost';
import { texts } from '../texts.ts';
import { escapeHtml } from './escapeHtml.ts';

const CLASS = 'too-old';

/**
 * Notes that the browser is older than the portal is for (README): Safari before 16 does not know `overflow: clip`,
 * Chrome before 99 no cascade layers. Written so that any browser can read it.
 */
const script =
  `if(!window.CSSLayerBlockRule||!CSS.supports("overflow","clip"))` +
  `document.documentElement.className+=" ${CLASS}"`;

/** Hash of the inline script, for the content security policy. */
export const tooOldHash = inlineHash(script);

/** Stands before the body. */
export const tooOldScript = `<script>${script}</script>`;

const link = (address: string, shown: string) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(shown)}</a>`;

/** How else the provider is reached (LAW-03); nothing where that is not known. */
function contacts({ provider, contact }: Pick<BootDocument, 'provider' | 'contact'>): string {
  if (provider === null || contact === undefined) return '';
  const { phone, phoneCost, email } = contact;
  const links =
    (phone ? link(`tel:${phone.replaceAll(/\s/g, '')}`, phoneWithCost(phone, phoneCost)) : '') +
    (email ? link(`mailto:${email}`, email) : '');
  return links === '' ? '' : ` ${escapeHtml(texts.tooOldContacts(provider.name))}${links}`;
}

/** What it shows at once; nothing else of the page could say it. The contacts of the provider and its end come behind it. */
export const tooOldNotice =
  `<div class="sk-fail sk-old" role="alert"><strong>${texts.tooOldTitle}</strong> ` +
  texts.tooOldBody;

/** What of it is the provider's own. */
export function tooOldNoticeEnding(document: Pick<BootDocument, 'provider' | 'contact'>): string {
  return `${contacts(document)}</div>`;
}

/** Its style, beside that of a failed start, which it stands in for. */
export const tooOldStyles = `.sk-old,.${CLASS} .sk-fail:not(.sk-old){display:none!important}.${CLASS} .sk-old{display:block!important}`;
