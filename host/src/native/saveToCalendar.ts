import type { CalendarEvent } from '@portal/contract/native';
import { calendarFile } from './calendarFile.ts';
import { saveFile } from './saveFile.ts';

/** Hands an event to the device's calendar as a file. */
export function saveToCalendar(event: CalendarEvent): void {
  const file = new Blob([calendarFile(event, new Date())], { type: 'text/calendar' });
  const url = URL.createObjectURL(file);
  saveFile(url, 'marcacao.ics');
  // The browser has taken the file once the click was handled; keep it a little longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
