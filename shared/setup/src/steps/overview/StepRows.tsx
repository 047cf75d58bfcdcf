import { Anchor } from '@portal/ui/Anchor';
import { Check } from '@portal/ui/icons/states/Check';
import { ChevronRight } from '@portal/ui/icons/arrows/ChevronRight';
import { texts } from '../../texts.ts';
import type { Step } from '../steps.ts';
import { useLacks } from '../useLacks.ts';
import styles from './StepRows.module.css';

/** The steps with `Feito` or the first thing that each still needs (SET-05). */
export function StepRows({ steps }: { steps: readonly Step[] }) {
  const { ofStep } = useLacks();
  return (
    <ol className={styles.rows}>
      {steps.map((step, index) => {
        const lacks = ofStep(step);
        const isDone = lacks?.length === 0;
        const [first] = lacks ?? [];
        return (
          <li key={step.id}>
            <Anchor className={styles.row} href={step.href}>
              <span className={styles.mark} data-done={isDone || undefined}>
                {isDone ? <Check /> : index + 1}
              </span>
              <span className={styles.words}>
                {step.title}
                <span className={styles.about}>{step.about}</span>
              </span>
              <span className={styles.state}>
                {isDone && texts.done}
                {first !== undefined && texts.missing(first)}
                <ChevronRight />
              </span>
            </Anchor>
          </li>
        );
      })}
    </ol>
  );
}
