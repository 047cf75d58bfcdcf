import type { Work } from '@portal/api/work/work';
import { lazyPart, useLazyPart } from '@portal/ui/lazyPart';
import type { ComponentProps } from 'react';
import type { BudgetChoices } from '../choices/useBudgetChoices.ts';
import { DecisionCard } from './DecisionCard.tsx';
import type ChangeCard from './ChangeCard.tsx';
import type ExpiredNotice from './ExpiredNotice.tsx';
import { useBudgetChange } from './useBudgetChange.ts';

const changeCard = lazyPart(
  () => import(/* webpackChunkName: "details-later" */ './ChangeCard.tsx'),
);
const expiredNotice = lazyPart(
  () => import(/* webpackChunkName: "details-later" */ './ExpiredNotice.tsx'),
);

function LaterChange(props: ComponentProps<typeof ChangeCard>) {
  const { Arrived } = useLazyPart(changeCard);
  return Arrived && <Arrived {...props} />;
}

function LaterExpired(props: ComponentProps<typeof ExpiredNotice>) {
  const { Arrived } = useLazyPart(expiredNotice);
  return Arrived && <Arrived {...props} />;
}

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
      {change && <LaterChange change={change} />}
      {budget.state === 'expired' && <LaterExpired work={work} budget={budget} />}
      <DecisionCard work={work} budget={budget} now={now} choices={choices} />
    </>
  );
}
