import { createReminderApi } from '@portal/api/work/reminder/createReminderApi';
import { showApiError } from '@portal/remote/showApiError';
import { useAction } from '@portal/remote/useAction';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { texts } from './texts.ts';

/** The choice of STOP on the page that an SMS leads to (REM-10). */
export function StopSms({ id, number }: { id: string; number: string | null }) {
  const { overlays } = usePortal();
  const api = useApi(createReminderApi, 'calendar');
  const [stopped, setStopped] = useState<string | null>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const stop = useAction(
    async () => {
      const { message } = await api.stopSms(id);
      setStopped(message ?? null);
    },
    { onError: (error) => showApiError(overlays, error) },
  );
  useEffect(() => {
    // The button that had the focus is gone.
    if (stopped !== null) answer.current?.focus();
  }, [stopped]);
  if (stopped === null && number === null) return null;
  return (
    <Card title={texts.smsTitle}>
      <p ref={answer} role="status" tabIndex={-1}>
        {stopped}
      </p>
      {stopped === null && number !== null && (
        <Stack gap="small">
          <Text tone="second">{texts.stopsAt(number)}</Text>
          <Button size="small" block loading={stop.busy} onClick={() => stop.run()}>
            {texts.stopSms}
          </Button>
        </Stack>
      )}
    </Card>
  );
}
