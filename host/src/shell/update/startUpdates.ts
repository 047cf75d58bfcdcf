import { judgeBy } from '../../composition/portal/bindPortal.ts';
import { judgeCall } from '../../composition/portal/judgeCall.ts';
import { followLive } from '../live/followLive.ts';
import { panelAtom } from '../state/panelAtom.ts';
import { failuresAtom } from '../state/withdrawnAtom.ts';
import { guardPage } from '../guards/guardPage.ts';
import { watchTasks } from '../guards/watchTasks.ts';
import { watchViews } from '../guards/watchViews.ts';
import { watchVitals } from '../reporting/watchVitals.ts';
import type { QuietShell } from './isQuiet.ts';
import { offerNewVersion } from './offerNewVersion.ts';
import { returnAfterReload } from './reloadInPlace.ts';
import { watchRevision } from './watchRevision.ts';
import { watchTyping } from './watchTyping.ts';

export interface Updates {
  /** The customer went elsewhere: asks, unless that was done just now. */
  look(): void;
  stop(): void;
}

/**
 * Holds remotes to their limits and the page to the shell, goes back to the place that a reload left, follows what changes
 * at the server (LIVE-01), sends what waits (OFF-04), and watches from now on whether the page is still what would be opened.
 * @param typedIn where something was typed before
 */
export function startUpdates(shell: QuietShell, typedIn: Iterable<EventTarget | null>): Updates {
  const { store } = shell;
  judgeBy(judgeCall);
  guardPage(shell.findOwner, shell.report);
  returnAfterReload(store);
  const typing = watchTyping(typedIn);
  const watch = watchRevision(() => offerNewVersion(shell, typing));
  const endings = [
    followLive(shell),
    watchViews(shell.report),
    watchTasks(shell.findOwner, shell.report),
    store.sub(failuresAtom, watch.ask),
    store.sub(panelAtom, watch.look),
  ];
  // What failed before this was there may be the reason why it is.
  if (store.get(failuresAtom) > 0) watch.ask();
  // What waits on the device goes from now on; where it keeps nothing, nothing waits.
  shell.outbox().catch(() => undefined);
  watchVitals(shell.boot.remotes, shell.currentPath());
  return {
    look: watch.look,
    stop() {
      for (const end of endings) end();
      watch.stop();
      typing.stop();
    },
  };
}
