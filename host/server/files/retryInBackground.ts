/** In milliseconds. */
export interface RetryTimes {
  /** How long the caller waits for the first attempt, which goes on all the same. */
  wait: number;
  /** Until the second attempt; twice as long until each one after it. */
  pause: number;
  /** The longest pause. */
  longest: number;
}

const RETRY_TIMES: RetryTimes = { wait: 20_000, pause: 60_000, longest: 30 * 60_000 };

/**
 * Does something that may fail while another machine is away, and that nobody must wait for: again and again until it
 * succeeded. Nothing of it keeps the process.
 * @param told hears why the first attempt failed, and null when a later one succeeded
 * @returns when the first attempt has ended, or takes too long
 */
export async function retryInBackground(
  work: () => Promise<void>,
  told: (failure: Error | null) => void,
  { wait, pause, longest }: RetryTimes = RETRY_TIMES,
): Promise<void> {
  async function attempt(next: number): Promise<void> {
    const isFirst = next === pause;
    try {
      await work();
      if (!isFirst) told(null);
    } catch (error) {
      if (isFirst) told(error instanceof Error ? error : new Error(String(error)));
      setTimeout(() => void attempt(Math.min(next * 2, longest)), next).unref();
    }
  }
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, wait);
  });
  await Promise.race([attempt(pause), late]);
  clearTimeout(timer);
}
