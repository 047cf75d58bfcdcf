import { html } from 'hono/html';
import type * as v from 'valibot';
import { layout, type Markup } from '../../rollouts/mgmt/page/layout.ts';
import type { Operator } from '../../rollouts/mgmt/page/operatorSession.ts';
import { pageHeader, PROVIDERS } from '../../rollouts/mgmt/page/pageHeader.ts';
import type { deletionPreviewSchema } from '../../rollouts/mgmt/providers/deletion/planDeletion.ts';
import { actionForm } from './actionForm.ts';
import { providerPath } from './providerPath.ts';

/** Says what goes with a provider, in numbers alone, before its deletion is confirmed (C-685). */
export function deletionPage(
  operator: Operator,
  domain: string,
  preview: v.InferOutput<typeof deletionPreviewSchema>,
): Markup {
  const { confirmation, delay_days: days, ...counts } = preview;
  const title = `Delete ${domain}?`;
  const button = `Delete it in ${days} days`;
  return layout(
    title,
    html`${pageHeader(operator, title, [PROVIDERS, { text: domain, href: providerPath(domain) }])}
      <div class="card">
        <p>In ${days} days everything of it goes, unless it is resumed until then:</p>
        <ul>
          ${Object.entries(counts).map(([what, count]) => html`<li>${count} ${what}</li>`)}
        </ul>
        ${actionForm({
          domain,
          action: 'delete',
          button,
          look: 'danger',
          question: html`<input type="hidden" name="confirmation" value="${confirmation}" />`,
        })}
        <p><a class="button" href="${providerPath(domain)}">Leave it as it is</a></p>
      </div>`,
  );
}
