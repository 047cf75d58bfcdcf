import type { Work } from '@portal/api/work/work';
import { Card } from '@portal/ui/Card';
import { TaskList } from '@portal/ui/TaskList';
import type { ReactNode } from 'react';
import { totalText } from '../../../work/totalText.ts';
import { AskedCard } from './AskedCard.tsx';
import { BudgetTag } from './BudgetTag.tsx';
import { deductedFrom } from './deductedFrom.ts';
import { DiagnosisPaid } from './DiagnosisPaid.tsx';
import { Question } from '../question/Question.tsx';
import { askedRows, budgetTitle, taskRow, totalRows } from './totalRows.ts';
import { texts } from '../texts.ts';

interface LinesCardProps {
  work: Work;
  /** Below the totals: what can be decided. */
  children?: ReactNode;
}

/** Lines of the budget or of the work done, with their totals, what a diagnosis takes off (BUD-06), and what the customer asked for (DET-12, DET-13). */
export function LinesCard({ work, children }: LinesCardProps) {
  const hasLines = work.services.length > 0;
  const tasks = hasLines ? work.services.map(taskRow) : askedRows(work);
  const total = totalText(work);
  const { budget } = work;
  const deducted = budget ? deductedFrom(budget) : 0;
  const isLater = Boolean(budget?.allow_decision) && deducted === 0;
  if (tasks.length === 0 && total === undefined) return null;
  return (
    <>
      <Card title={budgetTitle(work)} titleEnd={<BudgetTag work={work} />}>
        <TaskList
          tasks={tasks}
          totals={totalRows(work)}
          sum={total === undefined ? undefined : { label: texts.budget.withVat, value: total }}
        />
        {budget && (
          <DiagnosisPaid amount={isLater ? budget.diagnosis_paid : deducted} isLater={isLater} />
        )}
        <Question work={work} names={work.services.map(({ designation }) => designation)} />
        {children}
      </Card>
      {hasLines && <AskedCard work={work} />}
    </>
  );
}
