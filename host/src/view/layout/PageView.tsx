import type { PortalLocation, View } from '@portal/contract/navigation';
import type { PortalContext } from '@portal/contract/portalContext';
import type { Release } from '@portal/contract/release';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import type { PageMatch } from '../../address/pages/matchPage.ts';
import { RemoteOutlet } from '../remote/RemoteOutlet.tsx';
import { usePrefetchOnIntent } from '../prefetch/usePrefetchOnIntent.ts';
import { drawnAtom } from '../../shell/state/drawnAtom.ts';
import { failuresAtom } from '../../shell/state/withdrawnAtom.ts';
import { moves } from '../moves/moves.ts';
import { useShell } from '../useShell.ts';
import { usePageArrival } from './usePageArrival.ts';

/** Code that a page needs only once it failed in vain; without it the failure keeps its retry. */
function reloadIfItHelps(release: Release): void {
  import(/* webpackChunkName: "update" */ '../../composition/reloadWhenServed.ts').then(
    ({ reloadWhenServed }) => reloadWhenServed(release),
    () => undefined,
  );
}

/** The page of a remote in its place. Moving between pages of one remote keeps it mounted. */
export function PageView({
  match,
  portal,
  location,
}: {
  match: PageMatch;
  portal: PortalContext;
  location: PortalLocation;
}) {
  const { loadRelease, tellLoad } = useShell();
  const drawn = useAtomValue(drawnAtom);
  const countFailure = useSetAtom(failuresAtom);
  const arrive = usePageArrival(match.page, location);
  const beginPrefetch = usePrefetchOnIntent();
  const params = JSON.stringify(match.params);
  const view = useMemo(
    (): View => ({ kind: 'page', name: match.page.name, params: JSON.parse(params) }),
    [match.page.name, params],
  );
  return (
    <RemoteOutlet
      key={match.remote.name}
      remote={match.remote}
      view={view}
      location={location}
      portal={portal}
      loadRelease={loadRelease}
      tellLoad={tellLoad}
      drawn={drawn}
      onFailed={(isAgain) => {
        countFailure((times) => times + 1);
        // A page that failed has nothing to lose.
        if (isAgain) reloadIfItHelps(match.remote.release);
      }}
      onShown={() => {
        arrive();
        moves.arrived();
        beginPrefetch();
      }}
    />
  );
}
