import type { ParcelProps } from '@portal/contract/portalContext';
import type { Release } from '@portal/contract/release';
import { asPageWork } from '../browser/pageWork.ts';
import { beginAttempt, GivenUp, type Attempt } from './beginAttempt.ts';
import type { Judge, JudgedFailure } from './createReleaseMonitor.ts';
import type { LoadRelease } from './loadRelease.ts';
import type { Mounted } from './mountRelease.ts';

export interface ReleasePlace {
  /**
   * Puts the view on the page with the release at `position`, or with one after it when that fails.
   * @returns null when the last one failed too, or nobody waits any more
   */
  put(position: number, props: ParcelProps): Promise<Mounted | null>;
  /** Takes the view off the page; reports when its release does not let it go. */
  takeOff(view: Mounted): Promise<void>;
  isMounting(): boolean;
  /**
   * Goes on to the next release while one is on its way; without a next one its mount begins anew, and code on its way
   * is waited for as before.
   */
  goOn(): void;
  /** Nobody waits for a view in this place any more. */
  leave(): void;
}

export interface ReleasePlaceOptions {
  place: HTMLElement;
  /** In the order in which they are tried. */
  candidates: readonly Release[];
  loadRelease: LoadRelease;
  judge: Judge;
  /** Is told that no release could be put on the page. */
  onFailed(failure: JudgedFailure): void;
  /** Is told that a view on the page cannot be drawn any more. */
  onBroken(release: Release, error: unknown): void;
}

/** Puts the releases of one remote in one place, and takes them off. */
export function createReleasePlace(options: ReleasePlaceOptions): ReleasePlace {
  const { place, candidates, loadRelease, judge, onFailed, onBroken } = options;
  let waiting: Attempt | null = null;
  let isLeft = false;

  async function takeOff(view: Mounted): Promise<void> {
    try {
      await view.unmount();
    } catch (error) {
      void judge.reportFailure('REMOTE-UNMOUNT', error, view.release);
    }
  }

  /** What nobody waits for any more is judged by what it comes to, and must not live on outside the page. */
  function leaveBehind(attempt: Attempt): void {
    place.replaceChildren();
    attempt.outcome.then(
      (view) => takeOff(view),
      (error: unknown) => {
        if (!(error instanceof GivenUp))
          judge.countFailure(attempt.stage, error, attempt.release, attempt.begun);
      },
    );
  }

  async function put(position: number, props: ParcelProps): Promise<Mounted | null> {
    const release = candidates[position];
    if (!release || isLeft) return null;
    const attempt = beginAttempt({
      release,
      loadRelease,
      place,
      props,
      onBroken: (error) => onBroken(release, error),
    });
    waiting = attempt;
    const isLast = position === candidates.length - 1;
    try {
      const view = await asPageWork(attempt.awaited);
      judge.countShown(release, attempt.begun);
      return view;
    } catch (error) {
      if (error instanceof GivenUp) leaveBehind(attempt);
      else {
        const failure = judge.countFailure(attempt.stage, error, release, attempt.begun);
        if (isLast) {
          onFailed(failure);
          return null;
        }
      }
    } finally {
      waiting = null;
    }
    return put(isLast ? position : position + 1, props);
  }

  return {
    put,
    takeOff,
    isMounting: () => waiting?.stage === 'REMOTE-MOUNT',
    goOn() {
      // Code on its way comes to this attempt as soon as to another one.
      if (waiting?.stage === 'REMOTE-MOUNT' || waiting?.release !== candidates.at(-1))
        waiting?.giveUp();
    },
    leave() {
      isLeft = true;
      waiting?.giveUp();
    },
  };
}
