import type { ResolvedRemote } from '@portal/contract/bootDocument';
import type { FailureCode } from '@portal/contract/failureCodes';
import type { ParcelProps } from '@portal/contract/portalContext';
import type { Release } from '@portal/contract/release';
import type { Report } from '@portal/contract/report';
import { asPageWork } from '../pageWork.ts';
import type { TellLoad } from '../reporting/createTelemetry.ts';
import { fetchAnew, type FindCause } from './findCauseLater.ts';
import { ContractError, requireContract, type LoadRelease } from './loadRelease.ts';
import { mountRelease, RenderError, type Mounted } from './mountRelease.ts';
import { TimeoutError } from './withTimeout.ts';

/** `slow`: still on the way, but long enough to say so. */
export type SlotState = 'loading' | 'slow' | 'shown' | 'failed';

/** How long a view may take before its place says that it does, in milliseconds. */
const PATIENCE = 2000;

export interface ParcelSlot {
  /** Shows the view with these props; the latest call wins while an earlier one is at work. */
  show(props: ParcelProps): void;
  /** Tries again after a failure; what is only slow gives way to the last known good release. */
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
  /** Looks at what was delivered, to tell a release that is broken from one that did not come. */
  findCause: FindCause;
  /** @param code why, when it failed or is slow */
  onState(state: SlotState, code?: FailureCode): void;
}

type Stage =
  | 'REMOTE-CONTRACT'
  | 'REMOTE-LOAD'
  | 'REMOTE-MOUNT'
  | 'REMOTE-UPDATE'
  | 'REMOTE-UNMOUNT';

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function codeOf(stage: Stage, error: unknown): FailureCode {
  if (error instanceof ContractError) return 'REMOTE-CONTRACT';
  if (error instanceof RenderError) return 'REMOTE-RENDER';
  return error instanceof TimeoutError && stage !== 'REMOTE-CONTRACT' ? `${stage}-TIMEOUT` : stage;
}

/**
 * Keeps one view of one remote on the page: loads the release, falls back to the last known
 * good one, mounts, updates and unmounts in order, and reports every failure with a stable code.
 * Nothing that a remote does or fails to do reaches the caller but as a state.
 */
export function createParcelSlot(options: SlotOptions): ParcelSlot {
  const { place, remote, loadRelease, report, tellLoad, findCause, onState } = options;
  const candidates = remote.fallback ? [remote.release, remote.fallback] : [remote.release];
  let wanted: ParcelProps | null = null;
  let applied: ParcelProps | null = null;
  let mounted: Mounted | null = null;
  let failed = false;
  let closed = false;
  let queue: Promise<void> = Promise.resolve();
  let slow: ReturnType<typeof setTimeout> | undefined;
  /** Ends the wait for a release that is slow, when there is another one. */
  let giveUp: (() => void) | null = null;
  let attempts = 0;
  const broken = new Set<string>();
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
        message: `not shown after ${PATIENCE} ms`,
        remote: remote.name,
        release: remote.release.version,
      });
    }, PATIENCE);
  }

  /** Reports a failure, once its cause is known. @returns its stable code */
  async function fail(stage: Stage, error: unknown, release: Release): Promise<FailureCode> {
    const seen = codeOf(stage, error);
    const cause = await findCause(seen, release, applied?.view ?? wanted?.view);
    cause.broken?.forEach((address) => broken.add(address));
    report.failure({
      code: cause.code,
      message: [messageOf(error), cause.detail].filter(Boolean).join('; '),
      remote: remote.name,
      release: release.version,
    });
    return cause.code;
  }

  /** Says at once what is known, and the cause when it was found. */
  async function tellFailed(seen: FailureCode, cause: Promise<FailureCode>): Promise<void> {
    failed = true;
    tell('failed', seen);
    const attempt = attempts;
    const code = await cause;
    if (failed && attempt === attempts && code !== seen) tell('failed', code);
  }

  function tellOutcome(release: Release, begun: number, outcome: string): void {
    const milliseconds = performance.now() - begun;
    tellLoad({ remote: remote.name, version: release.version, outcome, milliseconds });
  }

  function waitFor(mounting: Promise<Mounted>, hasNext: boolean): Promise<Mounted> {
    if (!hasNext) return mounting;
    const ended = new Promise<never>((_resolve, reject) => {
      giveUp = () => {
        // What arrives after all must not live on outside the page.
        mounting.then((view) => view.unmount()).catch(() => undefined);
        reject(new TimeoutError('The release', PATIENCE));
      };
    });
    return Promise.race([mounting, ended]);
  }

  async function load(release: Release): Promise<Awaited<ReturnType<LoadRelease>>> {
    requireContract(release);
    return loadRelease(release);
  }

  async function mountFrom(index: number, props: ParcelProps): Promise<void> {
    attempts += 1;
    applied = props;
    beginToWait();
    for (const [position, release] of candidates.entries()) {
      if (position < index) continue;
      const begun = performance.now();
      let stage: Stage = 'REMOTE-LOAD';
      const mounting = load(release).then((lifecycles) => {
        stage = 'REMOTE-MOUNT';
        const view = (error: unknown) => breakDown(release, error);
        return mountRelease(release, lifecycles, place, props, view);
      });
      const isLast = position === candidates.length - 1;
      try {
        mounted = await asPageWork(waitFor(mounting, !isLast));
        tellOutcome(release, begun, 'shown');
        failed = false;
        clearTimeout(slow);
        tell('shown');
        return;
      } catch (error) {
        const cause = fail(stage, error, release);
        void cause.then((code) => tellOutcome(release, begun, code));
        if (isLast || closed) {
          clearTimeout(slow);
          void tellFailed(codeOf(stage, error), cause);
          return;
        }
      } finally {
        giveUp = null;
      }
    }
  }

  /** Shows the release after the one that failed on the page, or that it failed. */
  async function replace(stage: Stage, error: unknown, view: Mounted): Promise<void> {
    const { release } = view;
    const begun = performance.now();
    const cause = fail(stage, error, release);
    void cause.then((code) => tellOutcome(release, begun, code));
    await takeDown();
    const next = candidates.indexOf(release) + 1;
    if (closed) return;
    if (next < candidates.length && wanted) await mountFrom(next, wanted);
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

  async function takeDown(): Promise<void> {
    const view = mounted;
    mounted = null;
    try {
      await view?.unmount();
    } catch (error) {
      if (view) void fail('REMOTE-UNMOUNT', error, view.release);
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
    else await mountFrom(0, wanted);
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
        queue = queue.then(() => fetchAnew(broken)).then(() => broken.clear());
        enqueue();
        return;
      }
      beginToWait();
      giveUp?.();
    },
    close() {
      closed = true;
      clearTimeout(slow);
      enqueue();
    },
  };
}
