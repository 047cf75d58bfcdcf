import { describeRemark } from '@portal/rollout/describeRemark';
import type { ReleaseHealth } from '@portal/rollout/rolloutOverview';
import { html } from 'hono/html';
import {
  failureRateOfFigures,
  loadTimesOfFigures,
  noFigures,
} from '../../../figures/loadFigures.ts';
import { rateText } from '../charts/rateText.ts';
import { timeOrDash } from '../charts/timeOrDash.ts';
import { codeLink } from '../codes/codeLink.ts';
import type { Markup } from '../layout.ts';
import { releaseErrors } from '../overview/releaseErrors.ts';
import { failureLook } from '../overview/failureLook.ts';
import type { RemoteView } from './remoteView.ts';

function remarks(health: ReleaseHealth | undefined): Markup | string {
  if (health === undefined || health.remarks.length === 0) return '';
  return html`<ul class="plain">
    ${health.remarks.map(
      (remark) =>
        html`<li class="${remark.isUnusual ? 'bad' : ''}">
          ${codeLink(remark.code)}${describeRemark(remark, health.loads).slice(remark.code.length)}
        </li>`,
    )}
  </ul>`;
}

/** How each version did in the span of time: failures by code, load times, remarks, and what errors said. */
export function versionFigures({ overview, timeline, span, provider }: RemoteView): Markup {
  const versions = [
    ...new Set([...timeline.versions.keys(), ...overview.health.map(({ version }) => version)]),
  ].sort();
  return html`<section class="card" aria-labelledby="versions">
    <h2 id="versions">Versions</h2>
    ${versions.length === 0 ? html`<p class="quiet">No version was loaded in the ${span.words}.</p>` : ''}
    ${versions.map((version) => {
      const figures = timeline.versions.get(version) ?? noFigures();
      const { median, p75, p95 } = loadTimesOfFigures(figures);
      const health = overview.health.find((entry) => entry.version === version);
      const codes = [...figures.codes].sort(([, one], [, other]) => other - one);
      return html`<article id="version-${version}" aria-label="${version}">
        <h3>${version}</h3>
        <dl class="facts figures">
          <div>
            <dt>Loads</dt>
            <dd>${figures.loads}</dd>
          </div>
          <div>
            <dt>Failed</dt>
            <dd class="${failureLook(figures)}">
              ${figures.failures} (${rateText(failureRateOfFigures(figures))})
            </dd>
          </div>
          <div>
            <dt>Median</dt>
            <dd>${timeOrDash(median)}</dd>
          </div>
          <div>
            <dt>p75</dt>
            <dd>${timeOrDash(p75)}</dd>
          </div>
          <div>
            <dt>p95</dt>
            <dd>${timeOrDash(p95)}</dd>
          </div>
        </dl>
        <p>${codes.map(([code, count]) => html`${codeLink(code)} × ${count} `)}</p>
        ${remarks(health)} ${releaseErrors(health, `errors-${version}`)}
      </article>`;
    })}
    ${
      provider === undefined
        ? ''
        : html`<p class="quiet">Remarks and errors are those of all providers.</p>`
    }
  </section>`;
}
