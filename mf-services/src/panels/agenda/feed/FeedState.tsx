import type { CalendarFeed } from '@portal/api/account/calendarFeed';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { Text } from '@portal/ui/Text';
import { texts } from './texts.ts';

/** Since when there is an address, and when a calendar last read it; nothing while there is none. */
export function FeedState({ feed }: { feed: CalendarFeed }) {
  if (!feed.active || feed.created_at === null) return null;
  return (
    <>
      <Text tone="second">
        {texts.made(dayOf(feed.created_at))}{' '}
        {feed.last_read_at === null ? texts.neverRead : texts.read(dayOf(feed.last_read_at))}
      </Text>
      <Text tone="second">{texts.replacing}</Text>
    </>
  );
}

/** The day in Lisbon of an instant. */
function dayOf(instant: string): string {
  return formatDayMonthYear(lisbonToday(new Date(instant)));
}
