/** How long the backend may take to say that it is there, in milliseconds: longer than one that has far too much to do. */
const TIMEOUT_MS = 3300;
/** What has arrived while this process itself stood still is read before the backend is blamed, in milliseconds. */
const GRACE_MS = 200;

/** Tells a backend that hangs from one that has much to do for a call. */
export interface SilenceWatch {
  /** Asks the backend whether it is there, for all calls that wait at the same time. */
  isSilent(): Promise<boolean>;
  /** It answered a call. */
  answered(): void;
}

/**
 * Asks the backend at its /health; any answer will do.
 * @param say hears when the backend is silent and when it is back, once each
 */
export function createSilenceWatch(
  backend: URL,
  say: (sentence: string) => void,
  patience = TIMEOUT_MS,
): SilenceWatch {
  let asking: Promise<boolean> | null = null;
  let wasSilent = false;

  function note(silent: boolean): boolean {
    if (silent !== wasSilent)
      say(
        silent ? 'The backend does not answer: calls are given up.' : 'The backend answers again.',
      );
    wasSilent = silent;
    return silent;
  }

  async function ask(): Promise<boolean> {
    const late = new AbortController();
    const giveUp = (): void => late.abort();
    let timer = setTimeout(() => {
      timer = setTimeout(giveUp, GRACE_MS);
    }, patience);
    try {
      const answer = await fetch(new URL('/health', backend), { signal: late.signal });
      void answer.body?.cancel().catch(() => undefined);
      return note(false);
    } catch {
      // Who refuses a connection answers calls as quickly.
      return note(late.signal.aborted);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    isSilent() {
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    answered: () => void note(false),
  };
}
