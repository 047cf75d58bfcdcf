import { useState } from 'react';
import { classNames } from '../classNames/classNames.ts';
import type { ControlAttributes } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { X } from '../icons/controls/X.ts';
import { PrimitiveProvider } from '../PrimitiveProvider/PrimitiveProvider.tsx';
import { texts } from './texts.ts';
import { CalendarPopover } from './CalendarPopover.tsx';
import type { DateFieldProps } from './dateFieldProps.ts';
import { DateSegments } from './DateSegments.tsx';
import { rangeError, readDay } from './dateRange.ts';
import styles from './DateField.module.css';

export interface DateInputProps extends DateFieldProps {
  control: ControlAttributes;
  /** Why what is typed is no date that can be taken; null when it is one again. */
  onProblem: (problem: string | null) => void;
}

/** Segments, clear button and calendar of a date field. */
export default function DateInput(props: DateInputProps) {
  const { value, onChange, control, onProblem, today, name, disabled, required } = props;
  const range = { minimum: props.minimum, maximum: props.maximum };
  const [typed, setTyped] = useState(() => readDay(value));
  const [given, setGiven] = useState(value);
  // Starts the segments afresh, half-typed ones included.
  const [cleared, setCleared] = useState(0);
  if (value !== given) {
    setGiven(value);
    setTyped(readDay(value));
  }

  const problemOf = (day: string | null) => (day === null ? null : rangeError(day, range));

  function enter(day: string | null): void {
    const told = problemOf(day) === null ? (day ?? '') : '';
    setTyped(day);
    setGiven(told);
    if (told !== '' || day === null) onProblem(null);
    if (told !== value) onChange(told);
  }
  function clear(): void {
    enter(null);
    setCleared((count) => count + 1);
  }

  return (
    <PrimitiveProvider>
      <div
        className={classNames(
          styles.box,
          disabled && styles.disabled,
          control['aria-invalid'] && styles.invalid,
        )}
      >
        <DateSegments
          key={cleared}
          focusAtOnce={cleared > 0}
          control={control}
          value={typed}
          onChange={enter}
          onLeave={(isHalf) => onProblem(isHalf ? texts.half : problemOf(typed))}
          outside={problemOf(typed) !== null}
          today={today}
          disabled={disabled ?? false}
          required={required ?? false}
        />
        {name !== undefined && <input type="hidden" name={name} value={value} />}
        {!disabled && typed !== null && (
          <IconButton label={texts.clear} icon={<X />} onClick={clear} />
        )}
        {!disabled && (
          <CalendarPopover value={typed} onChoose={enter} range={range} today={today} />
        )}
      </div>
    </PrimitiveProvider>
  );
}
