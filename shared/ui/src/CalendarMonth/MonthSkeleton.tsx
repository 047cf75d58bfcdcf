import { monthGrid, monthOf, WEEKDAYS_SHORT, yearOf } from '@portal/domain/time/isoDate';
import { classNames } from '../classNames/classNames.ts';
import { isToCome, monthTitle, type Day, type Month } from './day.ts';
import styles from './CalendarMonth.module.css';

/** The month before its calendar is there: same geometry, no days to choose. */
export function MonthSkeleton({ month, today }: { month: Month; today?: Day }) {
  const weeks = monthGrid(yearOf(`${month}-01`), monthOf(`${month}-01`)).filter((week) =>
    isToCome(week, today),
  );
  return (
    <div className={styles.calendar} aria-hidden="true">
      <div className={classNames(styles.head, styles.waitingHead)}>
        <span className={styles.title}>{monthTitle(month)}</span>
      </div>
      <div className={styles.grid}>
        <div className={styles.week}>
          {WEEKDAYS_SHORT.map((weekday) => (
            <span key={weekday} className={styles.weekday}>
              {weekday}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} className={styles.week}>
            {week.map((day) => (
              <span key={day} className={styles.waitingDay} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
