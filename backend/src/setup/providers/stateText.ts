import { html } from 'hono/html';
import type { Markup } from '../../rollouts/mgmt/page/layout.ts';
import { timeText } from '../../rollouts/mgmt/page/times.ts';
import type { ProviderState } from '../../rollouts/mgmt/providers/providerState.ts';

const LOOKS: Readonly<Record<ProviderState['state'], string>> = {
  active: 'good',
  draft: 'warn',
  suspended: 'bad',
  leaving: 'bad',
};

/** `active`, `draft`, `suspended: {reason}`, and when a provider that leaves is deleted. */
export function stateText({
  state,
  suspension_reason: why,
  deletes_at: end,
}: ProviderState): Markup {
  const until = end === null ? '' : `, is deleted on ${timeText(new Date(end))}`;
  return html`<span class="${LOOKS[state]}">${state}${until}</span>${
      why === null ? '' : html`<span class="quiet">: ${why}</span>`
    }`;
}
