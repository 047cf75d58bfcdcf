import { useId } from 'react';
import styles from './Segmented.module.css';

export interface SegmentedProps {
  legend: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few short words, side by side: the preferred time of day. */
export function Segmented({ legend, options, value, onChange }: SegmentedProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.segmented}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
