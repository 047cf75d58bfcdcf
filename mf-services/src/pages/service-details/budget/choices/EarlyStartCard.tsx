import { EARLY_START_REQUEST, laterStart } from '@portal/api/work/earlyStart';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { addDays } from '@portal/domain/time/isoDate';
import { Card } from '@portal/ui/Card';
import { CheckboxField } from '@portal/ui/CheckboxField';
import { Text } from '@portal/ui/Text';
import { texts } from '../texts.ts';
import type { BudgetChoices } from './useBudgetChoices.ts';

/**
 * Until when what is approved may be withdrawn from, and the request that the work begins before: never ticked
 * beforehand, and only beside what can be approved. Without it the work begins later, which is said (LAW-09).
 */
export function EarlyStartCard({ choices }: { choices: BudgetChoices }) {
  const { budget, isOpen, earlyStart, askEarlyStart } = choices;
  const before = budget?.early_start_before;
  const isAsked = isOpen || budget?.jobs.some(({ state }) => state === 'undecided');
  if (!before || earlyStart === undefined || !isAsked) return null;
  return (
    <Card title={texts.earlyStart.title}>
      <Text size="small" tone="second">
        {texts.earlyStart.body(formatDayMonthYear(addDays(before, -1)))}
      </Text>
      <CheckboxField checked={earlyStart} onChange={askEarlyStart}>
        {EARLY_START_REQUEST}
      </CheckboxField>
      <div role="status">
        {!earlyStart && <Text size="small">{laterStart(formatDayMonthYear(before))}</Text>}
      </div>
    </Card>
  );
}
