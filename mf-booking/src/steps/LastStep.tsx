import { formatEuros } from '@portal/domain/money/cents';
import { bookingPrice } from '../booking/bookingPrice.ts';
import { hasFixedStart } from '../booking/isExclusive.ts';
import { formatShortDate } from '@portal/remote/formatShortDate';
import { Dock } from '@portal/ui/Dock';
import { TwoColumns } from '@portal/ui/TwoColumns';
import type { ReactNode, RefObject } from 'react';
import { servicesTitle } from '../booked/booked.ts';
import { chosenMoment } from '../booking/bookingRequest.ts';
import { ChosenCard } from './ChosenCard.tsx';
import { ExpertChoice } from './confirm/ExpertChoice.tsx';
import { ItemChoice } from './item/ItemChoice.tsx';
import { PolicyCard } from './PolicyCard.tsx';
import { ProviderContact } from './ProviderContact.tsx';
import { StepHeading } from './StepHeading.tsx';
import { texts } from '../texts.ts';
import { useMissingItem } from './item/useMissingItem.ts';
import type { WizardHandle } from '../booking/useWizard.ts';

interface LastStepProps {
  handle: WizardHandle;
  moved: RefObject<boolean>;
  today: string;
  heading: string;
  /** What is asked for below the choices. */
  children: ReactNode;
  /** The button that ends the wizard. */
  action: ReactNode;
}

/** Step 3 of everybody: what was chosen and who does it, what it costs, and the way to the end. */
export function LastStep({ handle, moved, today, heading, children, action }: LastStepProps) {
  const { booking } = handle;
  const moment = chosenMoment(booking);
  const missingItem = useMissingItem(handle);
  const back = hasFixedStart(booking.selectedServices) ? 1 : 2;
  const { price, prepaid, isWhole } = bookingPrice(booking.selectedServices);
  return (
    <TwoColumns
      sideLabel={texts.summary}
      main={
        <>
          <StepHeading moved={moved}>{heading}</StepHeading>
          {moment && (
            <ChosenCard
              moment={moment}
              booking={booking}
              today={today}
              onChange={booking.lockedTo === 3 ? null : () => handle.goTo(back)}
            />
          )}
          {moment && <ExpertChoice handle={handle} moment={moment} />}
          {booking.lockedTo !== null && booking.supportsItems && <ItemChoice handle={handle} />}
          {children}
          {moment && <PolicyCard moment={moment} booking={booking} />}
        </>
      }
      side={
        <>
          <Dock
            label={
              prepaid > 0
                ? texts.paysNext
                : price > 0
                  ? texts.paysOnSite(isWhole)
                  : servicesTitle(booking.selectedServices)
            }
            value={
              missingItem !== null
                ? missingItem
                : price > 0
                  ? formatEuros(prepaid > 0 ? prepaid : price)
                  : moment
                    ? formatShortDate(moment.date, today, moment.time)
                    : undefined
            }
            text={price === 0 || missingItem !== null}
          >
            {action}
          </Dock>
          <ProviderContact />
        </>
      }
    />
  );
}
