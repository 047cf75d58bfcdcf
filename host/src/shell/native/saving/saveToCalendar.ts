import { platformOf } from '@portal/contract/wrapperIdentity';
import { calendarFile } from './calendarFile.ts';
import { calendarTexts } from './calendarTexts.ts';
import type { DeviceEvent } from './deviceEvent.ts';
import { saveFile } from './saveFile.ts';

/** Name of the file, the same as in e-mails. */
const NAME = 'marcacao.ics';

/** Hands an event to the device's calendar as a file, and says what became of it (C-958). @param domain as calendarFile */
export function saveToCalendar(event: DeviceEvent, domain: string): string {
  // The webview of an application takes no file from a page, and does not say so.
  if (platformOf(navigator.userAgent) !== 'WEB') return calendarTexts.unavailable;
  const file = new Blob([calendarFile(event, new Date(), domain)], {
    type: 'text/calendar',
  });
  const url = URL.createObjectURL(file);
  saveFile(url, NAME);
  // The browser has taken the file once the click was handled; keep it a little longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return calendarTexts.saved(NAME);
}
