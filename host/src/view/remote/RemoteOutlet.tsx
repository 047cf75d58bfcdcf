import type { ResolvedRemote } from '@portal/contract/bootDocument';
import type { PortalLocation, View } from '@portal/contract/navigation';
import type { PortalContext } from '@portal/contract/portalContext';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { removeSkeleton } from '../screens/startup/removeSkeleton.ts';
import type { TellLoad } from '../../composition/release/tellLoad.ts';
import { createParcelSlot, type ParcelSlot } from '../../composition/slot/createParcelSlot.ts';
import { hasFailed, type SlotState } from '../../composition/slot/createSlotStatus.ts';
import { findCauseLater } from '../../composition/release/findCauseLater.ts';
import type { Drawn } from '../../shell/state/drawnAtom.ts';
import type { LoadRelease } from '../../composition/release/loadRelease.ts';
import { RemoteFailure } from './RemoteFailure.tsx';
import { RemoteLoading } from './RemoteLoading.tsx';

export interface RemoteOutletProps {
  remote: ResolvedRemote;
  view: View;
  location: PortalLocation;
  portal: PortalContext;
  loadRelease: LoadRelease;
  tellLoad: TellLoad;
  /** The view stands in its place already, as the edge has drawn it, and is taken over by its mount. */
  drawn?: Drawn | undefined;
  /** Called each time a view has arrived on the page (or its failure has). */
  onShown?: () => void;
  /** Called when neither release came; again when a retry was in vain: this document may be what keeps it from coming. */
  onFailed: (isAgain: boolean) => void;
}

const LOADING: SlotState = { status: 'LOADING_SOURCE_CODE', isSlow: false };

/** The place of one remote: its view, or that it is loading, or that it failed with a retry. */
export function RemoteOutlet(props: RemoteOutletProps) {
  const { remote, view, location, portal, loadRelease, tellLoad } = props;
  const container = useRef<HTMLDivElement>(null);
  const slot = useRef<ParcelSlot>(null);
  const isRetried = useRef(false);
  const retriesInVain = useRef(0);
  const told = useRef(LOADING);
  /** How often a view, or its failure, has arrived. */
  const [arrivals, setArrivals] = useState(0);
  const [{ status, isSlow, code }, setState] = useState(LOADING);
  const [drawn] = useState(props.drawn);
  const parcel = useMemo(() => ({ portal, view, location }), [portal, view, location]);
  const tell = useEffectEvent((next: SlotState) => {
    // A failure is told twice when its cause is found only later.
    const fails = hasFailed(next.status) && !hasFailed(told.current.status);
    told.current = next;
    if (fails) {
      const isAgain = isRetried.current;
      isRetried.current = false;
      if (isAgain) retriesInVain.current += 1;
      props.onFailed(isAgain);
    }
    if (next.status === 'MOUNTED') retriesInVain.current = 0;
    if (fails || next.status === 'MOUNTED') setArrivals((count) => count + 1);
    setState(next);
  });
  const isMounted = status === 'MOUNTED';
  const isBroken = hasFailed(status);
  const arrive = useEffectEvent(() => props.onShown?.());

  useLayoutEffect(() => {
    if (!container.current) return;
    const created = createParcelSlot({
      container: container.current,
      remote,
      loadRelease,
      report: portal.report,
      tellLoad,
      findCause: findCauseLater,
      onState: (next) => tell(next),
    });
    slot.current = created;
    return () => {
      slot.current = null;
      created.close();
    };
  }, [remote, loadRelease, portal, tellLoad]);

  /**
   * After one that was in vain the page is loaded again, which the shell holds back where something is unsaved:
   * browsers remember code that did not come for as long as the document lives, and wait for code that hangs. So nothing
   * but another document helps at once where the code is on its way and no other release can take its place.
   */
  function retry(): void {
    const isStuck = isSlow && status === 'LOADING_SOURCE_CODE' && !remote.fallback;
    if (isStuck || retriesInVain.current > 0) {
      window.location.reload();
      return;
    }
    if (isSlow) retriesInVain.current += 1;
    isRetried.current = isBroken;
    slot.current?.retry();
  }

  useEffect(() => slot.current?.show(parcel), [parcel, remote, loadRelease]);

  // What the edge painted stays until there is something in its place: no page is blank in between.
  useLayoutEffect(() => {
    if (isMounted) removeSkeleton();
  }, [isMounted]);

  // After drawing: what is still hidden cannot take the focus.
  useEffect(() => {
    if (arrivals > 0) arrive();
  }, [arrivals]);

  const isDecision =
    view.kind === 'page' &&
    remote.release.pages.some(({ name, layout }) => name === view.name && layout === 'decision');
  return (
    <>
      {isBroken || isSlow ? (
        <RemoteFailure isSlow={isSlow} code={code} onRetry={retry} />
      ) : (
        !isMounted && !drawn && <RemoteLoading kind={view.kind} isDecision={isDecision} />
      )}
      <div ref={container} hidden={!isMounted && !drawn} {...drawn} />
    </>
  );
}
