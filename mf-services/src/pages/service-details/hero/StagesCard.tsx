import type { Work } from '@portal/api/work/work';
import { formatShortInstant } from '@portal/remote/formatShortDate';
import { Card } from '@portal/ui/Card';
import { FactRows } from '@portal/ui/Facts';
import { texts } from '../texts.ts';

interface StagesCardProps {
  work: Pick<Work, 'stages'>;
  now: Date;
}

/** Which stages the work came to, and when (C-817). */
export function StagesCard({ work: { stages = [] }, now }: StagesCardProps) {
  if (stages.length === 0) return null;
  return (
    <Card title={texts.stages}>
      <FactRows
        facts={stages.map(({ name, at }) => ({
          label: name,
          value: formatShortInstant(new Date(at), now),
        }))}
      />
    </Card>
  );
}
