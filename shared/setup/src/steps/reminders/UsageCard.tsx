import type { MessageUsage } from '@portal/api/provider/reminders';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { Card } from '@portal/ui/Card';
import { FactRows } from '@portal/ui/Facts';
import { useDraftField } from '../../draft/useDraftField.ts';
import { DraftNumber } from '../../fields/DraftNumber.tsx';
import { texts } from './texts.ts';

const MOST_EUROS = 100;
const MOST_SMS = 100_000;

/** The SMS of the month, what they cost, and up to how many reminders go by SMS (REM-08, SET-18). */
export function UsageCard({ usage }: { usage: MessageUsage | undefined }) {
  const price = useDraftField('settings', 'sms_price');
  const ceiling = useDraftField('settings', 'sms_monthly_ceiling');
  return (
    <Card title={texts.usage}>
      {usage && (
        <FactRows
          facts={[
            { label: texts.sent, value: texts.sentOf(usage.sms.messages, usage.ceiling) },
            { label: texts.partsSent, value: String(usage.sms.parts + usage.codes.parts) },
            { label: texts.codes, value: String(usage.codes.messages) },
            {
              label: texts.cost,
              value:
                usage.sms_price > 0 ? formatEuros(eurosToCents(usage.cost)) : texts.costUnknown,
            },
          ]}
        />
      )}
      <DraftNumber
        field={price}
        label={texts.price}
        inputMode="decimal"
        wrong={texts.wrongPrice}
        isRight={(euros) => euros >= 0 && euros <= MOST_EUROS}
      />
      <DraftNumber
        field={ceiling}
        label={texts.ceiling}
        hint={texts.ceilingHint}
        inputMode="numeric"
        wrong={texts.wrongCeiling}
        isRight={(count) => Number.isInteger(count) && count >= 0 && count <= MOST_SMS}
      />
    </Card>
  );
}
