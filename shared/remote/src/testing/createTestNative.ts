import type { CalendarEvent, NativeCapabilities } from '@portal/contract/native';

/** What the device of a test is and does. */
export interface TestDevice {
  platform: NativeCapabilities['platform'];
  /** What became of every `share`. */
  shares: Awaited<ReturnType<NativeCapabilities['share']>>;
  /** Where the customer is; null when that was not told. */
  location: Awaited<ReturnType<NativeCapabilities['locate']>>;
}

/** The device's abilities, each use written down. */
export function createTestNative(
  record: {
    downloads: string[];
    shared: string[];
    calendarEvents: CalendarEvent[];
    pullToRefresh: boolean[];
  },
  device: () => TestDevice,
): NativeCapabilities {
  return {
    get platform() {
      return device().platform;
    },
    download: async ({ name }) => void record.downloads.push(name),
    async share({ url }) {
      record.shared.push(url);
      return device().shares;
    },
    addToCalendar: async (event) => void record.calendarEvents.push(event),
    locate: async () => device().location,
    setPullToRefresh: (enabled) => void record.pullToRefresh.push(enabled),
  };
}
