import { GregorianCalendar, parseDate, type DateValue } from '@internationalized/date';
import { useMemo, useRef } from 'react';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import {
  useDateFieldState,
  type DateFieldState,
  type DateSegment,
} from 'react-stately/useDateFieldState';
import { classNames } from '../classNames/classNames.ts';
import type { ControlAttributes } from '../Field/Field.tsx';
import styles from './DateField.module.css';

interface DateSegmentsProps {
  control: ControlAttributes;
  value: string | null;
  /** A whole date, also one out of the range, or null. */
  onChange: (day: string | null) => void;
  /** Told whether the date is typed in part only. */
  onLeave: (isHalf: boolean) => void;
  /** The date is one that cannot be taken. */
  outside: boolean;
  today: string;
  disabled: boolean;
  required: boolean;
  focusAtOnce: boolean;
}

const createCalendar = () => new GregorianCalendar();

/** Day, month and year, each typed or stepped with the arrows. */
export function DateSegments(props: DateSegmentsProps) {
  const { control, value, onChange, onLeave, outside, today, disabled, required } = props;
  // The library takes another object for another date.
  const date = useMemo(() => (value === null ? null : parseDate(value)), [value]);
  const placeholder = useMemo(() => parseDate(today), [today]);
  const options = {
    id: control.id,
    'aria-labelledby': `${control.id}-label`,
    'aria-describedby': control['aria-describedby'],
    value: date,
    onChange: (entered: DateValue | null) => onChange(entered?.toString().slice(0, 10) ?? null),
    placeholderValue: placeholder,
    isDisabled: disabled,
    isRequired: required,
    isInvalid: control['aria-invalid'] ?? false,
    shouldForceLeadingZeros: true,
    autoFocus: props.focusAtOnce,
  };
  const state = useDateFieldState({ ...options, locale: 'pt-PT', createCalendar });
  const ref = useRef<HTMLDivElement>(null);
  const parts = state.segments.filter(({ isEditable }) => isEditable);
  const empty = parts.filter(({ isPlaceholder }) => isPlaceholder);
  const isHalf = empty.length > 0 && empty.length < parts.length;
  const { fieldProps } = useDateField({ ...options, onBlur: () => onLeave(isHalf) }, state, ref);
  return (
    <div
      {...fieldProps}
      ref={ref}
      className={styles.segments}
      // A form is not sent as long as it holds one (see Form).
      data-unfinished={isHalf || outside || undefined}
    >
      {state.segments.map((segment, position) => (
        <Segment key={position} state={state} segment={segment} />
      ))}
    </div>
  );
}

function Segment({ state, segment }: { state: DateFieldState; segment: DateSegment }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  return (
    <span
      {...segmentProps}
      ref={ref}
      className={classNames(styles.segment, !segment.isPlaceholder && styles.typed)}
    >
      {segment.text}
    </span>
  );
}
