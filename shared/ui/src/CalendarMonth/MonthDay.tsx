import type { CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { useCalendarCell } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import { classNames } from '../classNames/classNames.ts';
import type { DayState, MonthCalendarProps } from './monthCalendarProps.ts';
import styles from './CalendarMonth.module.css';

interface MonthDayProps {
  state: CalendarState;
  date: CalendarDate;
  isOutside: boolean;
  isToday: boolean;
  nameOf: MonthCalendarProps['nameOf'];
  marked: boolean;
}

/** One day. Unavailable ones can be walked to, so that their name can be heard. */
export function MonthDay({ state, date, isOutside, isToday, nameOf, marked }: MonthDayProps) {
  const ref = useRef<HTMLDivElement>(null);
  const cell = useCalendarCell({ date, isOutsideMonth: isOutside }, state, ref);
  const { cellProps, buttonProps, isSelected, isDisabled, isUnavailable } = cell;

  function dayState(): DayState {
    if (isOutside) return 'outside';
    if (isSelected) return 'selected';
    if (isDisabled) return 'passed';
    return isUnavailable ? 'unavailable' : 'free';
  }

  const current = dayState();
  return (
    <div {...cellProps}>
      <div
        {...buttonProps}
        ref={ref}
        className={classNames(styles.day, styles[current], marked && styles.marked)}
        data-day={date.toString()}
        aria-label={nameOf(date.toString(), current)}
        aria-current={isToday ? 'date' : undefined}
      >
        {date.day}
      </div>
    </div>
  );
}
