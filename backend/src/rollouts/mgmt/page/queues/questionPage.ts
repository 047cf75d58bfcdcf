import { html } from 'hono/html';
import { layout, type Markup } from '../layout.ts';
import type { Operator } from '../operatorSession.ts';
import { pageHeader, QUEUES } from '../pageHeader.ts';
import type { QueueAction } from './queueActions.ts';

/** Asks before a job that was given up is tried again, or dropped. */
export function questionPage(
  operator: Operator,
  action: QueueAction,
  { queue, title, id }: { queue: string; title: string; id: string },
): Markup {
  const question = `${action.question}?`;
  return layout(
    question,
    html`${pageHeader(operator, question, [QUEUES])}
      <form method="post" action="${QUEUES.href}/${queue}/${action.name}" class="card">
        <p>${title}: <code>${id}</code></p>
        <p class="quiet">${action.note}</p>
        <input type="hidden" name="id" value="${id}" />
        <div class="actions">
          <a class="button" href="${QUEUES.href}">Leave it as it is</a>
          <button class="button ${action.look}">${action.button}</button>
        </div>
      </form>`,
  );
}
