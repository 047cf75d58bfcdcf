import { createRoot } from 'react-dom/client';
import { SAYS_SLOW } from '../address/drawn/drawnPlaces.ts';
import type { Shell } from '../shell/createShell.ts';
import type { StartupState } from '../shell/startup/startupState.ts';
import { startupAtom } from '../shell/state/startupAtom.ts';
import { SlowNotice } from '../view/screens/startup/SlowNotice.tsx';

/** What the start has led to. Meanwhile the drawing stands, and when it takes long that is said beside it. */
export async function whenStarted(
  { store, startup }: Shell,
  drawn: HTMLElement,
): Promise<StartupState> {
  const place = document.createElement('div');
  place.className = SAYS_SLOW;
  const notice = createRoot(place);
  let stop = () => {};
  const state = await new Promise<StartupState>((resolve) => {
    const look = () => {
      const now = store.get(startupAtom);
      if (now.kind !== 'starting') resolve(now);
      else if (now.slow && !place.isConnected) {
        drawn.before(place);
        notice.render(<SlowNotice onRetry={startup.retry} />);
      }
    };
    stop = store.sub(startupAtom, look);
    look();
  });
  stop();
  notice.unmount();
  place.remove();
  return state;
}
