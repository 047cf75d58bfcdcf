import { html } from 'hono/html';
import { TIME_SPANS } from '../../../figures/timeSpans.ts';
import type { Markup } from '../layout.ts';
import { remoteViewPath, type RemoteView } from './remoteView.ts';

/** Links to the spans of time, and the choice of one provider; both work without script. */
export function spanLinks(view: RemoteView): Markup {
  const { overview, span, provider } = view;
  return html`<div class="bar controls">
    <nav aria-label="Time" class="tabs">
      ${TIME_SPANS.map(
        ({ key, label }) =>
          html`<a
            href="${remoteViewPath(view, { span: key })}"
            ${key === span.key ? html`aria-current="true"` : ''}
            >${label}</a
          >`,
      )}
    </nav>
    <form method="get" action="/operations/rollouts/${overview.remote}" class="inline">
      <input type="hidden" name="span" value="${span.key}" />
      <label
        >Provider
        <select name="provider">
          <option value="">All</option>
          ${overview.providers.map(
            (entry) =>
              html`<option
                value="${entry.provider}"
                ${entry.provider === provider ? 'selected' : ''}
              >
                ${entry.provider}
              </option>`,
          )}
        </select></label
      >
      <button class="button">Show</button>
    </form>
  </div>`;
}
