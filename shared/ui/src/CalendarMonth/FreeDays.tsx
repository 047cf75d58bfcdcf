import { formatLongDate } from '@portal/domain/time/isoDate';
import { useState } from 'react';
import { texts } from './texts.ts';
import { lastDay, monthOfDay, startOfWalk, type Day, type Month } from './day.ts';
import { MonthCalendar } from './MonthCalendar.tsx';
import type { DayState } from './monthCalendarProps.ts';

export interface FreeDaysProps {
  month: Month;
  onMonthChange: (month: Month) => void;
  selected?: Day | null;
  onSelect: (day: Day) => void;
  /** Earlier days have passed and cannot be chosen, nor can earlier months be shown. */
  today: Day;
  /** Whether a day has free times. */
  isAvailable: (day: Day) => boolean;
  lastMonth?: Month;
  /** Free days are being fetched: days stay where they are, none can be chosen. */
  loading?: boolean;
}

/** The free days of one month (BKG-04). */
export default function FreeDays(props: FreeDaysProps) {
  const { month, onMonthChange, selected, onSelect, today, isAvailable, lastMonth, loading } =
    props;
  const [walked, setWalked] = useState<Day | null>(null);
  const canChoose = (day: Day) => !loading && day >= today && isAvailable(day);
  const start = startOfWalk(month, selected ?? null, canChoose);

  function walkTo(day: Day): void {
    setWalked(day);
    if (monthOfDay(day) !== month) onMonthChange(monthOfDay(day));
  }
  function nameOf(day: Day, state: DayState): string {
    const name = formatLongDate(day);
    return state === 'unavailable' && loading ? name : `${name}, ${texts.status[state]}`;
  }

  return (
    <MonthCalendar
      walkedTo={walked !== null && monthOfDay(walked) === month ? walked : start}
      onWalk={walkTo}
      selected={selected && canChoose(selected) ? selected : null}
      onSelect={onSelect}
      today={today}
      minimum={today}
      maximum={lastMonth === undefined ? undefined : lastDay(lastMonth)}
      isUnavailable={(day) => !canChoose(day)}
      nameOf={nameOf}
      marked
      busy={loading}
    />
  );
}
