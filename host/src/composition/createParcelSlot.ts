import type { ParcelProps } from '@portal/contract/portalContext';
import type { Release } from '@portal/contract/release';
import { createReleasePlace, type ReleasePlaceOptions } from './createReleaseMounter.ts';
import { createSlotStates, PATIENCE, type SlotStateOptions } from './createSlotStatus.ts';
import {
  judgeReleases,
  type JudgedFailure,
  type JudgeOptions,
  type Stage,
} from './createReleaseMonitor.ts';
import type { Mounted } from './mountRelease.ts';

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

export type SlotOptions = Omit<JudgeOptions, 'currentView'> &
  Pick<ReleasePlaceOptions, 'place' | 'loadRelease'> &
  Pick<SlotStateOptions, 'onState'>;

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
  let queue: Promise<void> = Promise.resolve();
  const judge = judgeReleases({ ...options, currentView: () => applied?.view ?? wanted?.view });
  const releases = createReleasePlace({
    place,
    candidates,
    loadRelease,
    judge,
    onFailed: fail,
    onBroken,
  });
  const states = createSlotStates({
    onState,
    onSlow: () =>
      report.failure({
        code: 'REMOTE-SLOW',
        message: `not shown after ${PATIENCE} ms, ${releases.isMounting() ? 'being mounted' : 'its code on the way'}`,
        remote: remote.name,
        release: remote.release.version,
      }),
  });

  function fail(failure: JudgedFailure): void {
    failed = true;
    states.failed(failure);
  }

  async function beginFrom(position: number, props: ParcelProps): Promise<void> {
    applied = props;
    states.wait();
    mounted = await releases.put(position, props);
    if (mounted) states.shown();
  }

  /** Shows the release after the one that failed on the page, or that it failed. */
  async function replace(stage: Stage, error: unknown, { release }: Mounted): Promise<void> {
    const failure = judge.countFailure(stage, error, release, performance.now());
    await takeDown();
    const next = candidates.indexOf(release) + 1;
    if (closed) return;
    if (next < candidates.length && wanted) await beginFrom(next, wanted);
    else fail(failure);
  }

  function onBroken(release: Release, error: unknown): void {
    queue = queue.then(async () => {
      if (mounted?.release === release) await replace('REMOTE-MOUNT', error, mounted);
    });
  }

  async function update(view: Mounted, props: ParcelProps): Promise<void> {
    applied = props;
    try {
      await view.update(props);
      states.shown();
    } catch (error) {
      await replace('REMOTE-UPDATE', error, view);
    }
  }

  async function takeDown(): Promise<void> {
    const view = mounted;
    mounted = null;
    if (view) await releases.takeOff(view);
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
      if (!failed) {
        states.wait();
        releases.goOn();
        return;
      }
      failed = false;
      applied = null;
      states.loading();
      queue = queue.then(judge.fetchBrokenAnew);
      enqueue();
    },
    close() {
      closed = true;
      states.close();
      releases.leave();
      enqueue();
    },
  };
}
