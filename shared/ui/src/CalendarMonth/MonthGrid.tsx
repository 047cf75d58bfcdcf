import { endOfMonth } from '@internationalized/date';
import { WEEKDAYS_SHORT } from '@portal/domain/lisbonDate';
import { useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { Day } from './days.ts';
import { MonthDay } from './MonthDay.tsx';
import type { MonthCalendarProps } from './MonthCalendar.tsx';
import styles from './CalendarMonth.module.css';

interface MonthGridProps {
  state: CalendarState;
  today: Day;
  nameOf: MonthCalendarProps['nameOf'];
  marked: boolean;
}

/** The weeks of the month that is shown. */
export function MonthGrid({ state, today, nameOf, marked }: MonthGridProps) {
  const month = state.visibleRange.start;
  const { gridProps, headerProps, weeksInMonth } = useCalendarGrid(
    { startDate: month, endDate: endOfMonth(month), firstDayOfWeek: 'mon' },
    state,
  );
  return (
    <div {...gridProps} className={styles.grid}>
      <div {...headerProps} className={styles.week}>
        {WEEKDAYS_SHORT.map((weekday) => (
          <span key={weekday} className={styles.weekday}>
            {weekday}
          </span>
        ))}
      </div>
      {Array.from({ length: weeksInMonth }, (_, week) => (
        <div key={week} role="row" className={styles.week}>
          {state
            .getDatesInWeek(week, month)
            .map(
              (date) =>
                date && (
                  <MonthDay
                    key={date.toString()}
                    state={state}
                    date={date}
                    isOutside={date.month !== month.month}
                    isToday={date.toString() === today}
                    nameOf={nameOf}
                    marked={marked}
                  />
                ),
            )}
        </div>
      ))}
    </div>
  );
}
