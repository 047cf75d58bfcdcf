/** In milliseconds. A second, the usual value, is short on a machine whose two cores are taken. */
const TIMEOUT_MS = 15_000;

// Where there is no document nobody looks for anything in it, and the library must not meet that first.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: TIMEOUT_MS });
}

export {};
