import type { BookableService } from '@portal/api/schedule';
import { eurosToCents, formatEuros } from '@portal/domain/money';
import { canContinue } from '@portal/domain/wizard';
import { useProvider } from '@portal/remote/useProvider';
import { Button } from '@portal/ui/Button';
import { ChoiceGroup } from '@portal/ui/Choice';
import { Dock } from '@portal/ui/Dock';
import { EmptyState } from '@portal/ui/EmptyState';
import { CalendarX } from '@portal/ui/icons';
import { TwoColumns } from '@portal/ui/Layout';
import type { RefObject } from 'react';
import { ItemChoice } from './ItemChoice.tsx';
import { isNewItemReady } from './newItem.ts';
import { ProviderCard } from './ProviderCard.tsx';
import { ServiceChoice } from './ServiceChoice.tsx';
import { StepHeading } from './StepHeading.tsx';
import { texts } from './texts.ts';
import { usePreloadedCalendar } from './usePreloadedCalendar.ts';
import type { WizardHandle } from './useWizard.ts';
import { NEW_ITEM } from './wizardAtom.ts';

interface ServiceStepProps {
  handle: WizardHandle;
  moved: RefObject<boolean>;
  services: readonly BookableService[];
  /** Ids of services whose vacancies are being looked up. */
  checking: readonly string[];
  onFixedStart: (service: BookableService) => void;
}

/** Step 1: the item where the provider has items, and the services (BKG-02, BKG-47). */
export function ServiceStep({ handle, moved, services, checking, onFixedStart }: ServiceStepProps) {
  const provider = useProvider();
  usePreloadedCalendar();
  const { machine, wizard } = handle;
  const itemReady =
    machine.itemId !== NEW_ITEM || isNewItemReady(provider.itemFields, wizard.newItem);
  const ready = canContinue(machine) && itemReady;
  const price = machine.selectedServices.reduce(
    (sum, service) => sum + eurosToCents(service.schedule_payment_value ?? 0),
    0,
  );
  const count = machine.selectedServices.length;

  return (
    <TwoColumns
      sideLabel={texts.summary}
      main={
        <>
          <StepHeading moved={moved} description={texts.whatHint}>
            {texts.whatHeading}
          </StepHeading>
          {services.length === 0 ? (
            <EmptyState icon={<CalendarX />} title={texts.noServices}>
              {texts.noServicesBody}
            </EmptyState>
          ) : (
            <ChoiceGroup legend={texts.services} legendHidden>
              {services.map((service) => (
                <ServiceChoice
                  key={service.id}
                  service={service}
                  handle={handle}
                  checking={checking.includes(service.id)}
                  onFixedStart={onFixedStart}
                />
              ))}
            </ChoiceGroup>
          )}
          {machine.supportsItems && services.length > 0 && <ItemChoice handle={handle} />}
        </>
      }
      side={
        <>
          <Dock
            label={count === 0 ? undefined : texts.serviceCount(count)}
            value={dockValue({
              count,
              price,
              missingItem: machine.supportsItems && (machine.itemId === null || !itemReady),
              itemLabel: provider.itemLabel,
            })}
            text={price === 0}
          >
            <Button
              variant="primary"
              disabled={!ready || checking.length > 0}
              onClick={handle.forward}
            >
              {texts.continue}
            </Button>
          </Dock>
          <ProviderCard />
        </>
      }
    />
  );
}

function dockValue(dock: {
  count: number;
  price: number;
  missingItem: boolean;
  itemLabel: string;
}): string | undefined {
  if (dock.count === 0) return texts.nothingChosen;
  if (dock.price > 0) return formatEuros(dock.price);
  return dock.missingItem ? texts.chooseItem(dock.itemLabel) : undefined;
}
