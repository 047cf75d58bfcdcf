import { hasLogo } from '@portal/api/company/logoFile';
import type { ProviderBranding } from '@portal/contract/providerBranding';
import { texts } from '../../texts.ts';
import { escapeHtml } from '../escapeHtml.ts';
import type { SkeletonShape } from './skeletonShape.ts';

const BARS = '<div class="sk-bars"><i></i><i></i><i></i><i></i><i></i></div>';
const CARD = `<div class="sk-card"><i></i>${BARS}</div>`;
const PLAIN_CARD = '<div class="sk-card"><i></i></div>';
const STEPS = '<div class="sk-bars sk-steps"><i></i><i></i><i></i></div>';
const LINES = '<i class="sk-a"></i><i class="sk-b"></i>';
const ROWS = `<div class="sk-rows">${PLAIN_CARD.repeat(4)}</div>`;

/** What each page has below its header. */
const CONTENTS: Record<SkeletonShape, string> = {
  home: `${LINES}<div class="sk-cards">${CARD.repeat(3)}</div>`,
  page: `<div class="sk-rows">${CARD}${PLAIN_CARD.repeat(2)}</div>`,
  decision: `<div class="sk-rows">${CARD}${PLAIN_CARD.repeat(2)}</div>`,
  steps: `${STEPS}<i class="sk-b"></i>${ROWS}`,
  form: '<div class="sk-fields"><i class="sk-b"></i><i class="sk-a"></i><i class="sk-field"></i><i class="sk-field"></i></div>',
};

/**
 * What is painted before any script or style sheet has arrived (SHL-64): the provider's logo or name, and
 * the shape of the page that the address leads to. The shell removes it when it has something to show.
 */
export function skeleton(provider: ProviderBranding | null, shape: SkeletonShape): string {
  const name = escapeHtml(provider?.name ?? '');
  const picture = `<img src="${escapeHtml(provider?.logo ?? '')}" alt="${name}" height="30">`;
  // Without a logo the header has the name in its place, too.
  const logo = hasLogo(provider?.logo ?? '') ? picture : `<b>${name}</b>`;
  const bar = shape === 'form' ? '' : '<div class="sk-bar"></div>';
  return (
    `<div class="sk sk-${shape}" id="boot-skeleton"><p role="status">${texts.loading}</p>${bar}` +
    `<div class="sk-top">${provider ? logo : ''}</div>${CONTENTS[shape]}</div>`
  );
}
