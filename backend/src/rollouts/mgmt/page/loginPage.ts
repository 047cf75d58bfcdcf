import { html } from 'hono/html';
import { layout, type Markup } from './layout.ts';

export interface Login {
  /** Why somebody has to log in (again). */
  problem?: string;
  /** What was typed as the name, when the page is shown again. */
  name?: string;
  /** Where to go afterwards; a path of these pages. */
  next?: string;
}

/** Asks who it is and for the administrator's token. */
export function loginPage({ problem, name, next }: Login = {}): Markup {
  return layout(
    'Log in',
    html`<h1>Rollouts</h1>
      <form method="post" action="/operations/login" class="card">
        ${problem === undefined ? '' : html`<p class="bad" role="alert">${problem}</p>`}
        <label>
          Your name
          <input name="name" autocomplete="name" required maxlength="100" value="${name ?? ''}" />
        </label>
        <label>
          Administrator token, or your own
          <input name="token" type="password" autocomplete="current-password" required />
        </label>
        ${next === undefined ? '' : html`<input type="hidden" name="next" value="${next}" />`}
        <p class="quiet">Your name stands beside every change that you make.</p>
        <button class="button strong">Log in</button>
      </form>`,
  );
}
