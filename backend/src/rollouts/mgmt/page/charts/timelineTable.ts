import { html } from 'hono/html';
import { failureRateOfFigures, loadTimesOfFigures } from '../../../figures/loadFigures.ts';
import type { Timeline } from '../../../figures/readTimeline.ts';
import type { TimeSpan } from '../../../figures/timeSpans.ts';
import type { Markup } from '../layout.ts';
import { stepTimeText } from '../times.ts';
import { figuresOfVersion, type ChartVersion } from './chartVersions.ts';
import { rateText } from './rateText.ts';
import { timeOrDash } from './timeOrDash.ts';

/** The same as the charts in numbers, to be unfolded; steps without loads are left out. */
export function timelineTable(
  timeline: Timeline,
  span: TimeSpan,
  versions: readonly ChartVersion[],
): Markup | string {
  if (timeline.loads === 0) return '';
  const rows = timeline.steps.filter(({ loads }) => loads > 0).reverse();
  return html`<details id="numbers">
    <summary>The same in numbers</summary>
    <div class="scrolls" tabindex="0" role="region" aria-label="The same in numbers">
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">Loads</th>
            <th scope="col">Failed</th>
            ${versions.map(({ name }) => html`<th scope="col">${name}</th>`)}
            <th scope="col">Median</th>
            <th scope="col">p75</th>
            <th scope="col">p95</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map((step) => {
            const { median, p75, p95 } = loadTimesOfFigures(step);
            return html`<tr>
              <th scope="row">${stepTimeText(step.at, span.step)}</th>
              <td>${step.loads}</td>
              <td>${step.failures}</td>
              ${versions.map(
                (version) =>
                  html`<td>
                    ${rateText(failureRateOfFigures(figuresOfVersion(step.versions, version)))}
                  </td>`,
              )}
              <td>${timeOrDash(median)}</td>
              <td>${timeOrDash(p75)}</td>
              <td>${timeOrDash(p95)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
  </details>`;
}
