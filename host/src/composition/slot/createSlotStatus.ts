import type { FailureCode } from '@portal/contract/failureCodes';
import type { ReleaseFailure } from '../release/createReleaseMonitor.ts';

/** What becomes of the view in one slot, in the words of single-spa. */
export type SlotStatus =
  | 'LOADING_SOURCE_CODE'
  | 'MOUNTING'
  | 'MOUNTED'
  | 'LOAD_ERROR'
  | 'SKIP_BECAUSE_BROKEN';

/** How long a view may take before its slot says that it does, in milliseconds; two seconds after the tap it is said. */
export const SLOW_AFTER_MS = 1500;

export interface SlotState {
  status: SlotStatus;
  /** On the way for long enough to say so. */
  isSlow: boolean;
  /** Why, when it failed or is slow. */
  code?: FailureCode;
}

/** Whether no release could be mounted, or what was mounted broke. */
export function hasFailed(status: SlotStatus): boolean {
  return status === 'LOAD_ERROR' || status === 'SKIP_BECAUSE_BROKEN';
}

export interface SlotStatusTeller {
  /** On the way; what is slow stays so. */
  loading(): void;
  /** On the way afresh: from now on it may take its time. */
  begin(): void;
  mounting(): void;
  mounted(): void;
  /** Says at once what is known, and the cause when it was found, unless something else was said since. */
  failed(failure: ReleaseFailure): void;
  /** Nothing is said any more. */
  close(): void;
}

export interface SlotStatusOptions {
  onState(state: SlotState): void;
  /** It took too long. @param status how far it is */
  onSlow(status: SlotStatus): void;
}

/** Says what becomes of the view in one slot. */
export function createSlotStatus({ onState, onSlow }: SlotStatusOptions): SlotStatusTeller {
  let isClosed = false;
  let told: SlotState | null = null;
  let slow: ReturnType<typeof setTimeout> | undefined;

  function tell(state: SlotState): void {
    if (isClosed) return;
    told = state;
    onState(state);
  }

  /** One step on the way; the same is not told twice. */
  function proceed(status: SlotStatus, isSlow = told?.isSlow ?? false): void {
    if (told?.status === status && told.isSlow === isSlow) return;
    tell(isSlow ? { status, isSlow, code: 'REMOTE-SLOW' } : { status, isSlow });
  }

  return {
    loading: () => proceed('LOADING_SOURCE_CODE'),
    begin() {
      clearTimeout(slow);
      proceed('LOADING_SOURCE_CODE', false);
      slow = setTimeout(() => {
        const status = told?.status ?? 'LOADING_SOURCE_CODE';
        proceed(status, true);
        onSlow(status);
      }, SLOW_AFTER_MS);
    },
    mounting: () => proceed('MOUNTING'),
    mounted() {
      clearTimeout(slow);
      tell({ status: 'MOUNTED', isSlow: false });
    },
    failed({ stage, code, cause }) {
      clearTimeout(slow);
      const status = stage === 'REMOTE-LOAD' ? 'LOAD_ERROR' : 'SKIP_BECAUSE_BROKEN';
      const state: SlotState = { status, isSlow: false, code };
      tell(state);
      void cause.then((found) => {
        if (told === state && found !== code) tell({ ...state, code: found });
      });
    },
    close() {
      isClosed = true;
      clearTimeout(slow);
    },
  };
}
