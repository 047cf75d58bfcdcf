import type { SchedulerConfig } from '@portal/api/work/createScheduleApi';
import { Skeleton } from '@portal/ui/Skeleton';
import { Stack } from '@portal/ui/Stack';
import { useState } from 'react';
import { MomentGrid } from './MomentGrid.tsx';
import { texts } from '../../texts.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

interface FirstTimesProps {
  handle: WizardHandle;
  /** The answer of the server; undefined while it is asked. */
  times: SchedulerConfig['first_free'] | undefined;
  isAsking: boolean;
  today: string;
}

/** The earliest free times, of which one tap takes one; the last known ones stay while others are asked for (C-814). */
export function FirstTimes({ handle, times, isAsking, today }: FirstTimesProps) {
  const [known, setKnown] = useState(times);
  if (times !== undefined && times !== known) setKnown(times);
  if (known === undefined && isAsking)
    return (
      <Stack gap="small">
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </Stack>
    );
  if (known === undefined || known.length === 0) return null;
  return (
    <MomentGrid
      handle={handle}
      label={texts.firstTimes}
      moments={known}
      today={today}
      first={texts.firstTime}
    />
  );
}
