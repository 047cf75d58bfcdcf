import { Card } from '@portal/ui/Card';
import { Minus } from '@portal/ui/icons/controls/Minus';
import { Pencil } from '@portal/ui/icons/controls/Pencil';
import { Plus } from '@portal/ui/icons/controls/Plus';
import { List, ListRow } from '@portal/ui/ListRow';
import { Text } from '@portal/ui/Text';
import { euroText } from '../../../../work/euroText.ts';
import { texts } from '../texts.ts';
import type { BudgetChange } from './budgetChange.ts';

/** What is new, gone and dearer or cheaper since the budget was opened, job by job, and both totals (BUD-17). */
export function ChangeCard({ change }: { change: BudgetChange }) {
  const words = texts.change;
  const { added, removed, changed, before, after } = change;
  return (
    <Card
      title={words.title}
      titleEnd={
        <Text as="span" size="caption" tone="third">
          {words.versions(before.version, after.version)}
        </Text>
      }
    >
      <div role="status">
        <List>
          {changed.map((job) => (
            <ListRow
              key={job.after.id}
              media={<Pencil />}
              title={job.after.title}
              sub={words.changed(euroText(job.before.subtotal), euroText(job.after.subtotal))}
            />
          ))}
          {added.map((job) => (
            <ListRow
              key={job.id}
              media={<Plus />}
              title={job.title}
              sub={words.added}
              end={<span className="num">{euroText(job.subtotal)}</span>}
            />
          ))}
          {removed.map((job) => (
            <ListRow
              key={job.id}
              media={<Minus />}
              title={<s>{job.title}</s>}
              sub={words.removed}
              end={<s className="num">{euroText(job.subtotal)}</s>}
            />
          ))}
          <ListRow
            title={words.total}
            sub={words.changed(euroText(before.total), euroText(after.total))}
          />
        </List>
      </div>
      <Text size="small" tone="second">
        {words.kept}
      </Text>
    </Card>
  );
}
