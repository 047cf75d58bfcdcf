import { html } from 'hono/html';
import type { Markup } from '../page/setupLayout.ts';

/** Its id, by which a field says what is wrong with it. */
export const PROBLEM_ID = 'problema';

/** Why something was not taken; nothing where it was. */
export const problemText = (problem: string | undefined): Markup | string =>
  problem === undefined
    ? ''
    : html`<p class="wrong" role="alert" id="${PROBLEM_ID}">${problem}</p>`;
