import { CircleAlert } from '../icons/states/CircleAlert.ts';
import styles from './FieldError.module.css';

/** What is wrong with a field, under it; its control is described by `<field>-error`. */
export function FieldError({ field, children }: { field: string; children: string }) {
  return (
    <p className={styles.error} id={`${field}-error`}>
      <CircleAlert />
      <span>{children}</span>
    </p>
  );
}
