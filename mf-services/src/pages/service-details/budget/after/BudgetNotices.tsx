import type { Work } from '@portal/api/work/work';
import type { BudgetChoices } from '../choices/useBudgetChoices.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { ExpiredNotice } from './ExpiredNotice.tsx';
import { useBudgetChange } from './useBudgetChange.ts';

interface BudgetNoticesProps {
  work: Work;
  now: Date;
  choices: BudgetChoices;
}

/** What is to be known about a budget before its jobs are read: it changed, it is over, it was decided. */
export function BudgetNotices({ work, now, choices }: BudgetNoticesProps) {
  const { budget } = choices;
  const change = useBudgetChange(budget);
  if (budget === null) return null;
  return (
    <>
      {change && <ChangeCard change={change} />}
      {budget.state === 'expired' && <ExpiredNotice work={work} budget={budget} />}
      <DecisionCard work={work} budget={budget} now={now} choices={choices} />
    </>
  );
}
