import { revisionSchema, standingOf } from '@portal/rollout/revision';
import * as v from 'valibot';
import { withdrawnAtom } from '../state/withdrawnAtom.ts';
import { isQuiet, type QuietShell } from './isQuiet.ts';
import { texts } from './texts.ts';
import { updateInPlace } from './updateInPlace.ts';

declare const PORTAL_SHELL_VERSION: string;

/** How often a quiet moment is looked for while there is something to offer, in milliseconds. */
const LOOK_MS = 5000;

/** What the customer said no to; asked again only when something else is new. */
let declined = '';
let typedAt = 0;
addEventListener('input', () => {
  typedAt = Date.now();
});

/** What can be put off gives way to what cannot. */
function takeBackOffer({ overlays }: QuietShell): void {
  const offered = overlays.toasts().filter(({ message }) => message === texts.available);
  for (const { id } of offered) overlays.dismissToast(id);
}

/**
 * Asks the edge what would be opened now. When that is something newer, offers it at a quiet moment; when
 * a release of this page was withdrawn, says so at once.
 * @returns what takes the offer back
 * @throws when nothing answers
 */
export async function offerNewVersion(shell: QuietShell): Promise<() => void> {
  const answer = await fetch('/revision', { cache: 'no-store' });
  // While the edge cannot ask mgmt it knows nothing new.
  if (answer.status !== 200) return () => {};
  const revision = v.parse(revisionSchema, await answer.json());
  const standing = standingOf(shell.boot, PORTAL_SHELL_VERSION, revision);
  shell.store.set(withdrawnAtom, standing === 'withdrawn');
  if (standing === 'withdrawn') takeBackOffer(shell);
  const name = JSON.stringify(revision);
  if (standing !== 'outdated' || name === declined) return () => {};
  const timer = setInterval(() => {
    if (!isQuiet(shell, typedAt, Date.now())) return;
    clearInterval(timer);
    shell.overlays.toast({
      message: texts.available,
      action: { label: texts.update, run: () => void updateInPlace(shell) },
      onGone: () => {
        declined = name;
      },
    });
  }, LOOK_MS);
  return () => clearInterval(timer);
}
