import type { Work } from '@portal/api/work/work';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { Stack } from '@portal/ui/Stack';
import { useId } from 'react';
import { AskedCard } from './AskedCard.tsx';
import { BudgetTag } from './BudgetTag.tsx';
import { ChoiceFields } from './choices/ChoiceFields.tsx';
import { EarlyStartCard } from './choices/EarlyStartCard.tsx';
import type { BudgetChoices } from './choices/useBudgetChoices.ts';
import { isByJob } from './jobs/isByJob.ts';
import { JobsBudget } from './jobs/JobsBudget.tsx';
import { LinesCard } from './LinesCard.tsx';

interface BudgetCardProps {
  work: Work;
  today: IsoDate;
  choices: BudgetChoices;
}

/** The choice about a budget of lines, which is one job (BUD-11). */
function LinesChoice({ work, choices }: Omit<BudgetCardProps, 'today'>) {
  const id = useId();
  const [job] = choices.jobs;
  if (!job) return null;
  return (
    <Stack gap="medium">
      <span id={id} className="visually-hidden">
        {job.title}
      </span>
      <ChoiceFields work={work} job={job} titleId={id} choices={choices} />
    </Stack>
  );
}

/** The budget or the work done, job by job or as the list of lines that it was posted as (BUD-03, BUD-09). */
export function BudgetCard({ work, today, choices }: BudgetCardProps) {
  if (!isByJob(work.budget)) {
    return (
      <>
        <LinesCard work={work}>
          <LinesChoice work={work} choices={choices} />
        </LinesCard>
        <EarlyStartCard choices={choices} />
      </>
    );
  }
  return (
    <>
      <JobsBudget
        work={work}
        budget={work.budget}
        today={today}
        tag={<BudgetTag work={work} />}
        choices={choices}
      />
      <EarlyStartCard choices={choices} />
      <AskedCard work={work} />
    </>
  );
}
