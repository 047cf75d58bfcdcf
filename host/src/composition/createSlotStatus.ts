import type { FailureCode } from '@portal/contract/failureCodes';
import type { JudgedFailure } from './createReleaseMonitor.ts';

/** `slow`: still on the way, but long enough to say so. */
export type SlotState = 'loading' | 'slow' | 'shown' | 'failed';

/** How long a view may take before its place says that it does, in milliseconds; two seconds after the tap it is said. */
export const PATIENCE = 1500;

export interface SlotStates {
  loading(): void;
  /** Loading too; from now on it may take as long as patience lasts. */
  wait(): void;
  shown(): void;
  /** Says at once what is known, and the cause when it was found, unless something else was said since. */
  failed(failure: JudgedFailure): void;
  /** Nothing is said any more. */
  close(): void;
}

export interface SlotStateOptions {
  /** @param code why, when it failed or is slow */
  onState(state: SlotState, code?: FailureCode): void;
  /** Patience is over. */
  onSlow(): void;
}

/** Says what becomes of the view in one place. */
export function createSlotStates({ onState, onSlow }: SlotStateOptions): SlotStates {
  let closed = false;
  let told: SlotState | null = null;
  let times = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function tell(state: SlotState, code?: FailureCode): void {
    if (closed) return;
    told = state;
    times += 1;
    onState(state, code);
  }

  function end(state: SlotState, code?: FailureCode): void {
    clearTimeout(patience);
    tell(state, code);
  }

  function loading(): void {
    if (told !== 'loading') tell('loading');
  }

  return {
    loading,
    wait() {
      clearTimeout(patience);
      loading();
      patience = setTimeout(() => {
        tell('slow', 'REMOTE-SLOW');
        onSlow();
      }, PATIENCE);
    },
    shown: () => end('shown'),
    failed({ seen, cause }) {
      end('failed', seen);
      const since = times;
      void cause.then((code) => times === since && code !== seen && tell('failed', code));
    },
    close() {
      closed = true;
      clearTimeout(patience);
    },
  };
}
