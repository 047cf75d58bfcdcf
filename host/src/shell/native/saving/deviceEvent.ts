import type { CalendarEvent } from '@portal/contract/native';

/** An event as devices take it: calendars of applications know it by its `id` alone. */
export type DeviceEvent = Omit<CalendarEvent, 'domain'>;
