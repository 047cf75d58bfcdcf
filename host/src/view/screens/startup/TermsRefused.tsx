import { Button } from '@portal/ui/Button';
import { CircleAlert } from '@portal/ui/icons/states/CircleAlert';
import { Stack } from '@portal/ui/Stack';
import { useShell } from '../../useShell.ts';
import { EndSession } from './EndSession.tsx';
import { MessageScreen } from '../MessageScreen.tsx';
import { startupTexts } from './startupTexts.ts';

/** The acceptance of the terms was refused for a reason that accepting does not change (C-67). */
export function TermsRefused({ message }: { message: string | null }) {
  const { startup } = useShell();
  return (
    <MessageScreen
      icon={<CircleAlert />}
      title={startupTexts.terms.refusedTitle}
      body={message ?? startupTexts.terms.refusedBody}
      action={
        <Stack gap="small">
          <Button variant="primary" block onClick={startup.retry}>
            {startupTexts.retry}
          </Button>
          <EndSession />
        </Stack>
      }
    />
  );
}
