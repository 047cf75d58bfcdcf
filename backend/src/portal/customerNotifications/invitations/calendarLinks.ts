import type { CalendarFacts } from './calendarEvent.ts';

/** Addresses that open the event in a calendar on the web, filled in and not yet saved. */
export function calendarLinks(
  facts: Pick<CalendarFacts, 'start' | 'end' | 'title' | 'location' | 'url'>,
): { google: string; outlook: string } {
  const location = facts.location ?? '';
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: facts.title,
    dates: `${compact(facts.start)}/${compact(facts.end)}`,
    details: facts.url,
    location,
  });
  const outlook = new URLSearchParams({
    rru: 'addevent',
    subject: facts.title,
    startdt: facts.start.toISOString(),
    enddt: facts.end.toISOString(),
    body: facts.url,
    location,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.live.com/calendar/0/action/compose?${outlook.toString()}`,
  };
}

function compact(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '');
}
