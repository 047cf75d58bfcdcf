import type { ParcelProps } from '@portal/contract/portalContext';
import type { Release } from '@portal/contract/release';
import {
  createReleaseMounter,
  type ReleaseMounterOptions,
} from '../release/createReleaseMounter.ts';
import {
  createReleaseMonitor,
  type ReleaseFailure,
  type ReleaseMonitorOptions,
  type Stage,
} from '../release/createReleaseMonitor.ts';
import { createSlotStatus, SLOW_AFTER_MS, type SlotStatusOptions } from './createSlotStatus.ts';
import type { Mounted } from '../release/mountRelease.ts';

export interface ParcelSlot {
  /** Shows the view with these props; the latest call wins while an earlier one is at work. */
  show(props: ParcelProps): void;
  /**
   * Tries again after a failure. What is only slow gives way to the last known good release; where there is none, its
   * mount begins again, and code on its way is waited for as before.
   */
  retry(): void;
  /** Takes everything off the page. */
  close(): void;
}

export type SlotOptions = Omit<ReleaseMonitorOptions, 'currentView'> &
  Pick<ReleaseMounterOptions, 'container' | 'loadRelease'> &
  Pick<SlotStatusOptions, 'onState'>;

/**
 * Keeps one view of one remote on the page: loads the release, falls back to the last known
 * good one, mounts, updates and unmounts in order, and reports every failure with a stable code.
 * Nothing that a remote does or fails to do reaches the caller but as a state.
 */
export function createParcelSlot(options: SlotOptions): ParcelSlot {
  const { container, remote, report } = options;
  const candidates = remote.fallback ? [remote.release, remote.fallback] : [remote.release];
  let wanted: ParcelProps | null = null;
  let applied: ParcelProps | null = null;
  let mounted: Mounted | null = null;
  let isFailed = false;
  let isClosed = false;
  let queue: Promise<void> = Promise.resolve();
  const currentView = () => (applied ?? wanted)?.view;
  const monitor = createReleaseMonitor({ ...options, currentView });
  const status = createSlotStatus({
    ...options,
    onSlow: (reached) =>
      report.failure({
        code: 'REMOTE-SLOW',
        message: `not shown after ${SLOW_AFTER_MS} ms, ${reached === 'MOUNTING' ? 'being mounted' : 'its code on the way'}`,
        remote: remote.name,
        release: remote.release.version,
      }),
  });
  const mounter = createReleaseMounter({
    ...options,
    candidates,
    monitor,
    onLoading: status.loading,
    onMounting: status.mounting,
    onFailed: fail,
    onBroken,
  });

  function fail(failure: ReleaseFailure): void {
    isFailed = true;
    status.failed(failure);
  }

  async function mountFrom(position: number, props: ParcelProps): Promise<void> {
    applied = props;
    status.begin();
    mounted = await mounter.mount(position, props);
    if (mounted) status.mounted();
  }

  /** Shows the release after the one that failed on the page, or that it failed. */
  async function replace(stage: Stage, error: unknown, { release }: Mounted): Promise<void> {
    const failure = monitor.countFailure(stage, error, release, performance.now());
    await unmount();
    const next = candidates.indexOf(release) + 1;
    if (isClosed) return;
    if (next < candidates.length && wanted) await mountFrom(next, wanted);
    else fail(failure);
  }

  function onBroken(release: Release, error: unknown): void {
    queue = queue.then(async () => {
      if (mounted?.release === release) await replace('REMOTE-MOUNT', error, mounted);
    });
  }

  async function update(view: Mounted, props: ParcelProps): Promise<void> {
    const isAnotherView = applied?.view.name !== props.view.name;
    applied = props;
    try {
      // What was killed meanwhile shows no further view.
      if (isAnotherView) await options.loadRelease(view.release);
      await view.update(props);
      status.mounted();
    } catch (error) {
      await replace('REMOTE-UPDATE', error, view);
    }
  }

  async function unmount(): Promise<void> {
    const view = mounted;
    mounted = null;
    if (view) await mounter.unmount(view);
  }

  async function settle(): Promise<void> {
    if (isClosed) {
      await unmount();
      container.replaceChildren();
      return;
    }
    if (!wanted || isFailed || wanted === applied) return;
    if (mounted) await update(mounted, wanted);
    else await mountFrom(0, wanted);
  }

  const enqueue = () => void (queue = queue.then(settle));

  return {
    show(props) {
      // Another page of the remote may work where this one failed.
      if (isFailed && props.view.name !== wanted?.view.name) isFailed = false;
      wanted = props;
      enqueue();
    },
    retry() {
      if (!isFailed) {
        status.begin();
        mounter.retry();
        return;
      }
      isFailed = false;
      applied = null;
      status.loading();
      queue = queue.then(monitor.refetchBroken);
      enqueue();
    },
    close() {
      isClosed = true;
      mounted?.leave();
      status.close();
      mounter.close();
      enqueue();
    },
  };
}
