import type { ProviderBranding } from '@portal/contract/providerBranding';
import { texts } from '../texts.ts';
import { escapeHtml } from './escapeHtml.ts';

const CARD =
  '<div class="sk-card"><i></i><div class="sk-bars"><i></i><i></i><i></i><i></i><i></i></div></div>';

/**
 * What is painted before any script or style sheet has arrived (SHL-64): the provider's logo and
 * the shape of a page. The shell removes it when it has something to show.
 */
export function skeleton(provider: ProviderBranding | null): string {
  const logo = provider
    ? `<img src="${escapeHtml(provider.logo)}" alt="${escapeHtml(provider.name)}" height="30">`
    : '';
  return (
    `<div class="sk" id="boot-skeleton"><p role="status">${texts.loading}</p><div class="sk-bar"></div>` +
    `<div class="sk-top">${logo}</div><i class="sk-a"></i><i class="sk-b"></i>` +
    `<div class="sk-cards">${CARD.repeat(3)}</div></div>`
  );
}
