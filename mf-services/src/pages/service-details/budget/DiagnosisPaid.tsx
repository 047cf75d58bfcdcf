import { Text } from '@portal/ui/Text';
import { euroText } from '../../../work/euroText.ts';
import { texts } from './texts.ts';

interface DiagnosisPaidProps {
  /** In euros. */
  amount: number;
  /** Whether it is taken off only once something is approved. */
  isLater: boolean;
}

/** Under a total: what a diagnosis already paid takes off, or will (BUD-06). */
export function DiagnosisPaid({ amount, isLater }: DiagnosisPaidProps) {
  if (amount === 0) return null;
  return (
    <>
      <Text size="small" tone="second" figures>
        {texts.totals.diagnosis(euroText(amount))}
      </Text>
      {isLater && (
        <Text size="caption" tone="third">
          {texts.totals.diagnosisLater}
        </Text>
      )}
    </>
  );
}
