import { formatLongDate, yearOf } from '@portal/domain/time/isoDate';
import { useState } from 'react';
import { MonthCalendar } from '../CalendarMonth/MonthCalendar.tsx';
import type { DayState } from '../CalendarMonth/monthCalendarProps.ts';
import { SelectField } from '../SelectField/SelectField.tsx';
import { texts } from './texts.ts';
import { clampDay, inYear, yearsOf, type DateRange } from './dateRange.ts';
import styles from './DateField.module.css';

interface DayChoiceProps {
  value: string | null;
  range: DateRange;
  today: string;
  onChoose: (day: string) => void;
}

/** «quinta-feira, 16 de julho de 2026, escolhido» */
function nameOf(day: string, state: DayState): string {
  const name = texts.ofYear(formatLongDate(day), yearOf(day));
  return state === 'free' ? name : `${name}, ${texts.status[state]}`;
}

/** The month calendar of a date field, with a list of years in the low menu of the item form (LIM-08). */
export function DayChoice({ value, range, today, onChoose }: DayChoiceProps) {
  const [walkedTo, setWalkedTo] = useState(() => clampDay(value ?? today, range));
  return (
    <MonthCalendar
      focusAtOnce
      walkedTo={walkedTo}
      onWalk={setWalkedTo}
      selected={value}
      onSelect={onChoose}
      today={today}
      minimum={range.minimum}
      maximum={range.maximum}
      nameOf={nameOf}
      headExtra={
        <SelectField
          className={styles.years}
          label={texts.year}
          labelHidden
          // Only the forms of items ask for dates.
          shortMenu
          value={String(yearOf(walkedTo))}
          options={yearsOf(range, today).map((year) => ({
            value: String(year),
            label: String(year),
          }))}
          onChange={(year) => setWalkedTo(clampDay(inYear(walkedTo, Number(year)), range))}
        />
      }
    />
  );
}
