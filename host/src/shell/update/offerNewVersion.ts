import { revisionSchema, standingOf } from '@portal/rollout/revision';
import * as v from 'valibot';
import { withdrawnAtom } from '../state/withdrawnAtom.ts';
import { killedAtom } from '../state/killedAtom.ts';
import { suspendedAtom } from '../state/suspendedAtom.ts';
import { isQuiet, type QuietShell } from './isQuiet.ts';
import { leaveWhenQuiet } from './leaveWhenQuiet.ts';
import { texts } from './texts.ts';
import { updateInPlace } from './updateInPlace.ts';
import type { Typing } from './watchTyping.ts';

declare const PORTAL_SHELL_VERSION: string;

/** How often a quiet moment is looked for while there is something to offer, in milliseconds. */
const LOOK_MS = 5000;

/** What the customer said no to; asked again only when something else is new. */
let declined = '';

/** An offer of what is there no more is gone, and what can be put off gives way to what cannot: nobody said no to it. */
function takeBackOffer({ overlays }: QuietShell): void {
  const before = declined;
  const offered = overlays.toasts().filter(({ message }) => message === texts.available);
  for (const { id } of offered) overlays.dismissToast(id);
  declined = before;
}

/**
 * Asks the edge what would be opened now. When that is something newer, offers it at a quiet moment; when
 * a release of this page was killed, none of its code begins any more, and the page leaves it.
 * @returns what takes that back
 * @throws when nothing answers
 */
export async function offerNewVersion(shell: QuietShell, typing: Typing): Promise<() => void> {
  const answer = await fetch('/revision', { cache: 'no-store' });
  // While the edge cannot ask mgmt it knows nothing new.
  if (answer.status !== 200) return () => {};
  const revision = v.parse(revisionSchema, await answer.json());
  const standing = standingOf(shell.boot, PORTAL_SHELL_VERSION, revision);
  shell.store.set(killedAtom, revision.killed);
  shell.store.set(suspendedAtom, revision.suspended ?? false);
  if (standing === 'withdrawn') {
    takeBackOffer(shell);
    return leaveWhenQuiet(shell, typing);
  }
  shell.store.set(withdrawnAtom, false);
  if (standing === 'current') takeBackOffer(shell);
  const name = JSON.stringify([revision.shell, revision.releases]);
  if (standing !== 'outdated' || name === declined) return () => {};
  const timer = setInterval(() => {
    if (!isQuiet(shell, typing.at(), Date.now())) return;
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
