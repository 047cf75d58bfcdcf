import { browserArguments, findBrowser } from '@portal/scripts/checks/browser';

/** How the browser of every browser test is started. */
export function chromiumOptions() {
  return {
    executablePath: findBrowser(),
    args: browserArguments(),
  };
}
