import type { NativeCapabilities } from '@portal/contract/native';
import { saveFile } from './saveFile.ts';

/** What the browser itself offers of the wrapper's capabilities. */
export const webNative: Omit<NativeCapabilities, 'platform' | 'setPullToRefresh'> = {
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
  async addToCalendar(event) {
    const { saveToCalendar } = await import(
      /* webpackChunkName: "calendar-file" */ './saveToCalendar.ts'
    );
    saveToCalendar(event);
  },
  async locate() {
    const { locate } = await import(/* webpackChunkName: "locate" */ './locate.ts');
    return locate();
  },
};
