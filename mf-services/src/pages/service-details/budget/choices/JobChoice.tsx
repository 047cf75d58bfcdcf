import { JOB_DECISIONS, type JobDecision } from '@portal/domain/budget/jobState';
import { Check } from '@portal/ui/icons/states/Check';
import { Clock } from '@portal/ui/icons/time/Clock';
import { X } from '@portal/ui/icons/controls/X';
import { useId } from 'react';
import { texts } from '../texts.ts';
import styles from './JobChoice.module.css';

const icons = { approved: <Check />, declined: <X />, later: <Clock /> };

interface JobChoiceProps {
  jobId: string;
  /** Id of the heading with the job's title, which names the group. */
  titleId: string;
  chosen: JobDecision | undefined;
  /** Id of what is wrong with the choice. */
  describedBy: string | undefined;
  onChoose: (decision: JobDecision) => void;
}

/** What is to be done with one job, never chosen beforehand (BUD-12). */
export function JobChoice({ jobId, titleId, chosen, describedBy, onChoose }: JobChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice} aria-labelledby={titleId} data-choices={jobId}>
      <div className={styles.title} aria-hidden="true">
        {texts.choices.yours}
      </div>
      <div className={styles.options}>
        {JOB_DECISIONS.map((decision) => (
          <label key={decision}>
            <input
              type="radio"
              name={name}
              value={decision}
              checked={chosen === decision}
              aria-describedby={describedBy}
              onChange={() => onChoose(decision)}
            />
            {icons[decision]}
            <span>{texts.choices.options[decision]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
