import { useId, type ReactNode } from 'react';
import { Ban } from '../icons/states/Ban.ts';
import { Check } from '../icons/states/Check.ts';
import { classNames } from '../classNames/classNames.ts';
import styles from './Choice.module.css';
import groupStyles from './ChoiceGroup.module.css';
import markStyles from './PaymentMark.module.css';

export interface ChoiceProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  title: string;
  sub?: ReactNode;
  /** At the right, before the mark: a price. */
  end?: ReactNode;
  /** At the left: an icon, a `PaymentMark`, an avatar. */
  media?: ReactNode;
  disabled?: boolean;
  /** What the choice needs once it is made: a field, observations. */
  children?: ReactNode;
}

/** A card to choose: a service, a payment method, an expert, a billing entry. */
export function Choice(props: ChoiceProps) {
  const { type, name, value, checked, onChange, title, sub, end, media, disabled, children } =
    props;
  const id = useId();
  const described = [sub ? `${id}-sub` : '', end ? `${id}-end` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.choice} data-off={disabled || undefined}>
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-label={title}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {media}
      <span className={classNames(styles.words, !media && styles.wide)}>
        <span className={styles.title}>{title}</span>
        {sub && (
          <span className={styles.sub} id={`${id}-sub`}>
            {sub}
          </span>
        )}
      </span>
      <span className={styles.end}>
        {end && (
          <span className={styles.amount} id={`${id}-end`}>
            {end}
          </span>
        )}
        {disabled ? (
          <Ban />
        ) : (
          <span className={classNames(styles.mark, type === 'checkbox' && styles.square)}>
            <Check />
          </span>
        )}
      </span>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}

/** The choices of one question. */
export function ChoiceGroup(props: {
  legend: string;
  legendHidden?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset>
      <legend className={props.legendHidden ? 'visually-hidden' : groupStyles.legend}>
        {props.legend}
      </legend>
      <div className={groupStyles.group}>{props.children}</div>
    </fieldset>
  );
}

/** The neutral mark of a payment method: a word or an icon on a small plate. */
export function PaymentMark({ children }: { children: ReactNode }) {
  return (
    <span className={markStyles.paymentMark} aria-hidden="true">
      {children}
    </span>
  );
}
