import type { FailureCode } from '@portal/contract/failureCodes';
import type { ParcelProps } from '@portal/contract/portalContext';
import type { Release } from '@portal/contract/release';
import { asPageWork } from '../pageWork.ts';
import { beginAttempt, GivenUp, type Attempt } from './beginAttempt.ts';
import { codeOf, judgeReleases, type JudgeOptions, type Stage } from './judgeReleases.ts';
import type { LoadRelease } from './loadRelease.ts';
import type { Mounted } from './mountRelease.ts';

/** `slow`: still on the way, but long enough to say so. */
export type SlotState = 'loading' | 'slow' | 'shown' | 'failed';

/** How long a view may take before its place says that it does, in milliseconds; two seconds after the tap it is said. */
const PATIENCE = 1500;

export interface ParcelSlot {
  /** Shows the view with these props; the latest call wins while an earlier one is at work. */
  show(props: ParcelProps): void;
  /**
   * Tries again after a failure. What is only slow gives way to the last known good release; where there is none, its
   * mount begins anew, and code on its way is waited for as before.
   */
  retry(): void;
  /** Takes everything off the page. */
  close(): void;
}

export interface SlotOptions extends Omit<JudgeOptions, 'currentView'> {
  place: HTMLElement;
  loadRelease: LoadRelease;
  /** @param code why, when it failed or is slow */
  onState(state: SlotState, code?: FailureCode): void;
}

/**
 * Keeps one view of one remote on the page: loads the release, falls back to the last known
 * good one, mounts, updates and unmounts in order, and reports every failure with a stable code.
 * Nothing that a remote does or fails to do reaches the caller but as a state.
 */
export function createParcelSlot(options: SlotOptions): ParcelSlot {
  const { place, remote, loadRelease, report, onState } = options;
  const candidates = remote.fallback ? [remote.release, remote.fallback] : [remote.release];
  let wanted: ParcelProps | null = null;
  let applied: ParcelProps | null = null;
  let mounted: Mounted | null = null;
  let failed = false;
  let closed = false;
  const judge = judgeReleases({ ...options, currentView: () => applied?.view ?? wanted?.view });
  let queue: Promise<void> = Promise.resolve();
  let slow: ReturnType<typeof setTimeout> | undefined;
  let waiting: Attempt | null = null;
  let attempts = 0;
  let told: SlotState | null = null;

  function tell(state: SlotState, code?: FailureCode): void {
    if (closed || (state === 'loading' && told === 'loading')) return;
    told = state;
    onState(state, code);
  }

  function beginToWait(): void {
    clearTimeout(slow);
    tell('loading');
    slow = setTimeout(() => {
      tell('slow', 'REMOTE-SLOW');
      report.failure({
        code: 'REMOTE-SLOW',
        message: `not shown after ${PATIENCE} ms, ${waiting?.stage === 'REMOTE-MOUNT' ? 'being mounted' : 'its code on the way'}`,
        remote: remote.name,
        release: remote.release.version,
      });
    }, PATIENCE);
  }

  /** Says at once what is known, and the cause when it was found. */
  async function tellFailed(seen: FailureCode, cause: Promise<FailureCode>): Promise<void> {
    failed = true;
    tell('failed', seen);
    const attempt = attempts;
    const code = await cause;
    if (failed && attempt === attempts && code !== seen) tell('failed', code);
  }

  /** What nobody waits for any more is judged by what it comes to, and must not live on outside the page. */
  function leaveBehind(attempt: Attempt): void {
    place.replaceChildren();
    attempt.outcome.then(
      (view) => takeOff(view),
      (error: unknown) => {
        if (!(error instanceof GivenUp))
          void judge.countFailure(attempt.stage, error, attempt.release, attempt.begun);
      },
    );
  }

  async function mountFrom(position: number, props: ParcelProps): Promise<void> {
    const release = candidates[position];
    if (!release) return;
    const attempt = beginAttempt({
      release,
      loadRelease,
      place,
      props,
      onBroken: (error) => breakDown(release, error),
    });
    waiting = attempt;
    const isLast = position === candidates.length - 1;
    try {
      mounted = await asPageWork(attempt.awaited);
      judge.countShown(release, attempt.begun);
      failed = false;
      clearTimeout(slow);
      tell('shown');
      return;
    } catch (error) {
      if (error instanceof GivenUp) {
        leaveBehind(attempt);
        if (closed) return;
      } else {
        const cause = judge.countFailure(attempt.stage, error, release, attempt.begun);
        if (isLast || closed) {
          clearTimeout(slow);
          void tellFailed(codeOf(attempt.stage, error), cause);
          return;
        }
      }
    } finally {
      waiting = null;
    }
    await mountFrom(isLast ? position : position + 1, props);
  }

  function beginFrom(position: number, props: ParcelProps): Promise<void> {
    attempts += 1;
    applied = props;
    beginToWait();
    return mountFrom(position, props);
  }

  /** Shows the release after the one that failed on the page, or that it failed. */
  async function replace(stage: Stage, error: unknown, view: Mounted): Promise<void> {
    const { release } = view;
    const cause = judge.countFailure(stage, error, release, performance.now());
    await takeDown();
    const next = candidates.indexOf(release) + 1;
    if (closed) return;
    if (next < candidates.length && wanted) await beginFrom(next, wanted);
    else void tellFailed(codeOf(stage, error), cause);
  }

  /** A view that was on the page cannot be drawn any more. */
  function breakDown(release: Release, error: unknown): void {
    queue = queue.then(async () => {
      if (mounted?.release === release) await replace('REMOTE-MOUNT', error, mounted);
    });
  }

  async function update(view: Mounted, props: ParcelProps): Promise<void> {
    applied = props;
    try {
      await view.update(props);
      tell('shown');
    } catch (error) {
      await replace('REMOTE-UPDATE', error, view);
    }
  }

  async function takeOff(view: Mounted): Promise<void> {
    try {
      await view.unmount();
    } catch (error) {
      void judge.reportFailure('REMOTE-UNMOUNT', error, view.release);
    }
  }

  async function takeDown(): Promise<void> {
    const view = mounted;
    mounted = null;
    if (view) await takeOff(view);
  }

  async function settle(): Promise<void> {
    if (closed) {
      await takeDown();
      place.replaceChildren();
      return;
    }
    if (!wanted || failed || wanted === applied) return;
    if (mounted) await update(mounted, wanted);
    else await beginFrom(0, wanted);
  }

  function enqueue(): void {
    queue = queue.then(settle);
  }

  return {
    show(props) {
      // Another page of the remote may work where this one failed.
      if (failed && props.view.name !== wanted?.view.name) failed = false;
      wanted = props;
      enqueue();
    },
    retry() {
      if (failed) {
        failed = false;
        applied = null;
        tell('loading');
        queue = queue.then(judge.fetchBrokenAnew);
        enqueue();
        return;
      }
      beginToWait();
      // Code on its way comes to this attempt as soon as to another one.
      if (waiting?.stage === 'REMOTE-MOUNT' || waiting?.release !== candidates.at(-1))
        waiting?.giveUp();
    },
    close() {
      closed = true;
      clearTimeout(slow);
      waiting?.giveUp();
      enqueue();
    },
  };
}
