import { html } from 'hono/html';
import type { Markup } from '../../rollouts/mgmt/page/layout.ts';
import type { ProviderActionName } from './providerActions.ts';
import { providerPath } from './providerPath.ts';

interface ActionForm {
  domain: string;
  action: ProviderActionName;
  button: string;
  look?: 'strong' | 'danger';
  /** Of the link or owner that it is done with. */
  id?: string;
  /** What is asked, above the button. */
  question?: Markup;
}

/** A form that does something with a provider. */
export function actionForm({ domain, action, button, look, id, question }: ActionForm): Markup {
  return html`<form method="post" action="${providerPath(domain)}/${action}">
    ${question ?? ''}
    ${id === undefined ? '' : html`<input type="hidden" name="id" value="${id}" />`}
    <button class="button ${look ?? ''}">${button}</button>
  </form>`;
}
