import { browserArguments, findBrowser } from '@portal/scripts/browser';

/** How the browser of every browser test is started. */
export function chromiumOptions() {
  return {
    executablePath: findBrowser(),
    args: browserArguments(),
  };
}
