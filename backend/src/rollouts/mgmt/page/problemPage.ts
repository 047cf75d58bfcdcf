import { html } from 'hono/html';
import { layout, type Markup } from './layout.ts';

/** Says what went wrong, and the way on. */
export function problemPage(problem: string): Markup {
  return layout(
    'Not now',
    html`<h1>Rollouts</h1>
      <div class="card">
        <p class="bad" role="alert">${problem}</p>
        <p><a class="button" href="/operations/rollouts">To the rollouts</a></p>
      </div>`,
  );
}
