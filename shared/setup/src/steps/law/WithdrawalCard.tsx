import { Card } from '@portal/ui/Card';
import { SelectField } from '@portal/ui/SelectField';
import { TextAreaField } from '@portal/ui/TextAreaField';
import { useDraftField } from '../../draft/useDraftField.ts';
import { texts } from './texts.ts';

const LONGEST_REASON = 500;
const TRADE = 'trade';
const options = ([TRADE, 'applies', 'excluded'] as const).map((value) => ({
  value,
  label: texts.rights[value],
}));

/** Whether contracts may be withdrawn from: as the trade has it until the owner says otherwise (LAW-10). */
export function WithdrawalCard() {
  const { id, value, error, change, choose, leave } = useDraftField('law', 'withdrawal');
  return (
    <Card title={texts.withdrawal}>
      <p>{texts.withdrawalAbout}</p>
      <SelectField
        id={id}
        label={texts.withdrawal}
        labelHidden
        options={options}
        value={value?.right ?? TRADE}
        error={value?.right === 'excluded' ? null : error}
        onChange={(right) => {
          // Kept once there is a reason.
          if (right === 'excluded') change({ right, reason: '' });
          else choose(right === 'applies' ? { right } : null);
        }}
      />
      {value?.right === 'excluded' && (
        <TextAreaField
          label={texts.reason}
          maxLength={LONGEST_REASON}
          value={value.reason}
          error={error}
          onChange={(reason) => change({ right: 'excluded', reason })}
          onLeave={leave}
        />
      )}
    </Card>
  );
}
