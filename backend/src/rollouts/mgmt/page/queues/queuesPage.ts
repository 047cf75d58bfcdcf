import { html } from 'hono/html';
import { LISTED_JOBS, type GivenUpJob } from '../../../../platform/jobs/givenUpJobs.ts';
import type { QueueState } from '../../../../platform/jobs/readQueues.ts';
import { findQueue, WATCHED_QUEUES } from '../../../../platform/jobs/watchedQueues.ts';
import { hideSecrets } from '@portal/storage/log/hideSecrets';
import { layout, type Markup } from '../layout.ts';
import type { Operator } from '../operatorSession.ts';
import { pageHeader, QUEUES } from '../pageHeader.ts';
import { timeText } from '../times.ts';
import type { PausedEndpoint } from './pausedEndpoints.ts';

export interface QueuesView {
  states: readonly QueueState[];
  givenUp: readonly GivenUpJob[];
  paused: readonly PausedEndpoint[];
}

/** `40 s`, `12 min`, `3 h`. */
function ageText(seconds: number): string {
  if (seconds < 1) return '–';
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

function row({ name, waiting, running, retrying, failed, oldest }: QueueState): Markup {
  return html`<tr>
    <th scope="row">${findQueue(name)?.title}</th>
    <td data-label="Waiting">${waiting}</td>
    <td data-label="Running">${running}</td>
    <td data-label="Trying again">${retrying}</td>
    <td data-label="Oldest">${ageText(oldest)}</td>
    <td data-label="Given up">
      ${failed === 0 ? '0' : html`<a class="bad" href="#${name}">${failed}</a>`}
    </td>
  </tr>`;
}

const questionLink = ({ queue, id }: GivenUpJob, action: string, text: string) =>
  html`<a
    class="button"
    href="${QUEUES.href}/${queue}/${action}?${new URLSearchParams({ id }).toString()}"
    >${text}</a
  >`;

function job(given: GivenUpJob, mayChange: boolean): Markup {
  const { again, mayDrop } = findQueue(given.queue) ?? {};
  return html`<li>
    <p>${given.kind} <code>${given.id}</code> ${given.provider ?? ''}</p>
    <p class="quiet">
      since ${timeText(given.since)} · ${given.tries} tries ·
      ${hideSecrets(given.reason ?? 'without a reason')}
    </p>
    ${
      mayChange
        ? html`<div class="inline">
            ${again === undefined ? '' : questionLink(given, 'retry', 'Try again')}
            ${mayDrop === true ? questionLink(given, 'drop', 'Drop') : ''}
          </div>`
        : ''
    }
  </li>`;
}

function pausedSection(paused: readonly PausedEndpoint[]): Markup | string {
  if (paused.length === 0) return '';
  return html`<section class="card" aria-labelledby="paused">
    <h2 id="paused">Providers’ systems that take nothing</h2>
    <ul class="rows">
      ${paused.map(
        ({ provider, name, until, failedTurns }) =>
          html`<li>
            <p>${provider}: ${name}</p>
            <p class="quiet">
              ${failedTurns} turns in vain, left alone until ${timeText(until)}; what waits for it
              is not lost
            </p>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** The queues of work with what was given up in each: kinds, ids and reasons, nothing of a person. */
export function queuesPage(operator: Operator, view: QueuesView, done?: string): Markup {
  const mayChange = operator.role === 'manage';
  return layout(
    'Queues',
    html`${pageHeader(operator, QUEUES.text)}
      <p class="quiet" role="status">${done ?? ''}</p>
      <table>
        <caption>
          Over all processes
        </caption>
        <thead>
          <tr>
            <th scope="col">Queue</th>
            <th scope="col">Waiting</th>
            <th scope="col">Running</th>
            <th scope="col">Trying again</th>
            <th scope="col">Oldest</th>
            <th scope="col">Given up</th>
          </tr>
        </thead>
        <tbody>
          ${view.states.map(row)}
        </tbody>
      </table>
      <p class="quiet">
        The oldest is what is due and was never tried. What failed is tried again by itself until it
        is given up.
      </p>
      ${pausedSection(view.paused)}
      ${WATCHED_QUEUES.map(({ name, title }) => {
        const own = view.givenUp.filter(({ queue }) => queue === name);
        if (own.length === 0) return '';
        return html`<section class="card" aria-labelledby="${name}">
          <h2 id="${name}">Given up: ${title}</h2>
          <ul class="rows">
            ${own.map((given) => job(given, mayChange))}
          </ul>
          ${own.length === LISTED_JOBS ? html`<p class="quiet">Only the last ${LISTED_JOBS}.</p>` : ''}
        </section>`;
      })}`,
  );
}
