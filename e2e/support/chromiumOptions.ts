import { browserArguments, findBrowser } from '@portal/scripts/checks/browser';

/** How the browser of every browser test is started. Whoever asks for notices on the device does so by `withNotices`. */
export function chromiumOptions({ withNotices = false } = {}) {
  return {
    executablePath: findBrowser(),
    // With windows, too, nobody is offered them: the question would lie over what comes after a booking.
    args: [...browserArguments(), ...(withNotices ? [] : ['--disable-notifications'])],
  };
}
