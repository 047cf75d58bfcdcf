import type { ResolvedRemote } from '@portal/contract/bootDocument';
import { CONTRACT_VERSION, satisfiesContract } from '@portal/contract/contractVersion';
import type { ParcelProps } from '@portal/contract/portalContext';
import type { Release } from '@portal/contract/release';
import type { Report } from '@portal/contract/report';
import type { TellLoad } from '../reporting/createTelemetry.ts';
import type { LoadRelease } from './loadRelease.ts';
import { mountRelease, type Mounted } from './mountRelease.ts';
import { TimeoutError } from './withTimeout.ts';

export type SlotState = 'loading' | 'shown' | 'failed';

export interface ParcelSlot {
  /** Shows the view with these props; the latest call wins while an earlier one is at work. */
  show(props: ParcelProps): void;
  /** Tries again after a failure. */
  retry(): void;
  /** Takes everything off the page. */
  close(): void;
}

export interface SlotOptions {
  place: HTMLElement;
  remote: ResolvedRemote;
  loadRelease: LoadRelease;
  report: Report;
  /** Notes how each attempt to show a release ended, and how long it took. */
  tellLoad: TellLoad;
  onState(state: SlotState): void;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Keeps one view of one remote on the page: loads the release, falls back to the last known
 * good one, mounts, updates and unmounts in order, and reports every failure with a stable code.
 * Nothing that a remote does or fails to do reaches the caller but as a state.
 */
export function createParcelSlot(options: SlotOptions): ParcelSlot {
  const { place, remote, loadRelease, report, tellLoad, onState } = options;
  let wanted: ParcelProps | null = null;
  let applied: ParcelProps | null = null;
  let mounted: Mounted | null = null;
  let failed = false;
  let closed = false;
  let queue: Promise<void> = Promise.resolve();

  /** Reports a failure. @returns its stable code */
  function fail(stage: string, error: unknown, release: Release): string {
    const code = error instanceof TimeoutError ? `${stage}-TIMEOUT` : stage;
    report.failure({
      code,
      message: messageOf(error),
      remote: remote.name,
      release: release.version,
    });
    return code;
  }

  async function tryRelease(release: Release, props: ParcelProps): Promise<Mounted | null> {
    const begun = performance.now();
    const tell = (outcome: string) =>
      tellLoad({
        remote: remote.name,
        version: release.version,
        outcome,
        milliseconds: performance.now() - begun,
      });
    let stage = 'REMOTE-CONTRACT';
    try {
      if (!satisfiesContract(release.contract, CONTRACT_VERSION))
        throw new Error(`needs ${release.contract}, offered ${CONTRACT_VERSION}`);
      stage = 'REMOTE-LOAD';
      const lifecycles = await loadRelease(release);
      stage = 'REMOTE-MOUNT';
      const view = await mountRelease(release, lifecycles, place, props);
      tell('shown');
      return view;
    } catch (error) {
      tell(fail(stage, error, release));
      return null;
    }
  }

  async function mountFirstThatWorks(props: ParcelProps): Promise<void> {
    onState('loading');
    const candidates = remote.fallback ? [remote.release, remote.fallback] : [remote.release];
    for (const release of candidates) {
      mounted = await tryRelease(release, props);
      if (mounted || closed) break;
    }
    applied = props;
    failed = mounted === null;
    if (!closed) onState(mounted ? 'shown' : 'failed');
  }

  async function update(view: Mounted, props: ParcelProps): Promise<void> {
    applied = props;
    try {
      await view.update(props);
      if (!closed) onState('shown');
    } catch (error) {
      fail('REMOTE-UPDATE', error, remote.release);
      await takeDown();
      failed = true;
      if (!closed) onState('failed');
    }
  }

  async function takeDown(): Promise<void> {
    const view = mounted;
    mounted = null;
    try {
      await view?.unmount();
    } catch (error) {
      fail('REMOTE-UNMOUNT', error, remote.release);
    }
  }

  async function settle(): Promise<void> {
    if (closed) {
      await takeDown();
      place.replaceChildren();
      return;
    }
    if (!wanted || failed || wanted === applied) return;
    if (mounted) await update(mounted, wanted);
    else await mountFirstThatWorks(wanted);
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
      failed = false;
      applied = null;
      enqueue();
    },
    close() {
      closed = true;
      enqueue();
    },
  };
}
