import type { NativeCapabilities } from '@portal/contract/native';
import type { DeviceEvent } from './saving/deviceEvent.ts';
import { saveFile } from './saving/saveFile.ts';

/** What can be done on a device, by the browser or by a wrapper. */
export interface DeviceCapabilities extends Omit<
  NativeCapabilities,
  'platform' | 'setPullToRefresh' | 'addToCalendar'
> {
  /**
   * Resolves to what has to be said of it; null where the device shows its own calendar.
   * @param domain of the provider, by which mails name its appointments
   */
  addToCalendar(event: DeviceEvent, domain: string): Promise<string | null>;
}

/** What the browser itself offers of the wrapper's capabilities. */
export const webNative: DeviceCapabilities = {
  async download({ url, name }) {
    saveFile(url, name);
  },
  async share(content) {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share(content);
        return 'shared';
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      }
    }
    await navigator.clipboard.writeText(content.url);
    return 'copied';
  },
  async addToCalendar(event, domain) {
    const { saveToCalendar } = await import(
      /* webpackChunkName: "device" */ './saving/saveToCalendar.ts'
    );
    return saveToCalendar(event, domain);
  },
  async locate() {
    const { locate } = await import(/* webpackChunkName: "device" */ './locate.ts');
    return locate();
  },
};
