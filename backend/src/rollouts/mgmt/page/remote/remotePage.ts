import { html } from 'hono/html';
import { chartVersions } from '../charts/chartVersions.ts';
import { rateText } from '../charts/rateText.ts';
import { timeOrDash } from '../charts/timeOrDash.ts';
import { timelineCharts } from '../charts/timelineCharts.ts';
import { timelineTable } from '../charts/timelineTable.ts';
import { failureRateOfFigures, loadTimesOfFigures } from '../../../figures/loadFigures.ts';
import { everyoneVersion } from '../../policy/everyoneVersion.ts';
import { isTrial } from '../../policy/isTrial.ts';
import { standingActions } from '../actions/actions.ts';
import { layout, type Markup } from '../layout.ts';
import type { Operator } from '../operatorSession.ts';
import { pageHeader } from '../pageHeader.ts';
import { standingCard } from '../overview/standingCard.ts';
import { stepTimeText } from '../times.ts';
import { troubleSection } from '../trouble/troubleSection.ts';
import { historyList } from './historyList.ts';
import { planCard } from './planCard.ts';
import { providerTable } from './providerTable.ts';
import { releaseList } from './releaseList.ts';
import { remoteViewPath, type RemoteView } from './remoteView.ts';
import { spanLinks } from './spanLinks.ts';
import { versionFigures } from './versionFigures.ts';
import { vitalsTable } from './vitalsTable.ts';

/** What happened in the span of time, in a sentence. */
function summary({ timeline, span, provider }: RemoteView): string {
  const { median, p75, p95 } = loadTimesOfFigures(timeline);
  const where = provider === undefined ? '' : ` at ${provider}`;
  return `In the ${span.words}${where}: ${timeline.loads} loads, ${timeline.failures} failed (${rateText(failureRateOfFigures(timeline))}). Half were there within ${timeOrDash(median)}, three quarters within ${timeOrDash(p75)}, 95 of 100 within ${timeOrDash(p95)}.`;
}

function changes({ history, timeline, span }: RemoteView): Markup | string {
  const within = history.filter(({ changedAt }) => new Date(changedAt) >= timeline.from);
  if (within.length === 0) return html`<p class="quiet">No change of the rollout in this time.</p>`;
  return html`<p class="quiet">
    Changes in this time:
    ${within
      .slice(0, 12)
      .map(
        ({ revision, changedAt, author }, index) =>
          html`${index === 0 ? '' : ', '}<a href="#r${revision}"
              >${revision} (${stepTimeText(new Date(changedAt), span.step)}, ${author})</a
            >`,
      )}${within.length > 12 ? ` and ${within.length - 12} before` : ''}
  </p>`;
}

function timeAxis(view: RemoteView): Markup {
  const { timeline, span, overview, history } = view;
  const { rules } = overview.rollout;
  const order = [
    everyoneVersion(overview.rollout) ?? '',
    ...rules.filter(isTrial).map(({ version }) => version),
  ];
  const versions = chartVersions(timeline, order);
  const length = timeline.to.getTime() - timeline.from.getTime();
  const marks = history
    .map(({ revision, changedAt }) => ({
      at: (new Date(changedAt).getTime() - timeline.from.getTime()) / length,
      label: String(revision),
    }))
    .filter(({ at }) => at >= 0 && at <= 1);
  return html`<p>${summary(view)}</p>
    ${changes(view)} ${timelineCharts({ timeline, span, versions, marks })}
    ${timelineTable(timeline, span, versions)}`;
}

/** The part of the page that changes. */
export function remoteFigures(view: RemoteView): Markup {
  return html`${view.troubles.length === 0 ? '' : troubleSection(view.troubles, view.now)}
    ${standingCard(view.overview, {
      heading: 'Now',
      now: view.now,
      more: standingActions(view.overview),
    })}
    ${planCard(view.overview.remote, view.plan, view.overview.slower, view.now)}
    <section class="card" id="axis" aria-labelledby="time">
      <h2 id="time">How it does</h2>
      ${spanLinks(view)} ${timeAxis(view)}
    </section>
    ${versionFigures(view)} ${vitalsTable(view)} ${providerTable(view)} ${historyList(view)}
    ${releaseList(view)}`;
}

/** How often the page looks for news, in seconds: long spans are costly to count, and change little. */
function followedEvery({ span }: RemoteView): number {
  if (span.minutes <= 60) return 5;
  return span.minutes <= 24 * 60 ? 30 : 300;
}

/** The page of one remote. */
export function remotePage(operator: Operator, view: RemoteView, done?: string): Markup {
  const { remote } = view.overview;
  const source = remoteViewPath(view).replace('?', '/figures?');
  return layout(
    remote,
    html`${pageHeader(operator, remote)}
      <p id="state" class="quiet" role="status">${done ?? ''}</p>
      <div id="overview" data-source="${source}" data-seconds="${followedEvery(view)}">
        ${remoteFigures(view)}
      </div>`,
    true,
  );
}
