import { vi } from 'vitest';

/** In milliseconds. A second, the usual value, is short on a machine whose two cores are taken. */
const TIMEOUT_MS = 10_000;

const { waitFor } = vi;
// The files of a worker share it: the first has done it for all.
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(callback, options = TIMEOUT_MS) {
    return waitFor(callback, options);
  };
