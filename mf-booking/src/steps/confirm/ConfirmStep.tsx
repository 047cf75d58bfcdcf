import { Button } from '@portal/ui/Button';
import { ErrorState } from '@portal/ui/ErrorState';
import { FormSkeleton } from '@portal/ui/Skeleton';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { bookLabel } from './bookLabel.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { ContactForm } from './ContactForm.tsx';
import { EarlyStartCard } from './EarlyStartCard.tsx';
import { FilesCard } from './FilesCard.tsx';
import { LastStep } from '../LastStep.tsx';
import { texts } from '../../texts.ts';
import { earlyStartBefore } from '../../booking/earlyStartBefore.ts';
import { useClientData } from '../../booking/useClientData.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

interface ConfirmStepProps {
  handle: WizardHandle;
  moved: RefObject<boolean>;
  today: string;
  online: boolean;
}

/** Step 3: client data, phones and expert, then save (BKG-05). */
export function ConfirmStep({ handle, moved, today, online }: ConfirmStepProps) {
  const client = useClientData();
  const before = earlyStartBefore(handle.booking);
  const [isMissed, setMissed] = useState(false);
  function showMissing(): void {
    flushSync(() => setMissed(true));
    document.querySelector<HTMLElement>('[data-field="early-start"] input')?.focus();
  }
  return (
    <LastStep
      handle={handle}
      moved={moved}
      today={today}
      heading={texts.confirmHeading}
      action={
        client.data ? (
          <ConfirmButton
            handle={handle}
            client={client.data}
            online={online}
            onMissing={showMissing}
          />
        ) : (
          <Button variant="primary" disabled>
            {bookLabel(handle.booking)}
          </Button>
        )
      }
    >
      {client.data ? (
        <ContactForm handle={handle} client={client.data} />
      ) : client.isError ? (
        <ErrorState title={texts.clientFailed} onRetry={client.refetch} />
      ) : (
        <FormSkeleton fields={3} />
      )}
      <FilesCard handle={handle} />
      {before !== null && <EarlyStartCard handle={handle} before={before} isMissed={isMissed} />}
    </LastStep>
  );
}
