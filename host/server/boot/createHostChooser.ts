import { COOKIE_NAMES } from '@portal/contract/cookies';
import type { HostRelease } from '@portal/rollout/release/hostRelease';
import { hostForCustomer, type ProviderBoot } from '@portal/rollout/providerBoot';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { HOST_FALLBACK } from '../../src/address/hostTicket.ts';
import type { HostBuild } from '../files/createHostBuildReader.ts';
import type { HostBuilds } from '../files/createHostBuilds.ts';

/** The build of the shell that a page view gets. */
export interface ChosenHost {
  build: HostBuild;
  /** Whether a browser in which it does not start may ask for another one. */
  mayFallBack: boolean;
}

/** @param previewed a build that this browser alone is shown, if any */
export type ChooseHost = (
  context: Context,
  boot: Pick<ProviderBoot, 'hosts'>,
  previewed: HostRelease | null,
) => Promise<ChosenHost>;

/**
 * Chooses the build of the shell as mgmt gives it to the customer. A browser in which that one did not start gets the last
 * known good one, which is the edge's own where no rollout names another.
 */
export function createHostChooser(builds: HostBuilds): ChooseHost {
  return async (context, { hosts }, previewed) => {
    if (previewed !== null) return { build: await builds.of(previewed), mayFallBack: false };
    const given = hostForCustomer(hosts, getCookie(context, COOKIE_NAMES.userId) ?? null);
    if (given === null) return { build: await builds.own(), mayFallBack: false };
    const { release, fallback } = given;
    if (getCookie(context, HOST_FALLBACK.cookie) === release.version)
      return { build: await builds.of(fallback), mayFallBack: false };
    const build = await builds.of(release);
    const other = fallback ?? (await builds.own().catch(() => null));
    return { build, mayFallBack: other !== null && other.version !== build.version };
  };
}
