import type { ReactNode } from 'react';
import type { AriaButtonProps } from 'react-aria/useButton';
import type { CalendarState } from 'react-stately/useCalendarState';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronLeft } from '../icons/arrows/ChevronLeft.ts';
import { ChevronRight } from '../icons/arrows/ChevronRight.ts';
import { texts } from './texts.ts';
import { monthOfDay, monthTitle } from './day.ts';
import styles from './CalendarMonth.module.css';

interface MonthHeadProps {
  state: CalendarState;
  previous: AriaButtonProps;
  next: AriaButtonProps;
  extra: ReactNode;
}

/** The month's name and the way to its neighbours. */
export function MonthHead({ state, previous, next, extra }: MonthHeadProps) {
  const title = monthTitle(monthOfDay(state.visibleRange.start.toString()));
  // Beside a list of years the year needs no drawing twice.
  const monthName = title.split(' ', 1)[0] ?? '';
  return (
    <div className={styles.head}>
      {/* The library speaks the month after the arrow buttons; while days are walked, the title does. */}
      <h2 className={styles.title} aria-live={state.isFocused ? 'polite' : 'off'}>
        {extra ? (
          <>
            {monthName}
            <span className="visually-hidden">{title.slice(monthName.length)}</span>
          </>
        ) : (
          title
        )}
      </h2>
      {extra}
      <span className={styles.arrows}>
        <Step label={texts.previousMonth} icon={<ChevronLeft />} step={previous}>
          {() => state.focusPreviousPage()}
        </Step>
        <Step label={texts.nextMonth} icon={<ChevronRight />} step={next}>
          {() => state.focusNextPage()}
        </Step>
      </span>
    </div>
  );
}

/** Tells the library of its focus: when the last month is reached the focus moves to the days. */
function Step(props: {
  label: string;
  icon: ReactNode;
  step: AriaButtonProps;
  children: () => void;
}) {
  const { label, icon, step, children } = props;
  return (
    <span onFocus={() => step.onFocusChange?.(true)} onBlur={() => step.onFocusChange?.(false)}>
      <IconButton label={label} icon={icon} disabled={step.isDisabled} onClick={children} />
    </span>
  );
}
