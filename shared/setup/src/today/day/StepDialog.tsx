import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { TextAreaField } from '@portal/ui/TextAreaField';
import { useState } from 'react';
import type { BookingStep } from './bookingState.ts';
import { texts } from './texts.ts';

/** Steps that cannot be taken back, or that the customer is told of at once. */
export type AskedStep = Extract<BookingStep, 'refuseMove' | 'noShow' | 'cancel'>;

const LONGEST_REASON = 500;

const words: Readonly<
  Record<AskedStep, { title: (name: string) => string; about: string; yes: string }>
> = {
  cancel: { title: texts.cancelTitle, about: texts.cancelAbout, yes: texts.cancelYes },
  noShow: { title: texts.noShowTitle, about: texts.noShowAbout, yes: texts.noShowYes },
  refuseMove: { title: texts.refuseTitle, about: texts.refuseAbout, yes: texts.refuseYes },
};

/** Asks before such a step is taken; what was written stays when it was refused. */
export function StepDialog(props: {
  step: AskedStep;
  /** Whose booking it is. */
  name: string;
  refusal: string | null;
  onTake: (reason: string | undefined) => Promise<unknown>;
  onClose: () => void;
}) {
  const { step, name, refusal, onTake, onClose } = props;
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { title, about, yes } = words[step];

  function take(): Promise<unknown> {
    setIsTried(true);
    return onTake(reason.trim() || undefined);
  }

  return (
    <Dialog
      kind={step === 'refuseMove' ? 'confirm' : 'danger'}
      title={title(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancelNo}</Button>
          <Button variant={step === 'refuseMove' ? 'primary' : 'danger'} onClick={take}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{about}</p>
      {step === 'refuseMove' && (
        <TextAreaField
          label={texts.reason}
          optional
          hint={texts.reasonHint}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={setReason}
        />
      )}
      {isTried && refusal !== null && (
        <Banner tone="danger" live>
          {refusal}
        </Banner>
      )}
    </Dialog>
  );
}
