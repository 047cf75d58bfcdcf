import type { ParcelProps } from '@portal/contract/portalContext';
import type { Release } from '@portal/contract/release';
import type { LoadRelease } from './loadRelease.ts';
import { mountRelease, type Mounted } from './mountRelease.ts';

/** Nobody waits for a release any more: the customer left, or took another one. That is no failure of it. */
export class GivenUp extends Error {}

/** One attempt to put a release on the page. */
export interface Attempt {
  release: Release;
  /** When it began, in milliseconds of the page. */
  begun: number;
  /** How far it is, as the code of a failure there. */
  stage: 'REMOTE-LOAD' | 'REMOTE-MOUNT';
  /** What it comes to by itself, also when nobody waits. Rejects with GivenUp where nothing was mounted any more. */
  outcome: Promise<Mounted>;
  /** The same, or GivenUp as soon as nobody waits. */
  awaited: Promise<Mounted>;
  giveUp(): void;
}

export interface AttemptOptions {
  release: Release;
  loadRelease: LoadRelease;
  place: HTMLElement;
  props: ParcelProps;
  /** Is told that the mounted view cannot be drawn any more. */
  onBroken(error: unknown): void;
}

/** Loads a release and mounts it, unless nobody waits by then. */
export function beginAttempt(options: AttemptOptions): Attempt {
  const { release, loadRelease, place, props, onBroken } = options;
  let isGivenUp = false;
  let giveUp: () => void = () => undefined;
  const givenUp = new Promise<never>((_resolve, reject) => {
    giveUp = () => {
      isGivenUp = true;
      reject(new GivenUp());
    };
  });
  const outcome = loadRelease(release).then((lifecycles) => {
    if (isGivenUp) throw new GivenUp();
    attempt.stage = 'REMOTE-MOUNT';
    return mountRelease(release, lifecycles, place, props, onBroken);
  });
  const attempt: Attempt = {
    release,
    begun: performance.now(),
    stage: 'REMOTE-LOAD',
    outcome,
    awaited: Promise.race([outcome, givenUp]),
    giveUp,
  };
  return attempt;
}
