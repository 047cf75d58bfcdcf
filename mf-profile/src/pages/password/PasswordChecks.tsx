import { passwordChecks } from '@portal/domain/access/isStrongPassword';
import { Check } from '@portal/ui/icons/states/Check';
import { Minus } from '@portal/ui/icons/controls/Minus';
import styles from './password.module.css';
import { texts } from './texts.ts';

const order = ['length', 'upperCase', 'lowerCase', 'digit', 'symbol'] as const;

/** The parts of the password rule, ticked off while someone types (C-12). */
export function PasswordChecks({ password }: { password: string }) {
  const checks = passwordChecks(password);
  return (
    <ul className={styles.checks} aria-label={texts.rule}>
      {order.map((part) => (
        <li key={part} data-met={checks[part] || undefined}>
          {checks[part] ? <Check /> : <Minus />}
          {texts.checks[part]}
          <span className="visually-hidden">
            {checks[part] ? `, ${texts.fulfilled}` : `, ${texts.missing}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
