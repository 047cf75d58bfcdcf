import { percent } from '@portal/rollout/describeVersions';
import type { LoadCount } from '@portal/rollout/guard/loadCount';
import { describeSlowerPage, type SlowerPage } from '@portal/rollout/slowerPage';
import { html } from 'hono/html';
import { failureRateOfFigures } from '../../../figures/loadFigures.ts';
import { CALM_EVIDENCE, type PlanProgress, type PlanWait } from '../../../plans/planProgress.ts';
import { actionPath } from '../../../trouble/trouble.ts';
import { rateText } from '../charts/rateText.ts';
import type { Markup } from '../layout.ts';
import { timeText } from '../times.ts';

const MINUTE = 60_000;

/** What is waited for, as people say it. */
const WAITS: Readonly<Record<PlanWait, string>> = {
  nothing: 'It goes on in a moment.',
  'a person': 'It is paused and waits for somebody.',
  time: 'It waits for its time.',
  loads: 'It waits for more loads: so few say too little.',
  comparison: 'It waits until others load what everyone has: there is nothing to compare with.',
  'the guard':
    'It waits, because it fails more often than chance would have it. The guard decides.',
};

const counted = (loads: LoadCount): string =>
  `${loads.failures} of ${loads.loads} failed (${rateText(failureRateOfFigures(loads))})`;

function steps({ steps: shares, step }: PlanProgress['plan']): Markup {
  return html`<ol class="steps">
    ${shares.map((share, index) => {
      const look = index < step ? 'done' : index === step ? 'now' : 'later';
      return html`<li class="${look}" ${index === step ? html`aria-current="step"` : ''}>
        <strong>${share >= 100 ? 'everyone' : percent(share)}</strong>
        <span class="quiet">${look}</span>
      </li>`;
    })}
  </ol>`;
}

/** The steps of a plan, what the present one has shown so far, and what it waits for. */
export function planCard(
  remote: string,
  progress: PlanProgress | undefined,
  slower: readonly SlowerPage[],
  now: Date,
): Markup | string {
  if (progress === undefined) return '';
  const { plan, since, groups, evidence, halt, waits } = progress;
  const minutes = Math.floor((now.getTime() - since.getTime()) / MINUTE);
  const action = (name: string, text: string) =>
    html`<a class="button" href="${actionPath(remote, name)}">${text}</a>`;
  return html`<section class="card" id="plan" aria-labelledby="plan-title">
    <h2 id="plan-title">Plan of ${plan.version}</h2>
    ${steps(plan)}
    <p><strong>${WAITS[waits]}</strong></p>
    <dl class="facts">
      <dt>Time</dt>
      <dd>${Math.min(minutes, plan.minutes)} of ${plan.minutes} min, since ${timeText(since)}</dd>
      <dt>Loads</dt>
      <dd>
        ${Math.min(groups.canary.loads, plan.loads)} of ${plan.loads}: ${counted(groups.canary)}
      </dd>
      <dt>Beside it</dt>
      <dd>${counted(groups.control)}</dd>
      <dt>Evidence against it</dt>
      <dd>
        ${evidence >= halt ? `more than ${halt}` : evidence.toFixed(1)}: goes on below
        ${CALM_EVIDENCE}, halted at ${halt}
      </dd>
      ${slower
        .filter(({ version }) => version === plan.version)
        .map(
          (page) =>
            html`<dt>Advice</dt>
              <dd>${describeSlowerPage(page)}. It goes on all the same.</dd>`,
        )}
    </dl>
    <p class="actions" role="group" aria-label="What can be done with the plan">
      ${action('next-step', 'Next step now')}
      ${plan.isPaused ? action('resume-plan', 'Go on') : action('pause-plan', 'Pause')}
      ${action('cancel-plan', 'End the plan')}
    </p>
  </section>`;
}
