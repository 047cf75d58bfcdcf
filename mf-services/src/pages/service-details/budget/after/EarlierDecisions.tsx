import type { Work } from '@portal/api/work/work';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { formatDateWithYear } from '@portal/remote/formatShortDate';
import { Card } from '@portal/ui/Card';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { texts } from '../texts.ts';
import { ApprovalDocument } from './ApprovalDocument.tsx';
import { RecordedDecision } from './RecordedDecision.tsx';
import { recordedHow } from './recordedHow.ts';

interface EarlierDecisionsProps {
  work: Work;
  now: Date;
}

/** What was decided before the last decision, earlier versions included: its document, and what can be contested (BUD-31, BUD-36). */
export function EarlierDecisions({ work, now }: EarlierDecisionsProps) {
  const words = texts.decided;
  const earlier = work.budget?.earlier_decisions ?? [];
  if (earlier.length === 0) return null;
  return (
    <Card title={words.earlier}>
      <Stack gap="large">
        {earlier.map((decision) => (
          <Stack key={decision.record_id} gap="small">
            <Text size="caption" tone="third">
              {words.version(decision.version)}
            </Text>
            {recordedHow(decision) === undefined && (
              <Text>
                {words.approvedOn(formatDateWithYear(lisbonToday(new Date(decision.at))))}
              </Text>
            )}
            <RecordedDecision work={work} decision={decision} now={now} />
            <ApprovalDocument work={work} decision={decision} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
