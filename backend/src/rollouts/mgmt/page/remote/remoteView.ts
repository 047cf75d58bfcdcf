import type { RemoteOverview } from '@portal/rollout/rolloutOverview';
import type { Rollout } from '@portal/rollout/rollout';
import type { DescribedRelease } from '../../../figures/describeReleases.ts';
import type { ProviderLoads } from '../../../figures/loadsByProvider.ts';
import type { PageVitals } from '../../../figures/readVitals.ts';
import type { Timeline } from '../../../figures/readTimeline.ts';
import type { TimeSpan } from '../../../figures/timeSpans.ts';
import type { PlanProgress } from '../../../plans/planProgress.ts';
import type { Trouble } from '../../../trouble/trouble.ts';

/** What the page of one remote shows. */
export interface RemoteView {
  overview: RemoteOverview;
  span: TimeSpan;
  /** Domain, when only the loads of its customers are shown. */
  provider: string | undefined;
  timeline: Timeline;
  providers: readonly ProviderLoads[];
  /** The changes of its rollout, newest first. */
  history: readonly Rollout[];
  releases: readonly DescribedRelease[];
  vitals: readonly PageVitals[];
  troubles: readonly Trouble[];
  /** What goes on by itself. */
  plan: PlanProgress | undefined;
  now: Date;
}

/** The address of the page in another span of time, or for one provider. */
export function remoteViewPath(
  { overview, span, provider }: Pick<RemoteView, 'overview' | 'span' | 'provider'>,
  wanted: { span?: string; provider?: string | null } = {},
): string {
  const shown = wanted.provider === undefined ? provider : wanted.provider;
  const query = new URLSearchParams({
    span: wanted.span ?? span.key,
    ...(shown == null ? {} : { provider: shown }),
  });
  return `/operations/rollouts/${overview.remote}?${query.toString()}`;
}
