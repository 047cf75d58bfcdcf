import { Anchor } from '../Anchor/Anchor.tsx';
import styles from './StepBar.module.css';

export interface Step {
  label: string;
  /** A finished step that can be gone back to. */
  href?: string;
  onSelect?: () => void;
}

export interface StepBarProps {
  /** Spoken name of the wizard's steps. */
  label: string;
  steps: readonly Step[];
  /** Index of the step that is being done. */
  current: number;
}

/** Where the customer is in a wizard. Finished steps are links. */
export function StepBar({ label, steps, current }: StepBarProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps} data-count={steps.length}>
        {steps.map((step, index) => {
          const done = index < current;
          const { href, onSelect } = step;
          return (
            <li
              key={step.label}
              className={styles.step}
              data-done={done || undefined}
              aria-current={index === current ? 'step' : undefined}
            >
              {done && href !== undefined ? (
                <Anchor href={href}>{step.label}</Anchor>
              ) : done && onSelect ? (
                <button type="button" onClick={onSelect}>
                  {step.label}
                </button>
              ) : (
                <span>{step.label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
