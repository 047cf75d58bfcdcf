import { html } from 'hono/html';
import { layout, type Markup } from './layout.ts';

/** Asks who it is and for the administrator's token. */
export function loginPage(problem?: string): Markup {
  return layout(
    'Log in',
    html`<h1>Rollouts</h1>
      <form method="post" action="/operations/login" class="card">
        ${problem === undefined ? '' : html`<p class="bad" role="alert">${problem}</p>`}
        <label>Your name <input name="name" autocomplete="name" required maxlength="100" /></label>
        <label>
          Administrator token
          <input name="token" type="password" autocomplete="current-password" required />
        </label>
        <p class="quiet">Your name stands beside every change that you make.</p>
        <button class="button strong">Log in</button>
      </form>`,
  );
}
