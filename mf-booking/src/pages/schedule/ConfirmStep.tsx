import { eurosToCents, formatEuros } from '@portal/domain/money';
import { hasFixedStart } from '@portal/domain/wizard';
import { formatShortDate } from '@portal/remote/shortDate';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { ErrorState } from '@portal/ui/ErrorState';
import { TwoColumns } from '@portal/ui/Layout';
import { FormSkeleton } from '@portal/ui/Skeleton';
import type { RefObject } from 'react';
import { servicesTitle } from './booked.ts';
import { chosenMoment } from './bookingRequest.ts';
import { ChosenCard } from './ChosenCard.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ExpertChoice } from './ExpertChoice.tsx';
import { FilesCard } from './FilesCard.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import { StepHeading } from './StepHeading.tsx';
import { texts } from './texts.ts';
import { useClientData } from './useClientData.ts';
import type { WizardHandle } from './useWizard.ts';

interface ConfirmStepProps {
  handle: WizardHandle;
  moved: RefObject<boolean>;
  today: string;
  online: boolean;
}

/** Step 3: client data, phones and expert, then save (BKG-05). */
export function ConfirmStep({ handle, moved, today, online }: ConfirmStepProps) {
  const { machine } = handle;
  const client = useClientData();
  const moment = chosenMoment(machine);
  const fixed = hasFixedStart(machine.selectedServices);
  const price = machine.selectedServices.reduce(
    (sum, service) => sum + eurosToCents(service.schedule_payment_value ?? 0),
    0,
  );
  const back = fixed ? 1 : 2;
  const changeTarget = machine.lockedTo === 3 ? null : back;

  return (
    <TwoColumns
      sideLabel={texts.summary}
      main={
        <>
          <StepHeading moved={moved}>{texts.confirmHeading}</StepHeading>
          {moment && (
            <ChosenCard
              moment={moment}
              machine={machine}
              onChange={changeTarget === null ? null : () => handle.goTo(changeTarget)}
            />
          )}
          {moment && <ExpertChoice handle={handle} moment={moment} />}
          {client.data ? (
            <ContactForm handle={handle} client={client.data} />
          ) : client.isError ? (
            <ErrorState title={texts.clientFailed} onRetry={client.refetch} />
          ) : (
            <FormSkeleton fields={3} />
          )}
          <FilesCard handle={handle} />
        </>
      }
      side={
        <>
          <Dock
            label={price > 0 ? texts.paysNext : servicesTitle(machine.selectedServices)}
            value={
              price > 0
                ? formatEuros(price)
                : moment
                  ? formatShortDate(moment.date, today, moment.time)
                  : undefined
            }
            text={price === 0}
          >
            {client.data ? (
              <ConfirmButton handle={handle} client={client.data} online={online} />
            ) : (
              <Button variant="primary" disabled>
                {texts.book}
              </Button>
            )}
          </Dock>
          <ProviderCard />
        </>
      }
    />
  );
}
