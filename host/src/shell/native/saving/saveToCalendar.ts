import type { CalendarEvent } from '@portal/contract/native';
import { calendarFile } from './calendarFile.ts';
import { calendarTexts } from './calendarTexts.ts';
import { saveFile } from './saveFile.ts';

/** Name of the file, the same as in e-mails. */
const NAME = 'marcacao.ics';

/** Hands an event to the device's calendar as a file, and says what became of it. */
export function saveToCalendar(event: CalendarEvent): string {
  const file = new Blob([calendarFile(event, new Date())], { type: 'text/calendar' });
  const url = URL.createObjectURL(file);
  saveFile(url, NAME);
  // The browser has taken the file once the click was handled; keep it a little longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return calendarTexts.saved(NAME);
}
