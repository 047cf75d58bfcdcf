import { useState } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { Field } from '../Field/Field.tsx';
import { CalendarDays } from '../icons/time/CalendarDays.ts';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { withPlaceholder } from '../lazyPart/withPlaceholder.tsx';
import { texts } from './texts.ts';
import type { DateFieldProps } from './dateFieldProps.ts';
import { readDay } from './dateRange.ts';
import styles from './DateField.module.css';

const input = withPlaceholder(
  lazyPart(() => import(/* webpackChunkName: "date-field" */ './DateInput.tsx')),
);

/**
 * A date, typed as day, month and year or taken from a calendar that starts on Monday. For a
 * birthday give what `birthdayRange` says (ITM-19).
 */
export function DateField(props: DateFieldProps) {
  const { value, error } = props;
  const [ownError, setOwnError] = useState<string | null>(null);
  return (
    <Field {...props} error={error ?? ownError} group>
      {(control) => (
        <input.Part
          part={{ ...props, control, onProblem: setOwnError }}
          placeholder={<Waiting value={value} disabled={props.disabled ?? false} />}
        />
      )}
    </Field>
  );
}

/** The field before it can be typed in: same geometry and value. */
function Waiting({ value, disabled }: { value: string; disabled: boolean }) {
  const [year, month, day] = readDay(value)?.split('-') ?? texts.letters;
  return (
    <div className={classNames(styles.box, disabled && styles.disabled)} aria-hidden="true">
      <span className={styles.segments}>
        {[day, '/', month, '/', year].map((text, position) => (
          <span key={position} className={styles.segment}>
            {text}
          </span>
        ))}
      </span>
      <span className={styles.waitingIcon}>
        <CalendarDays />
      </span>
    </div>
  );
}
