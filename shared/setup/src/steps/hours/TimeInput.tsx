import { TextField } from '@portal/ui/TextField';
import styles from './week.module.css';

/** A time of day as `HH:mm`, in the browser's own field. Midnight at the end of a day is `24:00` on the wire. */
export function TimeInput(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
}) {
  return (
    <TextField
      className={styles.time}
      label={props.label}
      labelHidden
      type="time"
      figures
      value={props.value === '24:00' ? '00:00' : props.value}
      onChange={props.onChange}
      onLeave={props.onLeave}
    />
  );
}
