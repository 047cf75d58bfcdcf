import type { BudgetVersion } from '@portal/api/work/budget/budget';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { formatDateWithYear } from '@portal/remote/formatShortDate';
import { Card } from '@portal/ui/Card';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { texts } from '../texts.ts';

/** Until when a budget holds, when the work begins and ends, and how it is paid (BUD-09). */
export function BudgetConditions({ budget }: { budget: BudgetVersion }) {
  const words = texts.conditions;
  const { starts_on: start, ends_on: end, payment_terms: terms } = budget;
  const posted = formatDateWithYear(lisbonToday(new Date(budget.posted_at)));
  const lines = [
    words.validUntil(formatDateWithYear(budget.valid_until)),
    start && words.startsOn(formatDateWithYear(start)),
    end && words.endsOn(formatDateWithYear(end)),
  ].filter((line) => line !== null && line !== '');
  return (
    <Card
      title={words.title}
      titleEnd={
        <Text as="span" size="caption" tone="third">
          {words.version(budget.version, posted)}
        </Text>
      }
    >
      <Stack gap="small">
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
      {terms && (
        <Stack gap="none">
          <Text size="caption" tone="third">
            {words.payment}
          </Text>
          <Text>{terms}</Text>
        </Stack>
      )}
    </Card>
  );
}
