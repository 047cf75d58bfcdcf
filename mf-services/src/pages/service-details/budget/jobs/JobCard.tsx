import type { Job } from '@portal/api/work/budget/budget';
import type { Work } from '@portal/api/work/work';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { Card } from '@portal/ui/Card';
import { Text } from '@portal/ui/Text';
import { useId } from 'react';
import { ChoiceFields } from '../choices/ChoiceFields.tsx';
import type { BudgetChoices } from '../choices/useBudgetChoices.ts';
import { Question } from '../../question/Question.tsx';
import { texts } from '../texts.ts';
import { euroText } from '../../../../work/euroText.ts';
import styles from './JobCard.module.css';
import { JobLines } from './JobLines.tsx';
import { JobMedia } from './JobMedia.tsx';
import { JobStateTag } from './JobStateTag.tsx';
import { UrgencyTags } from './UrgencyTags.tsx';

interface JobCardProps {
  work: Work;
  job: Job;
  isItemised: boolean;
  today: IsoDate;
  choices: BudgetChoices;
}

/** One job of a budget: what, how urgent, why, with what, for how much; and what is to become of it (BUD-09, BUD-12). */
export function JobCard({ work, job, isItemised, today, choices }: JobCardProps) {
  const titleId = useId();
  const isChoosable = choices.jobs.some(({ id }) => id === job.id);
  const decision = job.state === 'undecided' ? choices.decisions[job.id] : job.state;
  return (
    <Card as="article" titleId={titleId}>
      <header className={styles.head}>
        <UrgencyTags job={job} />
        <Text as="h3" size="card" id={titleId} className={styles.title}>
          {job.title}
        </Text>
        <div className={styles.price} data-decision={decision}>
          <Text size="card" figures className={styles.amount}>
            {euroText(job.subtotal)}
          </Text>
          <Text size="caption" tone="third">
            {texts.job.withVat}
          </Text>
        </div>
      </header>
      {job.description && (
        <Text tone="second" className={styles.description}>
          {job.description}
        </Text>
      )}
      <JobMedia job={job} today={today} />
      {job.warranty_months !== null && job.warranty_months > 0 && (
        <Text size="small" tone="second">
          {texts.job.warranty(job.warranty_months)}
        </Text>
      )}
      <JobLines job={job} isItemised={isItemised} />
      <Question work={work} names={[job.title]} />
      {job.state !== 'undecided' && <JobStateTag state={job.state} />}
      {isChoosable && <ChoiceFields work={work} job={job} titleId={titleId} choices={choices} />}
    </Card>
  );
}
