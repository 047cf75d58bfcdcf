import { DateStub, type DateStubProps } from '../DateStub/DateStub.tsx';
import { Check } from '../icons/states/Check.ts';
import styles from './TimeOptions.module.css';

export interface TimeOption {
  value: string;
  day: DateStubProps;
  /** «18:00» */
  time: string;
  /** «No mesmo dia, com Rui Lima» */
  note?: string | undefined;
}

export interface TimeOptionsProps {
  /** Spoken name of the whole. */
  label: string;
  options: readonly TimeOption[];
  selected: string | null;
  onSelect: (value: string) => void;
}

/** A few free times of different days as buttons, one pressed at a time (RSC-04). */
export function TimeOptions({ label, options, selected, onSelect }: TimeOptionsProps) {
  return (
    <div role="group" aria-label={label} className={styles.options}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === selected}
          onClick={() => onSelect(option.value)}
        >
          <DateStub {...option.day} />
          <span className={styles.words}>
            <span className={styles.time}>{option.time}</span>
            {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
          </span>
          <span className={styles.mark}>
            <Check />
          </span>
        </button>
      ))}
    </div>
  );
}
