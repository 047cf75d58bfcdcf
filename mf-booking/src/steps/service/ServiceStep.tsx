import type { BookableService } from '@portal/api/work/createScheduleApi';
import { formatEuros } from '@portal/domain/money/cents';
import { bookingPrice } from '../../booking/bookingPrice.ts';
import { canContinue } from '../../booking/wizardStep.ts';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { EmptyState } from '@portal/ui/EmptyState';
import { CalendarX } from '@portal/ui/icons/time/CalendarX';
import { TwoColumns } from '@portal/ui/TwoColumns';
import type { RefObject } from 'react';
import { ItemChoice } from '../item/ItemChoice.tsx';
import { ProviderContact } from '../ProviderContact.tsx';
import { ServiceList } from './ServiceList.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { texts } from '../../texts.ts';
import { FullServices } from '../../waiting/FullServices.tsx';
import { usePreloadedCalendar } from './usePreloadedCalendar.ts';
import { useMissingItem } from '../item/useMissingItem.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';
import { canCombine } from '../../booking/isExclusive.ts';

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
  usePreloadedCalendar();
  const { booking } = handle;
  const missingItem = useMissingItem(handle);
  const ready = canContinue(booking, 1) && missingItem === null;
  const price = bookingPrice(booking.selectedServices);
  const count = booking.selectedServices.length;

  return (
    <TwoColumns
      sideLabel={texts.summary}
      main={
        <>
          <StepHeading
            moved={moved}
            description={canCombine(services) ? texts.whatHint : undefined}
          >
            {texts.whatHeading}
          </StepHeading>
          {services.length === 0 ? (
            <EmptyState icon={<CalendarX />} title={texts.noServices}>
              {texts.noServicesBody}
            </EmptyState>
          ) : (
            <ServiceList
              handle={handle}
              services={services}
              checking={checking}
              onFixedStart={onFixedStart}
            />
          )}
          <FullServices booking={booking} services={services} />
          {booking.supportsItems && services.length > 0 && <ItemChoice handle={handle} />}
        </>
      }
      side={
        <>
          {services.length > 0 && (
            <Dock {...dockWords({ count, ...price, missingItem })}>
              <Button
                variant="primary"
                disabled={!ready || checking.length > 0}
                onClick={handle.forward}
              >
                {texts.continue}
              </Button>
            </Dock>
          )}
          <ProviderContact always={services.length === 0} />
        </>
      }
    />
  );
}

/** What the dock says: what is missing before anything else. */
function dockWords(dock: {
  count: number;
  price: number;
  prepaid: number;
  isWhole: boolean;
  missingItem: string | null;
}): {
  label: string | undefined;
  value: string | undefined;
  text: boolean;
} {
  const { count, prepaid, isWhole, missingItem } = dock;
  const price = prepaid > 0 ? prepaid : dock.price;
  if (count === 0) return { label: undefined, value: texts.nothingChosen, text: true };
  const label = texts.serviceCount(count);
  if (missingItem !== null) return { label, value: missingItem, text: true };
  return price > 0
    ? {
        label: prepaid > 0 ? texts.paysOnBooking : texts.paysOnSite(isWhole),
        value: formatEuros(price),
        text: false,
      }
    : { label, value: undefined, text: true };
}
