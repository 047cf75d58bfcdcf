import { whenIdle } from '../../browser/whenIdle.ts';
import { holdsUnsent } from '../outbox/holdsUnsent.ts';
import { failuresAtom } from '../state/withdrawnAtom.ts';
import type { QuietShell } from './isQuiet.ts';
import { PLACE_KEY } from './placeKey.ts';
import type { Updates } from './startUpdates.ts';

/** After how long code that did not come is asked for again, in milliseconds. */
const AGAIN_MS = 30_000;
/** How long the watch waits for a page that never comes to rest, in milliseconds: what hangs may be what was killed. */
const LATEST_MS = 10_000;
/** How long at most where something on the device was not sent, which goes within 5 s (OFF-04). */
const UNSENT_MS = 4000;

/**
 * Starts what watches for newer and killed releases, and sends what waits, once the page has drawn its own content, and
 * after ten seconds in any case, after four where something waits; at once where a remote failed, or where the page loaded itself again.
 */
export function updatesLater(shell: QuietShell): Updates {
  let updates: Updates | undefined;
  let again = setTimeout(() => void start(), LATEST_MS);
  const unsent = setTimeout(() => void startWhereUnsent(), UNSENT_MS);
  let isStopped = false;
  const typedIn = new Set<EventTarget | null>();
  const onInput = ({ target }: Event) => void typedIn.add(target);
  addEventListener('input', onInput, true);
  async function start(): Promise<void> {
    try {
      const { startUpdates } = await import(/* webpackChunkName: "update" */ './startUpdates.ts');
      if (!isStopped) updates ??= startUpdates(shell, typedIn);
      removeEventListener('input', onInput, true);
    } catch {
      clearTimeout(again);
      again = setTimeout(() => void start(), AGAIN_MS);
    }
  }
  async function startWhereUnsent(): Promise<void> {
    if (updates === undefined && (await holdsUnsent())) void start();
  }
  const endings = [whenIdle(() => void start()), shell.store.sub(failuresAtom, () => void start())];
  if (sessionStorage.getItem(PLACE_KEY) !== null) void start();
  return {
    look: () => updates?.look(),
    stop() {
      isStopped = true;
      clearTimeout(again);
      clearTimeout(unsent);
      removeEventListener('input', onInput, true);
      for (const end of endings) end();
      updates?.stop();
    },
  };
}
