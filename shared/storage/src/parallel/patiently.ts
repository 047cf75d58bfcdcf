import { setTimeout as pause } from 'node:timers/promises';

/** How long what fails in passing is left alone before it is asked again, in milliseconds. */
export const PAUSES: readonly number[] = [1000, 4000];

/**
 * Asks again after each of the pauses, as long as the failure may pass by itself.
 * @throws what the last attempt threw
 */
export async function patiently<Result>(
  ask: () => Promise<Result>,
  isPassing: (cause: unknown) => boolean,
  [wait, ...pauses]: readonly number[] = PAUSES,
): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    if (!isPassing(cause) || wait === undefined) throw cause;
  }
  await pause(wait);
  return patiently(ask, isPassing, pauses);
}
