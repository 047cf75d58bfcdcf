import type { PhonePromptRequest } from '@portal/contract/overlays';
import { normaliseToE164 } from '@portal/domain/contact/formatPhone';
import { isContactPhone } from '@portal/domain/contact/isContactPhone';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { PhoneField } from '@portal/ui/PhoneField';
import { Text } from '@portal/ui/Text';
import { useState } from 'react';
import { texts } from './texts.ts';

export function PhoneDialog({
  request,
  onAnswer,
}: {
  request: PhonePromptRequest;
  onAnswer: (phone: string | null) => void;
}) {
  const [digits, setDigits] = useState('');
  const [refused, setRefused] = useState(false);

  function save(): void {
    const phone = normaliseToE164(digits);
    if (phone && isContactPhone(digits)) onAnswer(phone);
    else setRefused(true);
  }

  return (
    <Dialog
      title={request.title}
      kind="plain"
      start="field"
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>{texts.cancel}</Button>
          <Button variant="primary" onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Text>{request.body}</Text>
      <PhoneField
        label={texts.phone}
        value={digits}
        onChange={(value) => {
          setDigits(value);
          setRefused(false);
        }}
        error={refused ? (digits === '' ? REQUIRED_FIELD : texts.phoneInvalid) : undefined}
      />
    </Dialog>
  );
}
