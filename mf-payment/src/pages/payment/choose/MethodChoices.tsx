import type { PaymentMethod } from '@portal/api/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@portal/domain/money/paymentState';
import { compactPhone, PHONE_INVALID } from '@portal/domain/contact/formatPhone';
import { isMbWayPhone, MBWAY_PHONE_LENGTH } from '@portal/domain/contact/isMbWayPhone';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import { Choice, ChoiceGroup, PaymentMark } from '@portal/ui/Choice';
import { CreditCard } from '@portal/ui/icons/money/CreditCard';
import { PhoneField } from '@portal/ui/PhoneField';
import { Text } from '@portal/ui/Text';
import { memo, useState } from 'react';
import { texts } from '../texts.ts';

interface MethodChoicesProps {
  methods: readonly PaymentMethod[];
  method: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
  phone: string;
  onPhone: (digits: string) => void;
  /** «amanhã, 23:59», when the payment has a deadline. */
  validUntil: string | null;
}

const marks = { MB: 'MB', MBWAY: 'MB\nWAY', CC: <CreditCard /> };

/** The methods of the provider's configuration (PAY-05, PAY-06, CFG-08). They are drawn anew for what concerns them alone. */
export const MethodChoices = memo(function MethodChoices(props: MethodChoicesProps) {
  const { methods, method, onChoose, phone, onPhone, validUntil } = props;
  const [left, setLeft] = useState(false);
  if (methods.length === 0) return <Text tone="second">{texts.noMethods}</Text>;
  const digits = compactPhone(phone);
  const isJudged = left || digits.length >= MBWAY_PHONE_LENGTH;
  const problem = digits === '' ? REQUIRED_FIELD : isMbWayPhone(phone) ? null : PHONE_INVALID;

  function hint(option: PaymentMethod): string {
    return option === 'MB' && validUntil !== null
      ? texts.validUntil(validUntil)
      : texts.methodHint[option];
  }

  return (
    <ChoiceGroup legend={texts.howToPay}>
      {methods.map((option) => (
        <Choice
          key={option}
          type="radio"
          name="method"
          value={option}
          title={PAYMENT_METHOD_LABELS[option]}
          sub={hint(option)}
          media={<PaymentMark>{marks[option]}</PaymentMark>}
          checked={method === option}
          onChange={() => onChoose(option)}
        >
          {option === 'MBWAY' && method === 'MBWAY' && (
            <PhoneField
              label={texts.mbWayPhone}
              value={phone}
              onChange={onPhone}
              onBlur={() => setLeft(true)}
              error={isJudged ? problem : null}
              required
            />
          )}
        </Choice>
      ))}
    </ChoiceGroup>
  );
});
