import { findBrowser } from '@portal/scripts/browser';

/** How the browser of every browser test is started. */
export function chromiumOptions() {
  return {
    executablePath: findBrowser(),
    // Chromium refuses its sandbox to root, which is what a bare container runs as.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
}
