import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CalendarDays } from '../icons/time/CalendarDays.ts';
import { texts } from './texts.ts';
import type { DateRange } from './dateRange.ts';
import { DayChoice } from './DayChoice.tsx';
import styles from './DateField.module.css';

interface CalendarPopoverProps {
  value: string | null;
  onChoose: (day: string) => void;
  range: DateRange;
  today: string;
}

/**
 * The button and the calendar that it opens: the browser's own popover, which Escape and a press
 * outside close, and which gives the focus back. Older browsers have no button; dates are typed.
 */
export function CalendarPopover({ value, onChoose, range, today }: CalendarPopoverProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = popover.current;
    if (!open || !element) return;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) element.hidePopover();
    };
    // The browser closes the calendar; a panel or dialog around it stays.
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopPropagation();
    };
    element.addEventListener('focusout', leave);
    element.addEventListener('keydown', keep);
    return () => {
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', keep);
    };
  }, [open]);
  if (!('popover' in HTMLElement.prototype)) return null;

  return (
    <>
      <IconButton
        label={texts.open}
        icon={<CalendarDays />}
        aria-haspopup="dialog"
        popoverTarget={id}
      />
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={texts.choose}
        className={styles.popover}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <DayChoice
            value={value}
            range={range}
            today={today}
            onChoose={(day) => {
              onChoose(day);
              popover.current?.hidePopover();
            }}
          />
        )}
      </div>
    </>
  );
}
