import { Anchor } from '@portal/ui/Anchor';
import { Check } from '@portal/ui/icons/states/Check';
import { ChevronRight } from '@portal/ui/icons/arrows/ChevronRight';
import { useDraft } from '../../draft/useDraft.ts';
import { texts } from '../../texts.ts';
import { missingIn, steps } from '../steps.ts';
import styles from './StepRows.module.css';

/** The steps with `Feito` or the first thing that each still needs (SET-05). */
export function StepRows() {
  const { state } = useDraft();
  return (
    <ol className={styles.rows}>
      {steps.map((step, index) => {
        const [first] = missingIn(step, state.missing);
        return (
          <li key={step.id}>
            <Anchor className={styles.row} href={step.path}>
              <span className={styles.mark} data-done={first === undefined || undefined}>
                {first === undefined ? <Check /> : index + 1}
              </span>
              <span className={styles.words}>
                {step.title}
                <span className={styles.about}>{step.about}</span>
              </span>
              <span className={styles.state}>
                {first === undefined ? texts.done : texts.missing(first.name)}
                <ChevronRight />
              </span>
            </Anchor>
          </li>
        );
      })}
    </ol>
  );
}
