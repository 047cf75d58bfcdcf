/** After this time a row stops waiting (NOT-07). In milliseconds. */
export const ROW_TIMEOUT_MS = 10_000;

/**
 * Settles as the work does, or resolves after ten seconds, whichever comes first.
 * The work goes on; only the waiting ends.
 */
export async function withinTenSeconds(work: Promise<unknown>): Promise<'settled' | 'waiting'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'waiting'>((resolve) => {
    timer = setTimeout(() => resolve('waiting'), ROW_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work.then(() => 'settled' as const), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
