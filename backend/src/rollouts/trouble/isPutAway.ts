import type { RemoteOverview } from '@portal/rollout/rolloutOverview';

/** So long nothing is published of a remote that is given up, in milliseconds. */
const QUIET = 30 * 24 * 60 * 60 * 1000;

/** Whether nobody has anything of a remote, and nothing of it was published or changed for 30 days. */
export function isPutAway({ providers, releases, rollout }: RemoteOverview, now: Date): boolean {
  const isGiven = providers.some(({ versions }) =>
    versions.some(({ version }) => version !== null),
  );
  const last = [rollout.changedAt, ...releases.map(({ publishedAt }) => publishedAt)];
  const newest = Math.max(...last.map((at) => new Date(at).getTime()));
  return !isGiven && now.getTime() - newest > QUIET;
}
