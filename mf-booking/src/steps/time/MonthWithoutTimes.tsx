import { formatShortDate } from '@portal/remote/formatShortDate';
import type { PreferredTime, SlotsOfDay } from '@portal/api/work/createScheduleApi';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { EmptyState } from '@portal/ui/EmptyState';
import { CalendarX } from '@portal/ui/icons/time/CalendarX';
import { monthName, nextMonth } from './monthName.ts';
import { texts } from '../../texts.ts';

interface MonthWithoutTimesProps {
  days: Readonly<Record<string, SlotsOfDay>>;
  month: string;
  today: string;
  preferred: PreferredTime;
  onSeeDay: (date: string) => void;
  onSeeMonth: (month: string) => void;
  onWholeDay: () => void;
}

/** A month without free times, with the nearest way out; nothing when it has some. */
export function MonthWithoutTimes(props: MonthWithoutTimesProps) {
  const { days, month, today, preferred, onSeeDay, onSeeMonth, onWholeDay } = props;
  const free = Object.keys(days).toSorted();
  if (free.some((day) => day.startsWith(month))) return null;
  const later = free.find((day) => day > month);
  const slots = later === undefined ? undefined : days[later];
  const time = slots?.morning[0] ?? slots?.afternoon[0];
  return (
    <Card>
      <EmptyState
        icon={<CalendarX />}
        title={texts.noneInMonth(monthName(month))}
        action={
          <>
            {later === undefined ? (
              <Button variant="tonal" onClick={() => onSeeMonth(nextMonth(month))}>
                {texts.seeNextMonth}
              </Button>
            ) : (
              <Button variant="tonal" onClick={() => onSeeDay(later)}>
                {texts.seeDay(formatShortDate(later, today))}
              </Button>
            )}
            {preferred !== 3 && (
              <Button variant="ghost" size="small" onClick={onWholeDay}>
                {texts.searchWholeDay}
              </Button>
            )}
          </>
        }
      >
        {later === undefined
          ? texts.noneSoon
          : texts.firstFree(formatShortDate(later, today, time))}
      </EmptyState>
    </Card>
  );
}
