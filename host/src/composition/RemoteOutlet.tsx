import type { ResolvedRemote } from '@portal/contract/bootDocument';
import type { PortalLocation, View } from '@portal/contract/navigation';
import type { PortalContext } from '@portal/contract/portalContext';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TellLoad } from '../reporting/createTelemetry.ts';
import { createParcelSlot, type ParcelSlot, type SlotState } from './createParcelSlot.ts';
import type { LoadRelease } from './loadRelease.ts';
import { RemoteFailure } from './RemoteFailure.tsx';
import { reloadWhenServed } from './reloadWhenServed.ts';
import { RemoteLoading } from './RemoteLoading.tsx';

export interface RemoteOutletProps {
  remote: ResolvedRemote;
  view: View;
  location: PortalLocation;
  portal: PortalContext;
  loadRelease: LoadRelease;
  tellLoad: TellLoad;
  /** Called each time a view has arrived on the page (or its failure has). */
  onShown?: () => void;
}

interface Status {
  state: SlotState;
  /** How often a view, or its failure, has arrived. */
  arrivals: number;
}

/** The place of one remote: its view, or that it is loading, or that it failed with a retry. */
export function RemoteOutlet(props: RemoteOutletProps) {
  const { remote, view, location, portal, loadRelease, tellLoad } = props;
  const place = useRef<HTMLDivElement>(null);
  const slot = useRef<ParcelSlot>(null);
  const isRetried = useRef(false);
  const [{ state, arrivals }, setStatus] = useState<Status>({ state: 'loading', arrivals: 0 });
  const parcel = useMemo(() => ({ portal, view, location }), [portal, view, location]);
  const tell = useEffectEvent((next: SlotState) => {
    if (next === 'failed' && isRetried.current) {
      isRetried.current = false;
      // Beside a panel there may be a page with something typed; a page that failed has nothing to lose.
      if (view.kind === 'page') void reloadWhenServed(remote.release);
    }
    setStatus((last) => ({ state: next, arrivals: last.arrivals + (next === 'loading' ? 0 : 1) }));
  });
  const arrive = useEffectEvent(() => props.onShown?.());

  useLayoutEffect(() => {
    if (!place.current) return;
    const created = createParcelSlot({
      place: place.current,
      remote,
      loadRelease,
      report: portal.report,
      tellLoad,
      onState: (next) => tell(next),
    });
    slot.current = created;
    return () => {
      slot.current = null;
      created.close();
    };
  }, [remote, loadRelease, portal, tellLoad]);

  function retry(): void {
    isRetried.current = true;
    slot.current?.retry();
  }

  useEffect(() => slot.current?.show(parcel), [parcel, remote, loadRelease]);

  // After drawing: what is still hidden cannot take the focus.
  useEffect(() => {
    if (arrivals > 0) arrive();
  }, [arrivals]);

  return (
    <>
      {state === 'loading' && <RemoteLoading kind={view.kind} />}
      {state === 'failed' && <RemoteFailure onRetry={retry} />}
      <div ref={place} hidden={state !== 'shown'} />
    </>
  );
}
