import { eurosToCents, formatEuros } from '@portal/domain/money';
import { hasFixedStart } from '@portal/domain/wizard';
import { formatShortDate } from '@portal/remote/shortDate';
import { useProvider } from '@portal/remote/useProvider';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Dock } from '@portal/ui/Dock';
import { TwoColumns } from '@portal/ui/Layout';
import { Text } from '@portal/ui/Text';
import type { RefObject } from 'react';
import { servicesTitle } from './booked.ts';
import { chosenMoment } from './bookingRequest.ts';
import { ChosenCard } from './ChosenCard.tsx';
import { ExpertChoice } from './ExpertChoice.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import { StepHeading } from './StepHeading.tsx';
import { texts } from './texts.ts';
import { useLiteSave } from './useLiteSave.ts';
import type { WizardHandle } from './useWizard.ts';

interface LiteStepProps {
  handle: WizardHandle;
  moved: RefObject<boolean>;
  today: string;
}

/** Step 3 of a visitor: what was chosen, and an account to save it (LITE-12, BKG-16, BKG-39). */
export function LiteStep({ handle, moved, today }: LiteStepProps) {
  const { machine } = handle;
  const provider = useProvider();
  const save = useLiteSave(handle);
  const moment = chosenMoment(machine);
  const back = hasFixedStart(machine.selectedServices) ? 1 : 2;
  const price = machine.selectedServices.reduce(
    (sum, service) => sum + eurosToCents(service.schedule_payment_value ?? 0),
    0,
  );
  return (
    <TwoColumns
      sideLabel={texts.summary}
      main={
        <>
          <StepHeading moved={moved}>{texts.liteHeading}</StepHeading>
          {moment && (
            <ChosenCard
              moment={moment}
              machine={machine}
              onChange={machine.lockedTo === 3 ? null : () => handle.goTo(back)}
            />
          )}
          {moment && <ExpertChoice handle={handle} moment={moment} />}
          <Card title={texts.liteTitle}>
            <Text tone="second">{texts.liteBody(provider.name)}</Text>
          </Card>
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
            <Button variant="primary" onClick={() => save()}>
              {texts.liteSave}
            </Button>
          </Dock>
          <ProviderCard />
        </>
      }
    />
  );
}
