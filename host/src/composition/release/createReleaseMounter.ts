import type { ParcelProps } from '@portal/contract/portalContext';
import type { Release } from '@portal/contract/release';
import { asPageWork } from '../../browser/asPageWork.ts';
import { AbortError, beginAttempt, type Attempt } from '../slot/beginAttempt.ts';
import { bringView } from './bringView.ts';
import type { ReleaseFailure, ReleaseMonitor } from './createReleaseMonitor.ts';
import type { LoadRelease } from './loadRelease.ts';
import type { Mounted } from './mountRelease.ts';

/**
 * How long a release may take before the next one takes its place, as soon as that one's files are there, in milliseconds;
 * three seconds after the tap something stands there.
 */
const PASSED_AFTER_MS = 2000;

export interface ReleaseMounter {
  /**
   * Mounts the release at `position`, or one after it when that fails or takes too long.
   * @returns null when the last one failed too, or nobody waits any more
   */
  mount(position: number, props: ParcelProps): Promise<Mounted | null>;
  /** Unmounts the view; reports when its release does not let it go. */
  unmount(view: Mounted): Promise<void>;
  /**
   * Mounts the next release in place of one on its way; without a next one its mount begins again, and code on its way
   * is waited for as before.
   */
  retry(): void;
  /** Nobody waits for a view here any more. */
  close(): void;
}

export interface ReleaseMounterOptions {
  container: HTMLElement;
  /** In the order in which they are tried. */
  candidates: readonly Release[];
  loadRelease: LoadRelease;
  monitor: ReleaseMonitor;
  onLoading(): void;
  onMounting(): void;
  /** Is told that no release could be mounted. */
  onFailed(failure: ReleaseFailure): void;
  /** Is told that a mounted view cannot be drawn any more. */
  onBroken(release: Release, error: unknown): void;
}

/** Mounts the releases of one remote in one element, and unmounts them. */
export function createReleaseMounter(options: ReleaseMounterOptions): ReleaseMounter {
  const { container, candidates, loadRelease, monitor } = options;
  let current: Attempt | null = null;
  let isClosed = false;

  async function unmount(view: Mounted): Promise<void> {
    try {
      await view.unmount();
    } catch (error) {
      void monitor.reportFailure('REMOTE-UNMOUNT', error, view.release);
    }
  }

  /** What nobody waits for counts by what it comes to, and must not live on outside the page. */
  function abandon(attempt: Attempt): void {
    container.replaceChildren();
    attempt.outcome.then(
      (view) => unmount(view),
      (error: unknown) => {
        if (!(error instanceof AbortError))
          monitor.countFailure(attempt.stage, error, attempt.release, attempt.begun);
      },
    );
  }

  /** On a slow line the next release may come no sooner: whichever is there first is shown. */
  function pass(attempt: Attempt, next: Release | undefined, { view }: ParcelProps): void {
    if (!next) return;
    Promise.all([loadRelease(next), bringView(next, view)]).then(attempt.abort, () => undefined);
  }

  async function mount(position: number, props: ParcelProps): Promise<Mounted | null> {
    const release = candidates[position];
    if (!release || isClosed) return null;
    options.onLoading();
    const attempt = beginAttempt({
      release,
      loadRelease,
      container,
      props,
      onMounting: options.onMounting,
      onBroken: (error) => options.onBroken(release, error),
    });
    current = attempt;
    const isLast = position === candidates.length - 1;
    const passed = setTimeout(
      () => pass(attempt, candidates[position + 1], props),
      PASSED_AFTER_MS,
    );
    try {
      const view = await asPageWork(attempt.awaited);
      monitor.countMounted(release, attempt.begun);
      return view;
    } catch (error) {
      if (error instanceof AbortError) abandon(attempt);
      else {
        const failure = monitor.countFailure(attempt.stage, error, release, attempt.begun);
        if (isLast) {
          options.onFailed(failure);
          return null;
        }
      }
    } finally {
      clearTimeout(passed);
      current = null;
    }
    return mount(isLast ? position : position + 1, props);
  }

  return {
    mount,
    unmount,
    retry() {
      // Code on its way comes to this attempt as soon as to another one.
      if (current?.stage === 'REMOTE-MOUNT' || current?.release !== candidates.at(-1))
        current?.abort();
    },
    close() {
      isClosed = true;
      current?.abort();
    },
  };
}
