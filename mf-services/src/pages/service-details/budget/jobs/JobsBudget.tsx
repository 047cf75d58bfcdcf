import type { BudgetVersion } from '@portal/api/work/budget/budget';
import type { Work } from '@portal/api/work/work';
import { decidedState } from '@portal/domain/budget/jobState';
import type { IsoDate } from '@portal/domain/time/isoDate';
import { Button } from '@portal/ui/Button';
import { Row, Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useDeferredValue, type ReactNode } from 'react';
import type { BudgetChoices } from '../choices/useBudgetChoices.ts';
import { texts } from '../texts.ts';
import { BudgetConditions } from './BudgetConditions.tsx';
import { BudgetTotals } from './BudgetTotals.tsx';
import { JobCard } from './JobCard.tsx';

interface JobsBudgetProps {
  work: Work;
  budget: BudgetVersion;
  today: IsoDate;
  /** Where the budget stands, beside its heading. */
  tag: ReactNode;
  choices: BudgetChoices;
}

/** More than a screen holds: what is behind them is drawn once the page stands. */
const FIRST_JOBS = 2;

/** Whether some of it was agreed in an earlier version: what is not is work to be added (BUD-26). */
function hasExtra({ jobs }: BudgetVersion): boolean {
  const isAgreed = jobs.some(({ state, carried }) => state === 'approved' && carried);
  return isAgreed && jobs.some(({ state }) => state === 'undecided');
}

/** What the choices come to: with what was approved before (BUD-13). */
function ChosenTotals({ budget, choices }: { budget: BudgetVersion; choices: BudgetChoices }) {
  const { decisions, total } = choices;
  const approved = budget.jobs.filter((job) => decidedState(job, decisions) === 'approved');
  if (total.state !== 'known' || approved.length === 0) return null;
  return (
    <BudgetTotals
      title={texts.total.toPay}
      total={total.total}
      jobs={approved}
      diagnosis={total.total.deduction}
    />
  );
}

/** A budget job by job, what waits for the customer first; then its conditions and totals (BUD-09, BUD-26). */
export function JobsBudget({ work, budget, today, tag, choices }: JobsBudgetProps) {
  const isExtra = hasExtra(budget);
  const isWhole = useDeferredValue(true, false);
  const waiting = isExtra ? budget.jobs.filter(({ state }) => state === 'undecided') : [];
  const others = budget.jobs.filter((job) => !waiting.includes(job));
  const approveAll = choices.jobs.length > 1 && (
    <Button size="small" onClick={() => choices.approveAll()}>
      {texts.choices.approveAll}
    </Button>
  );
  const cards = (jobs: BudgetVersion['jobs']) =>
    jobs
      .slice(0, isWhole ? undefined : FIRST_JOBS)
      .map((job) => (
        <JobCard
          key={job.id}
          work={work}
          job={job}
          isItemised={budget.itemised && job.itemised !== false}
          today={today}
          choices={choices}
        />
      ));
  const section = (heading: string, jobs: BudgetVersion['jobs'], end: ReactNode) => (
    <Stack as="section" gap="medium">
      <Row between gap="small">
        <Text as="h2" size="title">
          {heading}
        </Text>
        {end}
      </Row>
      {cards(jobs)}
    </Stack>
  );
  return (
    <>
      {isExtra && section(texts.extra, waiting, approveAll)}
      {section(
        texts.title,
        others,
        <Row gap="small">
          {tag}
          {!isExtra && approveAll}
        </Row>,
      )}
      <BudgetConditions budget={budget} />
      <ChosenTotals budget={budget} choices={choices} />
      <BudgetTotals
        title={texts.totals.title}
        total={budget}
        jobs={budget.jobs}
        diagnosis={budget.diagnosis_paid}
      />
    </>
  );
}
