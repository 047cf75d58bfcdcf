import { useRef, useState } from 'react';
import { showApiError } from './showApiError.ts';
import { usePortal } from '../usePortal.ts';

export interface Action<Input, Result> {
  /**
   * Runs it, unless it is running. Never rejects: the result is `undefined` when it
   * failed (which was shown) or when it was already running.
   */
  run(input: Input): Promise<Result | undefined>;
  busy: boolean;
}

export interface ActionOptions {
  /** Handles a failure in place of the standard dialog. */
  onError?: (error: unknown) => void | Promise<void>;
}

/**
 * A change that the customer asks for: busy while it runs, never runs twice at once,
 * and says what went wrong in the standard words (ERR-01).
 */
export function useAction<Input = void, Result = void>(
  work: (input: Input) => Promise<Result>,
  options: ActionOptions = {},
): Action<Input, Result> {
  const { overlays } = usePortal();
  const [busy, setBusy] = useState(false);
  // A second click may come before React has drawn the busy state.
  const running = useRef(false);

  async function run(input: Input): Promise<Result | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    try {
      return await work(input);
    } catch (error) {
      if (options.onError) await options.onError(error);
      else await showApiError(overlays, error);
      return undefined;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { run, busy };
}
