import type { NativeCapabilities } from '@portal/contract/native';
import { platformOf } from '../startup/syncWebview.ts';
import { calendarFile } from './calendarFile.ts';

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

async function share(content: { title: string; text?: string; url: string }) {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(content);
      return 'shared' as const;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed' as const;
    }
  }
  await navigator.clipboard.writeText(content.url);
  return 'copied' as const;
}

/** What the browser itself offers of the wrapper's capabilities. */
export function createNative(): NativeCapabilities {
  return {
    platform: platformOf(navigator.userAgent),
    async download({ url, name }) {
      save(url, name);
    },
    share,
    async addToCalendar(event) {
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
          { timeout: 10_000 },
        );
      }),
    setPullToRefresh(enabled) {
      document.documentElement.style.overscrollBehaviorY = enabled ? '' : 'contain';
    },
  };
}
