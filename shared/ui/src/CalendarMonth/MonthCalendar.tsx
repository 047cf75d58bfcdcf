import { GregorianCalendar, parseDate, type DateValue } from '@internationalized/date';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import { PrimitiveProvider } from '../PrimitiveProvider/PrimitiveProvider.tsx';
import type { Day } from './day.ts';
import type { MonthCalendarProps } from './monthCalendarProps.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { MonthHead } from './MonthHead.tsx';
import styles from './CalendarMonth.module.css';

const createCalendar = () => new GregorianCalendar();
const toDay = (date: DateValue): Day => date.toString().slice(0, 10);
const toDate = (day: Day | undefined) => (day === undefined ? undefined : parseDate(day));

/** A month of days, Monday first, walked with the keys of the WAI-ARIA calendar grid. */
export function MonthCalendar(props: MonthCalendarProps) {
  return (
    <PrimitiveProvider>
      <Month {...props} />
    </PrimitiveProvider>
  );
}

function Month(props: MonthCalendarProps) {
  const { isUnavailable } = props;
  const options = {
    value: props.selected === null ? null : parseDate(props.selected),
    onChange: (date: DateValue) => props.onSelect(toDay(date)),
    focusedValue: parseDate(props.walkedTo),
    onFocusChange: (date: DateValue) => props.onWalk(toDay(date)),
    minValue: toDate(props.minimum),
    maxValue: toDate(props.maximum),
    isDateUnavailable: isUnavailable && ((date: DateValue) => isUnavailable(toDay(date))),
    firstDayOfWeek: 'mon',
    autoFocus: props.focusAtOnce,
  } as const;
  const state = useCalendarState({ ...options, locale: 'pt-PT', createCalendar });
  const { calendarProps, prevButtonProps, nextButtonProps } = useCalendar(options, state);

  return (
    <div {...calendarProps} className={styles.calendar} aria-busy={props.busy || undefined}>
      <MonthHead
        state={state}
        previous={prevButtonProps}
        next={nextButtonProps}
        extra={props.headExtra}
      />
      <MonthGrid
        state={state}
        today={props.today}
        nameOf={props.nameOf}
        marked={props.marked ?? false}
        minimum={props.minimum}
      />
    </div>
  );
}
