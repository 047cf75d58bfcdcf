import { Card } from '@portal/ui/Card';
import { List, ListRow } from '@portal/ui/ListRow';
import { Text } from '@portal/ui/Text';
import { euroText } from '../../../../work/euroText.ts';
import { texts } from './texts.ts';
import type { BudgetChange } from './budgetChange.ts';
import { ChangeSign } from './ChangeSign.tsx';

/** What is new, gone and dearer or cheaper since the budget was opened, job by job, and both totals (BUD-17). */
export default function ChangeCard({ change }: { change: BudgetChange }) {
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
              media={<ChangeSign kind={signOf(job.before.subtotal, job.after.subtotal)} />}
              title={job.after.title}
              sub={words.changed(euroText(job.before.subtotal), euroText(job.after.subtotal))}
              end={<strong className="num">{euroText(job.after.subtotal)}</strong>}
            />
          ))}
          {added.map((job) => (
            <ListRow
              key={job.id}
              media={<ChangeSign kind="added" />}
              title={job.title}
              sub={words.added}
              end={<strong className="num">{euroText(job.subtotal)}</strong>}
            />
          ))}
          {removed.map((job) => (
            <ListRow
              key={job.id}
              media={<ChangeSign kind="removed" />}
              title={<s>{job.title}</s>}
              sub={words.removed}
              end={<s className="num">{euroText(job.subtotal)}</s>}
            />
          ))}
          <ListRow
            title={words.total}
            sub={words.changed(euroText(before.total), euroText(after.total))}
            end={<strong className="num">{euroText(after.total)}</strong>}
          />
        </List>
      </div>
      <Text size="small" tone="second">
        {words.kept}
      </Text>
    </Card>
  );
}

function signOf(before: number, after: number): 'dearer' | 'cheaper' | 'same' {
  if (after === before) return 'same';
  return after > before ? 'dearer' : 'cheaper';
}
