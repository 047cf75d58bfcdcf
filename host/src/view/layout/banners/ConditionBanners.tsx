import { Banner } from '@portal/ui/Banner';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useAtomValue } from 'jotai';
import { clockOffAtom } from '../../../shell/state/clockOffAtom.ts';
import { cookiesBlockedAtom } from '../../../shell/state/cookiesBlockedAtom.ts';
import { suspendedAtom } from '../../../shell/state/suspendedAtom.ts';
import { waitingAtom } from '../../../shell/state/waitingAtom.ts';
import { withdrawnAtom } from '../../../shell/state/withdrawnAtom.ts';
import { SuspendedBanner } from '../../update/SuspendedBanner.tsx';
import { WithdrawnBanner } from '../../update/WithdrawnBanner.tsx';
import { conditionTexts } from './conditionTexts.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

function duration(minutes: number): string {
  const { minutes: inMinutes, hours, days } = conditionTexts.clockUnits;
  if (minutes >= DAY_MINUTES - HOUR_MINUTES) return days(Math.round(minutes / DAY_MINUTES));
  if (minutes >= HOUR_MINUTES) return hours(Math.round(minutes / HOUR_MINUTES));
  return inMinutes(minutes);
}

/**
 * What is wrong with this page, browser or device, and what the customer can do about it; first how many changes wait for
 * network (OFF-10), which is spoken once, by the queue.
 */
export default function ConditionBanners() {
  const waiting = useAtomValue(waitingAtom);
  const clockOff = useAtomValue(clockOffAtom);
  const cookiesBlocked = useAtomValue(cookiesBlockedAtom);
  const withdrawn = useAtomValue(withdrawnAtom);
  const suspended = useAtomValue(suspendedAtom);
  return (
    <Stack gap="small">
      {waiting > 0 && (
        <Text size="small" tone="second">
          {conditionTexts.waiting(waiting)}
        </Text>
      )}
      {withdrawn && (suspended ? <SuspendedBanner /> : <WithdrawnBanner />)}
      {cookiesBlocked && (
        <Banner tone="attention" title={conditionTexts.cookiesBlockedTitle} live>
          {conditionTexts.cookiesBlockedBody}
        </Banner>
      )}
      {clockOff !== 0 && (
        <Banner tone="attention" title={conditionTexts.clockTitle(clockOff > 0)} live>
          {conditionTexts.clockBody(duration(Math.abs(clockOff)))}
        </Banner>
      )}
    </Stack>
  );
}
