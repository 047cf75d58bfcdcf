import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames/classNames.ts';
import { fieldTexts } from './texts.ts';
import { FieldError } from './FieldError.tsx';
import styles from './Field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** Spoken but not drawn, when the place says it. */
  labelHidden?: boolean;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | null;
  /** At the right of the hint: a counter. */
  counter?: ReactNode;
  className?: string;
  /** The focus has left the whole field: its value can be judged. */
  onLeave?: () => void;
}

export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, control, hint and error of one field, tied together for screen readers. */
export function Field(
  props: FieldProps & {
    id?: string;
    /** The control is a group, which a label cannot point to: it names itself by `<id>-label`. */
    group?: boolean;
    children: (control: ControlAttributes) => ReactNode;
  },
) {
  const { label, labelHidden, optional, hint, error, counter, className, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : '']
    .filter(Boolean)
    .join(' ');
  const labelClass = labelHidden ? 'visually-hidden' : styles.label;
  const words = (
    <>
      {label}
      {optional && <span className={styles.optional}>{fieldTexts.optional}</span>}
    </>
  );
  return (
    <div
      className={classNames(styles.field, className)}
      data-invalid={error ? true : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) props.onLeave?.();
      }}
    >
      {props.group ? (
        <span id={`${id}-label`} className={labelClass}>
          {words}
        </span>
      ) : (
        <label id={`${id}-label`} className={labelClass} htmlFor={id}>
          {words}
        </label>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {(hint || counter) && (
        <p className={styles.hint}>
          <span id={`${id}-hint`}>{hint}</span>
          {counter}
        </p>
      )}
      {error && <FieldError field={id}>{error}</FieldError>}
    </div>
  );
}

/** Fields under each other, or in two columns where they fit. */
export function FormGrid({ children, columns = 1 }: { children: ReactNode; columns?: 1 | 2 }) {
  return <div className={classNames(styles.form, columns === 2 && styles.two)}>{children}</div>;
}

/** Spans both columns of a `FormGrid`. */
export function FormFull({ children }: { children: ReactNode }) {
  return <div className={styles.full}>{children}</div>;
}
