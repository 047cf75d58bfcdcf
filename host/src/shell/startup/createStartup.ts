import { TimeoutError, withTimeout } from '../../composition/release/withTimeout.ts';
import { prepare } from './preparation/prepare.ts';
import { PREPARATION_STEPS } from './preparation/preparationSteps.ts';
import { start } from './start.ts';
import type { StartupContext } from './startupContext.ts';
import type { StartupState } from './startupState.ts';
import type { StartupStep } from './startupStep.ts';

/** First and longest pause before the start is tried again, in milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 5000;
/** After how long the customer is told that it takes longer than usual, in milliseconds. */
const SLOW = 4000;
/** How long one try may take, in milliseconds. */
const LIMIT = 15_000;

export interface Startup {
  begin(): void;
  /** Tries again now; resolves when the outcome is known. */
  retry(): Promise<void>;
  /** The customer accepts the terms, and the start goes on. */
  acceptTerms(): Promise<void>;
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
  /** A screen with a way on is shown; it stays while the start is tried again behind it. */
  let hasStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A dialog waits for the visitor, who may take any time (DEMO-05). */
  const isAsking = () => context.overlays.dialogs().length > 0;

  async function attemptStart(agreed: boolean, current: number): Promise<StartupState> {
    const at: { step: StartupStep; slow: boolean } = { step: 'webview', slow: false };
    const tell = () => {
      if (current === run && !hasStopped) onState({ kind: 'starting', ...at });
    };
    const waiting = setTimeout(() => {
      at.slow = !isAsking();
      tell();
    }, SLOW);
    const running = start(context, agreed, (name) => {
      at.step = name;
      tell();
    });
    try {
      return await withTimeout(running, LIMIT, 'The start');
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      return isAsking() ? await running : { kind: 'unreachable' };
    } finally {
      clearTimeout(waiting);
    }
  }

  async function go(agreed: boolean): Promise<void> {
    clearTimeout(timer);
    run += 1;
    const current = run;
    const state = await attemptStart(agreed, current);
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
    hasStopped = true;
    onState(state);
  }

  return {
    begin() {
      prepare(context, PREPARATION_STEPS, (step) =>
        onState({ kind: 'starting', step, slow: false }),
      );
      window.addEventListener('online', () => {
        if (attempt > 0) void go(false);
      });
      void go(false);
    },
    retry: () => go(false),
    acceptTerms: () => go(true),
  };
}
