import { useRef, type KeyboardEvent } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronLeft, ChevronRight } from '../icons/icons.tsx';
import { texts } from '../texts.ts';
import { addDays, addMonths, monthGrid, monthParts, type Day, type Month } from './monthGrid.ts';
import styles from './CalendarMonth.module.css';

export interface CalendarMonthProps {
  /** `YYYY-MM` */
  month: Month;
  onMonthChange: (month: Month) => void;
  /** `YYYY-MM-DD` */
  selected?: Day | null;
  onSelect: (day: Day) => void;
  today: Day;
  /** Whether a day of this month has free times. */
  isAvailable: (day: Day) => boolean;
  firstMonth?: Month;
  lastMonth?: Month;
  /** Free days are being fetched: days stay where they are, none can be chosen. */
  loading?: boolean;
}

const { calendar } = texts;

/** «16 de julho, com vagas» */
function dayName(day: Day, status: string): string {
  const month = calendar.months[monthParts(day).index] ?? '';
  return `${calendar.day(Number(day.slice(8)), month)}, ${status}`;
}

/** One month, Monday first. Arrows move between the days that can be chosen. */
export function CalendarMonth(props: CalendarMonthProps) {
  const {
    month,
    onMonthChange,
    selected,
    onSelect,
    today,
    isAvailable,
    firstMonth,
    lastMonth,
    loading,
  } = props;
  const grid = useRef<HTMLDivElement>(null);
  const { year, index } = monthParts(month);
  const monthName = calendar.months[index] ?? '';
  const days = monthGrid(month);
  const canChoose = (day: Day) =>
    !loading && day.startsWith(month) && day >= today && isAvailable(day);
  const tabStop = selected && canChoose(selected) ? selected : days.find(canChoose);

  function status(day: Day): string {
    if (day === selected && canChoose(day)) return calendar.selected;
    if (!day.startsWith(month)) return calendar.outside;
    if (day < today) return calendar.past;
    return canChoose(day) ? calendar.available : calendar.full;
  }

  function handleKey(event: KeyboardEvent<HTMLButtonElement>): void {
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -7,
      ArrowDown: 7,
    };
    const step = steps[event.key];
    const focused = event.currentTarget.dataset['day'];
    if (!step || !focused) return;
    event.preventDefault();
    for (let day = addDays(focused, step); day.startsWith(month); day = addDays(day, step)) {
      if (canChoose(day)) {
        grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
        return;
      }
    }
  }

  return (
    <div className={styles.calendar} aria-busy={loading || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title} aria-live="polite">
          {calendar.monthOfYear(monthName, year)}
        </h2>
        <span className={styles.arrows}>
          <IconButton
            label={texts.previousMonth}
            icon={<ChevronLeft />}
            disabled={firstMonth !== undefined && month <= firstMonth}
            onClick={() => onMonthChange(addMonths(month, -1))}
          />
          <IconButton
            label={texts.nextMonth}
            icon={<ChevronRight />}
            disabled={lastMonth !== undefined && month >= lastMonth}
            onClick={() => onMonthChange(addMonths(month, 1))}
          />
        </span>
      </div>
      <div ref={grid} className={styles.grid} role="group" aria-label={calendar.daysOf(monthName)}>
        {calendar.weekdays.map((weekday) => (
          <span key={weekday} className={styles.weekday} aria-hidden="true">
            {weekday}
          </span>
        ))}
        {days.map((day) => (
          <button
            key={day}
            type="button"
            className={styles.day}
            data-day={day}
            aria-label={dayName(day, status(day))}
            aria-current={day === today ? 'date' : undefined}
            aria-pressed={canChoose(day) ? day === selected : undefined}
            disabled={!canChoose(day)}
            tabIndex={day === tabStop ? 0 : -1}
            onKeyDown={handleKey}
            onClick={() => onSelect(day)}
          >
            {Number(day.slice(8))}
          </button>
        ))}
      </div>
    </div>
  );
}
