import type { Job } from '@portal/api/work/budget/budget';
import type { Work } from '@portal/api/work/work';
import { REASON_MAX_LENGTH } from '@portal/api/work/budget/decision';
import { useProvider } from '@portal/remote/useProvider';
import { Text } from '@portal/ui/Text';
import { TextAreaField } from '@portal/ui/TextAreaField';
import { texts } from '../texts.ts';
import styles from './ChoiceFields.module.css';
import { JobChoice } from './JobChoice.tsx';
import type { BudgetChoices } from './useBudgetChoices.ts';

interface ChoiceFieldsProps {
  work: Work;
  job: Job;
  titleId: string;
  choices: BudgetChoices;
}

/** The reason is asked once, at the first job that is declined (BUD-21). */
function Reason({ choices }: { choices: BudgetChoices }) {
  const declined = choices.jobs.filter(({ id }) => choices.decisions[id] === 'declined');
  return (
    <TextAreaField
      label={texts.choices.reason}
      hint={declined.length > 1 ? texts.choices.reasonForAll : undefined}
      rows={2}
      maxLength={REASON_MAX_LENGTH}
      value={choices.reason}
      onChange={choices.writeReason}
    />
  );
}

/** The choice of one job and what follows from it: a reason, where it stays, that the others need it. */
export function ChoiceFields({ work, job, titleId, choices }: ChoiceFieldsProps) {
  const { supportsItems } = useProvider();
  const { decisions, jobs, missing } = choices;
  const chosen = decisions[job.id];
  const isFirstDeclined = jobs.find(({ id }) => decisions[id] === 'declined')?.id === job.id;
  const isMissing = missing?.id === job.id;
  return (
    <>
      <div>
        <JobChoice
          jobId={job.id}
          titleId={titleId}
          chosen={chosen}
          describedBy={isMissing ? `${titleId}-missing` : undefined}
          onChoose={(decision) => choices.choose(job, decision)}
        />
        <div id={`${titleId}-missing`} role="status">
          {isMissing && (
            <Text tone="danger" size="small" className={styles.missing}>
              {texts.choices.missing(job.title)}
            </Text>
          )}
        </div>
      </div>
      {chosen === 'later' && supportsItems && work.item && (
        <Text tone="second" size="small">
          {texts.choices.laterAtItem(work.item.title)}
        </Text>
      )}
      {isFirstDeclined && <Reason choices={choices} />}
    </>
  );
}
