import { EARLY_START_REQUEST, earlyStartNeeded } from '@portal/api/work/earlyStart';
import { addDays, type IsoDate } from '@portal/domain/time/isoDate';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { Card } from '@portal/ui/Card';
import { CheckboxField } from '@portal/ui/CheckboxField';
import { Text } from '@portal/ui/Text';
import { texts } from '../../texts.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

interface EarlyStartCardProps {
  handle: WizardHandle;
  /** The first day that needs no request. */
  before: IsoDate;
  /** Whether it was tried to book without the tick. */
  isMissed: boolean;
}

/** Until when the booking may be withdrawn from, and the request to begin before: never ticked beforehand (LAW-09). */
export function EarlyStartCard({ handle, before, isMissed }: EarlyStartCardProps) {
  const { booking, dispatch } = handle;
  return (
    <Card title={texts.earlyStart.title}>
      <Text size="small" tone="second">
        {texts.earlyStart.body(formatDayMonthYear(addDays(before, -1)))}
      </Text>
      <div data-field="early-start">
        <CheckboxField
          checked={booking.earlyStart}
          onChange={(asked) => dispatch({ type: 'askEarlyStart', asked })}
          error={
            isMissed && !booking.earlyStart ? earlyStartNeeded(formatDayMonthYear(before)) : null
          }
        >
          {EARLY_START_REQUEST}
        </CheckboxField>
      </div>
    </Card>
  );
}
