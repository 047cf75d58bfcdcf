import { appMessages, type Capability } from '@portal/contract/native/messages';
import type { NativeBridge } from '../bridge/createBridge.ts';
import { webNative, type DeviceCapabilities } from '../webNative.ts';

/** The wrapper asks the customer for the permission first, in milliseconds. */
const PLACE_TIME = 30_000;
/** The customer decides in the system's own sheet whether an event is added, in milliseconds. */
const CALENDAR_TIME = 120_000;

/** Absolute, and of this origin: the wrapper fetches with the session's cookies. */
function ownAddress(url: string): string | null {
  const absolute = URL.canParse(url, window.location.href)
    ? new URL(url, window.location.href)
    : null;
  return absolute?.origin === window.location.origin ? absolute.href : null;
}

/**
 * The wrapper's capabilities, each with the browser's own when it lacks it or does not answer; of an event that is not
 * answered nothing is done (C-926), and the browser's own says in a wrapper only that it was not added (C-958).
 */
export function wrapperNative(
  bridge: NativeBridge,
  can: (capability: Capability) => boolean,
): DeviceCapabilities {
  return {
    async download({ url, name }) {
      const address = can('download') ? ownAddress(url) : null;
      const done = address && (await bridge.ask(appMessages.download, { url: address, name }));
      if (!done) await webNative.download({ url, name });
    },
    async share(content) {
      const url = new URL(content.url, window.location.href).href;
      const answer = can('share') ? await bridge.ask(appMessages.share, { ...content, url }) : null;
      return answer?.result ?? webNative.share(content);
    },
    async addToCalendar(event, domain) {
      if (!can('calendar')) return webNative.addToCalendar(event, domain);
      const answer = await Promise.race([
        // Its own end without an answer, null like a refusal, comes after that of the race.
        bridge.ask(appMessages.calendar, event, 2 * CALENDAR_TIME),
        // Whether it was added is not known: nothing is said of it (C-926).
        new Promise((resolve) => setTimeout(resolve, CALENDAR_TIME, 'undecided')),
      ]);
      return answer === null ? webNative.addToCalendar(event, domain) : null;
    },
    async locate() {
      if (!can('location')) return webNative.locate();
      const answer = await bridge.ask(appMessages.location, {}, PLACE_TIME);
      return answer ? answer.place : webNative.locate();
    },
  };
}
