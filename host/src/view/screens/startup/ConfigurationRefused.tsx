import { Button } from '@portal/ui/Button';
import { CircleAlert } from '@portal/ui/icons/states/CircleAlert';
import { Stack } from '@portal/ui/Stack';
import { useEffect } from 'react';
import { useShell } from '../../useShell.ts';
import { MessageScreen } from '../MessageScreen.tsx';
import { startupTexts } from './startupTexts.ts';

/**
 * The configuration was refused: the browser goes back where it came from (SHL-63). In a new tab, or
 * when that leads nowhere else, there is a retry (C-68).
 */
export function ConfigurationRefused({ message }: { message: string | null }) {
  const { startup, domain } = useShell();
  const hasHistory = window.history.length > 1;
  useEffect(() => window.history.back(), []);
  return (
    <MessageScreen
      icon={<CircleAlert />}
      title={startupTexts.failedTitle}
      body={message ?? startupTexts.failedBody}
      foot={domain}
      action={
        <Stack gap="small">
          <Button variant="primary" block onClick={startup.retry}>
            {startupTexts.retry}
          </Button>
          {hasHistory && (
            <Button block onClick={() => window.history.back()}>
              {startupTexts.goBack}
            </Button>
          )}
        </Stack>
      }
    />
  );
}
