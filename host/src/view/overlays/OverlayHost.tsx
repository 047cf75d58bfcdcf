import { lazyPart } from '@portal/ui/lazyPart';
import { useEffect, useSyncExternalStore } from 'react';
import { withBoundary } from '../screens/boundaries/withBoundary.tsx';
import { useShell } from '../useShell.ts';
import { preloadWhenIdle } from '../../browser/whenIdle.ts';

const loadLayer = () => import(/* webpackChunkName: "overlays" */ './OverlayLayer.tsx');
const OverlayLayer = withBoundary(lazyPart(loadLayer));

/** Draws dialogs and toasts; their code is loaded after the first page. */
export function OverlayHost() {
  const { overlays } = useShell();
  const dialogs = useSyncExternalStore(overlays.subscribe, overlays.dialogs, overlays.dialogs);
  const toasts = useSyncExternalStore(overlays.subscribe, overlays.toasts, overlays.toasts);
  useEffect(() => preloadWhenIdle(loadLayer), []);
  if (dialogs.length === 0 && toasts.length === 0) return null;
  return (
    <OverlayLayer dialog={dialogs[0]} toasts={toasts} onDismissToast={overlays.dismissToast} />
  );
}
