import type { StartupContext } from './startupContext.ts';
import type { StartupState } from './startupState.ts';
import { prepare, start } from './startup.ts';

/** First and longest pause before the start is tried again, in milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 5000;

export interface Startup {
  begin(): void;
  /** Tries again now. */
  retry(): void;
  /** The customer accepts the terms, and the start goes on. */
  acceptTerms(): void;
}

/**
 * Runs the start of the shell and tries again by itself, with growing pauses, for as long as
 * the services do not answer. Never ends in a state without a way on.
 */
export function createStartup(
  context: StartupContext,
  onState: (state: StartupState) => void,
): Startup {
  let attempt = 0;
  let run = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function go(agreed: boolean): Promise<void> {
    clearTimeout(timer);
    run += 1;
    const current = run;
    const state = await start(context, agreed);
    // A later run, started by the customer, has taken over.
    if (current !== run) return;
    if (state.kind === 'unreachable') {
      timer = setTimeout(
        () => void go(agreed),
        Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt),
      );
      attempt += 1;
    } else {
      attempt = 0;
    }
    onState(state);
  }

  return {
    begin() {
      prepare(context);
      window.addEventListener('online', () => {
        if (attempt > 0) void go(false);
      });
      void go(false);
    },
    retry: () => void go(false),
    acceptTerms: () => void go(true),
  };
}
