import type { Work } from '@portal/api/work/work';
import { formatEuros } from '@portal/domain/money/cents';
import { Card } from '@portal/ui/Card';
import { Tag } from '@portal/ui/Tag';
import { TaskList } from '@portal/ui/TaskList';
import { totalText } from '../../../work/totalText.ts';
import { askedRows, budgetTag, budgetTitle, taskRow, totalRows } from './totalRows.ts';
import { texts } from '../texts.ts';

function HeaderTag({ work }: { work: Work }) {
  const header = budgetTag(work);
  if (!header) return null;
  if (header.total === undefined) {
    // Amber is for what waits for the customer.
    return <Tag tone={work.allow_approve ? 'attention' : 'neutral'}>{header.label}</Tag>;
  }
  return <Tag tone="success">{`${header.label} · ${formatEuros(header.total)}`}</Tag>;
}

/** Lines of the budget or of the work done, with their totals, and what the customer asked for (DET-12, DET-13, DET-19..21). */
export function BudgetCard({ work }: { work: Work }) {
  const hasLines = work.services.length > 0;
  const asked = askedRows(work);
  const tasks = hasLines ? work.services.map(taskRow) : asked;
  const total = totalText(work);
  if (tasks.length === 0 && total === undefined) return null;
  return (
    <>
      <Card title={budgetTitle(work)} titleEnd={<HeaderTag work={work} />}>
        <TaskList
          tasks={tasks}
          totals={totalRows(work)}
          sum={total === undefined ? undefined : { label: texts.budget.withVat, value: total }}
        />
      </Card>
      {hasLines && asked.length > 0 && (
        <Card title={texts.budget.asked}>
          <TaskList tasks={asked} />
        </Card>
      )}
    </>
  );
}
