import { useId, type ReactNode } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps {
  children: ReactNode;
  checked: boolean;
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
  /** Under the label: what it means. */
  description?: ReactNode;
}

/** Something that is on or off at once, without saving. */
export function Switch({ children, checked, onChange, disabled, description }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.switch} htmlFor={id}>
        <span>{children}</span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-describedby={description ? `${id}-description` : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
      </label>
      {description && (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      )}
    </div>
  );
}
