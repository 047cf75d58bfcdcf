import type { Work } from '@portal/api/work/work';
import { Card } from '@portal/ui/Card';
import { TaskList } from '@portal/ui/TaskList';
import { askedRows } from './totalRows.ts';
import { texts } from '../texts.ts';

/** What the customer asked for, where a budget stands above it. */
export function AskedCard({ work }: { work: Work }) {
  const asked = askedRows(work);
  if (asked.length === 0) return null;
  return (
    <Card title={texts.budget.asked}>
      <TaskList tasks={asked} />
    </Card>
  );
}
