import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useShell } from '../useShell.ts';

const OverlayLayer = lazy(() => import(/* webpackChunkName: "overlays" */ './OverlayLayer.tsx'));

/** Draws dialogs and toasts; their code is loaded when the first one is asked for. */
export function OverlayHost() {
  const { overlays } = useShell();
  const dialogs = useSyncExternalStore(overlays.subscribe, overlays.dialogs);
  const toasts = useSyncExternalStore(overlays.subscribe, overlays.toasts);
  if (dialogs.length === 0 && toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OverlayLayer dialog={dialogs[0]} toasts={toasts} onDismissToast={overlays.dismissToast} />
    </Suspense>
  );
}
