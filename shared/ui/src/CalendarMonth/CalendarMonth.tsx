import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { withPlaceholder } from '../lazyPart/withPlaceholder.tsx';
import type { FreeDaysProps } from './FreeDays.tsx';
import { MonthSkeleton } from './MonthSkeleton.tsx';

export type CalendarMonthProps = FreeDaysProps;

const freeDays = withPlaceholder(
  lazyPart(() => import(/* webpackChunkName: "calendar-month" */ './FreeDays.tsx')),
);

/** Downloads the calendar ahead of the page that shows it. */
export const preloadCalendarMonth = freeDays.preload;

/** One month, Monday first, with its free days. Comes with the first page that shows it. */
export function CalendarMonth(props: CalendarMonthProps) {
  return (
    <freeDays.Part
      part={props}
      placeholder={<MonthSkeleton month={props.month} today={props.today} />}
    />
  );
}
