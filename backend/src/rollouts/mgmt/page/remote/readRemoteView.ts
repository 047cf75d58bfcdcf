import type { Backend } from '../../../../platform/backend.ts';
import { ApiError } from '../../../../platform/http/apiError.ts';
import { describeReleases } from '../../../figures/describeReleases.ts';
import { loadsByProvider } from '../../../figures/loadsByProvider.ts';
import { readTimeline } from '../../../figures/readTimeline.ts';
import { readVitals } from '../../../figures/readVitals.ts';
import { timeSpanOf } from '../../../figures/timeSpans.ts';
import { planProgress } from '../../../plans/planProgress.ts';
import { findTrouble } from '../../../trouble/findTrouble.ts';
import { listRolloutHistory } from '../../queries.ts';
import { remoteOverview } from '../../rolloutOverview.ts';
import type { RemoteView } from './remoteView.ts';

/** How many releases are listed. */
const RELEASES = 12;

/**
 * Reads what the page of one remote shows.
 * @param asked key of the span of time, and the provider whose customers' loads are asked for
 * @throws ApiError 404 when the remote never had a rollout
 */
export async function readRemoteView(
  backend: Pick<Backend, 'database' | 'clock' | 'environment'>,
  remote: string,
  asked: { span?: string | undefined; provider?: string | undefined },
): Promise<RemoteView> {
  const { database, clock } = backend;
  const now = clock.now();
  const span = timeSpanOf(asked.span);
  const history = await listRolloutHistory(database, remote);
  const [rollout] = history;
  if (rollout === undefined) throw new ApiError(404, `${remote} has no rollout.`);
  const provider = asked.provider === '' ? undefined : asked.provider;
  const timeline = await readTimeline(database, remote, span, now, provider);
  const overview = await remoteOverview(backend, rollout, timeline.from);
  return {
    overview,
    span,
    provider,
    timeline,
    providers: await loadsByProvider(database, remote, timeline.from),
    history,
    vitals: await readVitals(database, remote, timeline.from, provider),
    releases: await describeReleases(database, remote, RELEASES),
    troubles: (await findTrouble(backend, [overview])).filter((one) => one.remote === remote),
    plan: await planProgress(backend, history),
    now,
  };
}
