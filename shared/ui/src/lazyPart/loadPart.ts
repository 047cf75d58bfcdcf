/** How long a file that came broken is waited for, in milliseconds. */
const TIMEOUT_MS = 8000;

/** What is sent to the window when code did not come as it was published; `detail` says which, with its address. */
export const PART_FAILED = 'portal:part-failed';

/** What is sent to the window when code takes long to come; `detail` says who waits, as lines with addresses of code. */
export const PART_SLOW = 'portal:part-slow';

/**
 * Asks the server for files that came broken: they may be kept for ever, so that the browser would otherwise take
 * its broken copies for good. Settles in any case.
 */
export async function fetchAnew(addresses: Iterable<string>): Promise<void> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
  const ask = async (address: string) => {
    const answer = await fetch(address, { cache: 'reload', signal: stop.signal });
    // Only what was read to its end takes the broken copy's place.
    await answer.arrayBuffer();
  };
  await Promise.allSettled([...addresses].map(ask));
  clearTimeout(timer);
}

/** The files that an attempt asked for: those its error names, and because Safari's names none, all since it began. */
function filesOf(failure: string, begun: number): Set<string> {
  const named = failure.match(/https?:\/\/[^\s)]+\.(?:js|css)/g) ?? [];
  const fetched = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime >= begun && /\.(?:js|css)$/.test(name))
    .map(({ name }) => name);
  return new Set([...named, ...fetched]);
}

/**
 * Loads code that comes later. What did not come as it was published is asked for anew past the browser's cache, told to
 * the shell as its release's failure, and loaded once more.
 * @throws what the second attempt failed with
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  const begun = performance.now();
  try {
    return await load();
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    const files = filesOf(failure, begun);
    window.dispatchEvent(new CustomEvent(PART_FAILED, { detail: [failure, ...files].join(' ') }));
    await fetchAnew(files);
    return load();
  }
}
