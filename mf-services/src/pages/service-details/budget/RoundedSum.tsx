import { Text } from '@portal/ui/Text';
import { isRounded } from './jobs/isRounded.ts';
import { texts } from './texts.ts';

interface RoundedSumProps {
  /** What stands above the total. */
  jobs: readonly { subtotal: number }[];
  total: { total: number; deduction: number };
}

/** Under a total: that what stands above it adds up to some cents more or less (BUD-10). */
export function RoundedSum({ jobs, total }: RoundedSumProps) {
  return (
    isRounded(jobs, total) && (
      <Text size="caption" tone="third">
        {texts.totals.rounded}
      </Text>
    )
  );
}
