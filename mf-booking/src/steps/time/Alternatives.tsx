import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { MomentGrid } from './MomentGrid.tsx';
import { texts } from '../../texts.ts';
import type { WizardHandle } from '../../booking/useWizard.ts';

/** Free times near one that somebody else took first. */
export function Alternatives({ handle, today }: { handle: WizardHandle; today: string }) {
  const { alternatives } = handle.booking;
  return (
    <Stack gap="medium">
      <Text as="h2" size="card">
        {texts.taken}
      </Text>
      <MomentGrid handle={handle} label={texts.taken} moments={alternatives} today={today} />
    </Stack>
  );
}
