import type { NativeCapabilities } from '@portal/contract/native';

/** How long a place may take, in milliseconds. */
const PLACE_TIME = 10_000;

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** What the browser itself offers of the wrapper's capabilities. */
export const webNative: Omit<NativeCapabilities, 'platform' | 'setPullToRefresh'> = {
  async download({ url, name }) {
    save(url, name);
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
    const { calendarFile } = await import(
      /* webpackChunkName: "calendar-file" */ './calendarFile.ts'
    );
    const file = new Blob([calendarFile(event, new Date())], { type: 'text/calendar' });
    const url = URL.createObjectURL(file);
    save(url, 'marcacao.ics');
    // The browser has taken the file once the click was handled; keep it a little longer.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  },
  locate: () =>
    new Promise((resolve) => {
      if (!('geolocation' in navigator)) {
        resolve(null);
        return;
      }
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
        () => resolve(null),
        { timeout: PLACE_TIME },
      );
    }),
};
