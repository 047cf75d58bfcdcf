import type { ParcelProps } from '@portal/contract/portalContext';
import type { Release } from '@portal/contract/release';
import type { LoadRelease } from '../release/loadRelease.ts';
import { mountRelease, type Mounted } from '../release/mountRelease.ts';

/** Nobody waits for a release any more: the customer left, or took another one. That is no failure of it. */
export class AbortError extends Error {}

/** One attempt to mount a release. */
export interface Attempt {
  release: Release;
  /** When it began, in milliseconds of the page. */
  begun: number;
  /** How far it is, as the code of a failure there. */
  stage: 'REMOTE-LOAD' | 'REMOTE-MOUNT';
  /** What it comes to by itself, also when nobody waits. Rejects with AbortError where nothing was mounted any more. */
  outcome: Promise<Mounted>;
  /** The same, or AbortError as soon as nobody waits. */
  awaited: Promise<Mounted>;
  abort(): void;
}

export interface AttemptOptions {
  release: Release;
  loadRelease: LoadRelease;
  container: HTMLElement;
  props: ParcelProps;
  /** Is told that the code has come. */
  onMounting(): void;
  /** Is told that the mounted view cannot be drawn any more. */
  onBroken(error: unknown): void;
}

/** Loads a release and mounts it, unless nobody waits by then. */
export function beginAttempt(options: AttemptOptions): Attempt {
  const { release, loadRelease, container, props, onMounting, onBroken } = options;
  const nobodyWaits = new AbortController();
  const { signal } = nobodyWaits;
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new AbortError()));
  });
  const outcome = loadRelease(release).then((lifecycles) => {
    if (signal.aborted) throw new AbortError();
    attempt.stage = 'REMOTE-MOUNT';
    onMounting();
    return mountRelease(release, lifecycles, container, props, { onBroken, signal });
  });
  const attempt: Attempt = {
    release,
    begun: performance.now(),
    stage: 'REMOTE-LOAD',
    outcome,
    awaited: Promise.race([outcome, aborted]),
    abort: () => nobodyWaits.abort(),
  };
  return attempt;
}
