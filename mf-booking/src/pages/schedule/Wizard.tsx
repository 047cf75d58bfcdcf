import type { BookableService } from '@portal/api/work/createScheduleApi';
import { useOnline } from '@portal/remote/useOnline';
import { usePortal } from '@portal/remote/usePortal';
import { Page } from '@portal/ui/Page';
import { StepBar } from '@portal/ui/StepBar';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ConfirmStep } from '../../steps/confirm/ConfirmStep.tsx';
import { LiteStep } from '../../steps/LiteStep.tsx';
import { ServiceStep } from '../../steps/service/ServiceStep.tsx';
import { texts } from '../../texts.ts';
import { TimeStep } from '../../steps/time/TimeStep.tsx';
import { useAvailabilityCheck } from '../../steps/confirm/useAvailabilityCheck.ts';
import { useWizard } from '../../booking/useWizard.ts';

interface WizardProps {
  services: readonly BookableService[];
  today: string;
  /** Services whose vacancies are looked up on opening. */
  check: readonly BookableService[];
  fromStart: boolean;
}

const STEPS = [1, 2, 3] as const;

/** The three steps (BKG-01); the step bar is hidden when the wizard is locked (BKG-26). */
export function Wizard({ services, today, check, fromStart }: WizardProps) {
  const { navigation } = usePortal();
  const online = useOnline();
  const handle = useWizard();
  const { booking, step, settled, handlesBack } = handle;
  const availability = useAvailabilityCheck(handle.dispatch);
  const moved = useRef(false);

  const settle = useEffectEvent(() => handle.replaceStep(step));
  useEffect(() => {
    if (!settled) settle();
  }, [settled, step]);

  // After the address was settled, so that a repeat has the last word on the step.
  const open = useEffectEvent(() => {
    if (fromStart && step !== 1) handle.replaceStep(1);
    for (const service of check) void availability.check(service);
    // A visitor has no session to keep a draft for (C-34); one that failed is created by the confirmation.
    if (!booking.isLite) void handle.ensureDraft(booking.itemId).catch(() => undefined);
  });
  useEffect(() => {
    open();
    // Effects of the first step ran before: only later ones take the focus.
    moved.current = true;
  }, []);

  const goBack = useEffectEvent(() => {
    handle.back();
    return true;
  });
  useEffect(
    () => (handlesBack ? navigation.interceptBack(() => goBack()) : undefined),
    [handlesBack, navigation],
  );

  const steps = STEPS.map((number) => ({
    label: texts.stepNames[number - 1] ?? '',
    onSelect: number < step ? () => handle.goTo(number) : undefined,
  }));

  return (
    <Page dock>
      {booking.lockedTo === null && (
        <StepBar label={texts.steps} steps={steps} current={step - 1} />
      )}
      {step === 1 && (
        <ServiceStep
          handle={handle}
          moved={moved}
          services={services}
          checking={availability.checking}
          onFixedStart={availability.check}
        />
      )}
      {step === 2 && <TimeStep handle={handle} moved={moved} today={today} online={online} />}
      {step === 3 && booking.isLite && <LiteStep handle={handle} moved={moved} today={today} />}
      {step === 3 && !booking.isLite && (
        <ConfirmStep handle={handle} moved={moved} today={today} online={online} />
      )}
    </Page>
  );
}
