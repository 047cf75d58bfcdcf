import { Anchor } from '@portal/ui/Anchor';
import { Check } from '@portal/ui/icons/states/Check';
import { ChevronRight } from '@portal/ui/icons/arrows/ChevronRight';
import { useDraft } from '../../draft/useDraft.ts';
import { texts } from '../../texts.ts';
import { isOptional, missingIn, type Step } from '../steps.ts';
import styles from './StepRows.module.css';

/** The steps with `Feito` or the first thing that each still needs (SET-05). */
export function StepRows({ steps }: { steps: readonly Step[] }) {
  const { state } = useDraft();
  return (
    <ol className={styles.rows}>
      {steps.map((step, index) => {
        const [first] = missingIn(step, state.missing);
        const isDone = first === undefined && !isOptional(step);
        return (
          <li key={step.id}>
            <Anchor className={styles.row} href={step.path}>
              <span className={styles.mark} data-done={isDone || undefined}>
                {isDone ? <Check /> : index + 1}
              </span>
              <span className={styles.words}>
                {step.title}
                <span className={styles.about}>{step.about}</span>
              </span>
              <span className={styles.state}>
                {isDone && texts.done}
                {first && texts.missing(first.name)}
                <ChevronRight />
              </span>
            </Anchor>
          </li>
        );
      })}
    </ol>
  );
}
