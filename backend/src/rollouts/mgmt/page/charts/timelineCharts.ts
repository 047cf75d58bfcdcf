import { html } from 'hono/html';
import { failureRateOfFigures, loadTimesOfFigures } from '../../../figures/loadFigures.ts';
import type { Timeline, TimelineStep } from '../../../figures/readTimeline.ts';
import type { TimeSpan } from '../../../figures/timeSpans.ts';
import type { Markup } from '../layout.ts';
import { stepTimeText } from '../times.ts';
import { barsPath } from './barsPath.ts';
import { chartFrame, type ChartMark } from './chartFrame.ts';
import { figuresOfVersion, type ChartVersion } from './chartVersions.ts';
import { rateText } from './rateText.ts';
import { timeOrDash } from './timeOrDash.ts';
import { linePath } from './linePath.ts';
import { niceCeiling } from './niceCeiling.ts';
import { versionLegend } from './versionLegend.ts';

interface Drawn {
  timeline: Timeline;
  span: TimeSpan;
  versions: readonly ChartVersion[];
  marks: readonly ChartMark[];
}

function common({ timeline, span, marks }: Drawn) {
  const { steps } = timeline;
  const texts = [steps[0], steps[Math.floor(steps.length / 2)]].map((step) =>
    stepTimeText(step?.at ?? timeline.from, span.step),
  );
  const [first = '', middle = ''] = texts;
  return { marks, times: [first, middle, 'now'] as const };
}

/** What a step was, where the pointer stands. */
function hints({ timeline, span }: Drawn): Markup {
  const width = 100 / timeline.steps.length;
  const box = ({ at, loads, failures }: TimelineStep, index: number) =>
    html`<rect x="${Number((index * width).toFixed(2))}%" width="${Number(width.toFixed(2))}%"
      ><title>${stepTimeText(at, span.step)}: ${loads} loads, ${failures} failed</title></rect
    >`;
  return html`<g class="hints">
    ${timeline.steps.map((step, index) => (step.loads === 0 ? '' : box(step, index)))}
  </g>`;
}

function loadsChart(drawn: Drawn): Markup {
  const { timeline, span, versions } = drawn;
  const whole = niceCeiling(Math.max(...timeline.steps.map(({ loads }) => loads)), 10);
  const bases = timeline.steps.map(() => 0);
  const shapes = versions.map((version) => {
    const bars = timeline.steps.map((step, index) => {
      const { loads } = figuresOfVersion(step.versions, version);
      const from = bases[index] ?? 0;
      bases[index] = from + loads;
      return { from, value: loads };
    });
    return html`<path class="area ${version.look}" d="${barsPath(bars, whole)}" />`;
  });
  const failed = timeline.steps.map(({ failures }) => ({ from: 0, value: failures }));
  return chartFrame({
    ...common(drawn),
    id: 'loads',
    title: 'Loads',
    description: `Loads in steps of ${span.step} minutes, at most ${Math.max(...timeline.steps.map(({ loads }) => loads))} in one; those that failed stand in front.`,
    scale: { whole: String(whole), half: String(whole / 2) },
    shapes: html`${shapes}<path class="area failed" d="${barsPath(failed, whole, 2.5)}" />`,
    above: hints(drawn),
    legend: versionLegend([
      ...versions.map(({ look, name }) => ({ look, text: name })),
      { look: 'failed', text: 'failed' },
    ]),
  });
}

function ratesChart(drawn: Drawn): Markup {
  const { timeline, versions } = drawn;
  const lines = versions.map((version) => ({
    ...version,
    rates: timeline.steps.map((step) =>
      failureRateOfFigures(figuresOfVersion(step.versions, version)),
    ),
  }));
  const most = Math.max(0, ...lines.flatMap(({ rates }) => rates.map((rate) => rate ?? 0)));
  const whole = Math.min(1, niceCeiling(most, 0.01));
  return chartFrame({
    ...common(drawn),
    id: 'rates',
    title: 'Failure rate',
    description: `The part of the loads of each version that failed, at most ${rateText(most)}.`,
    scale: { whole: rateText(whole), half: rateText(whole / 2) },
    shapes: html`${lines.map(
      ({ look, rates }) => html`<path class="line ${look}" d="${linePath(rates, whole)}" />`,
    )}`,
    legend: versionLegend(versions.map(({ look, name }) => ({ look, text: name, isLine: true }))),
  });
}

function timesChart(drawn: Drawn): Markup {
  const times = drawn.timeline.steps.map(loadTimesOfFigures);
  const most = Math.max(0, ...times.map(({ p95 }) => p95 ?? 0));
  const whole = niceCeiling(most, 100);
  const line = (look: 'median' | 'p75' | 'p95') =>
    html`<path
      class="line ${look}"
      d="${linePath(
        times.map((entry) => entry[look]),
        whole,
      )}"
    />`;
  return chartFrame({
    ...common(drawn),
    id: 'times',
    title: 'Load time',
    description: `Time until half, three quarters and 95 of 100 loads were on the page; the longest 95 of 100 is ${timeOrDash(most === 0 ? null : most)}.`,
    scale: { whole: `${whole} ms`, half: `${whole / 2} ms` },
    shapes: html`${line('p95')}${line('p75')}${line('median')}`,
    legend: versionLegend([
      { look: 'median', text: 'median', isLine: true },
      { look: 'p75', text: 'p75', isLine: true },
      { look: 'p95', text: 'p95', isLine: true },
    ]),
  });
}

/** Loads, failure rates and load times on one time axis, with a mark for every change of the rollout. */
export function timelineCharts(drawn: Drawn): Markup {
  if (drawn.timeline.loads === 0)
    return html`<p class="quiet">Nothing was loaded in this time.</p>`;
  return html`<div class="charts">
    ${loadsChart(drawn)}${ratesChart(drawn)}${timesChart(drawn)}
  </div>`;
}
