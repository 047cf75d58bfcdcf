import type { PortalLocation, View } from '@portal/contract/navigation';
import type { PortalContext } from '@portal/contract/portalContext';
import { useMemo } from 'react';
import type { PageMatch } from '../composition/matchPage.ts';
import { reloadWhenServed } from '../composition/reloadWhenServed.ts';
import { RemoteOutlet } from '../composition/RemoteOutlet.tsx';
import { usePrefetchOnIntent } from '../prefetch/usePrefetchOnIntent.ts';
import { useShell } from '../useShell.ts';
import { usePageArrival } from './usePageArrival.ts';

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
      // A page that failed has nothing to lose.
      onFailedAgain={() => void reloadWhenServed(match.remote.release)}
      onShown={() => {
        arrive();
        beginPrefetch();
      }}
    />
  );
}
