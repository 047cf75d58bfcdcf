import { endOfMonth } from '@internationalized/date';
import { WEEKDAYS_SHORT } from '@portal/domain/time/isoDate';
import { useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import { isToCome, type Day } from './day.ts';
import { MonthDay } from './MonthDay.tsx';
import type { MonthCalendarProps } from './monthCalendarProps.ts';
import styles from './CalendarMonth.module.css';

interface MonthGridProps {
  state: CalendarState;
  today: Day;
  nameOf: MonthCalendarProps['nameOf'];
  marked: boolean;
  minimum: Day | undefined;
}

/** The weeks of the month that is shown, without those in which no day can be chosen any more. */
export function MonthGrid({ state, today, nameOf, marked, minimum }: MonthGridProps) {
  const month = state.visibleRange.start;
  const { gridProps, headerProps, weeksInMonth } = useCalendarGrid(
    { startDate: month, endDate: endOfMonth(month), firstDayOfWeek: 'mon' },
    state,
  );
  const weeks = Array.from({ length: weeksInMonth }, (_, week) =>
    state.getDatesInWeek(week, month).filter((date) => date !== null),
  ).filter((week) => isToCome(week.map(String), minimum));
  return (
    <div {...gridProps} className={styles.grid}>
      <div {...headerProps} className={styles.week}>
        {WEEKDAYS_SHORT.map((weekday) => (
          <span key={weekday} className={styles.weekday}>
            {weekday}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]?.toString()} role="row" className={styles.week}>
          {week.map((date) => (
            <MonthDay
              key={date.toString()}
              state={state}
              date={date}
              isOutside={date.month !== month.month}
              isToday={date.toString() === today}
              nameOf={nameOf}
              marked={marked}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
