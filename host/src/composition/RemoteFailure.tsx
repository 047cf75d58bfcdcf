import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { texts } from './texts.ts';

/** Stands where a remote should be; the rest of the portal goes on. */
export function RemoteFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" data-remote-failure="">
      <Card>
        <Stack gap="normal">
          <Text as="h1" size="title">
            {texts.failedTitle}
          </Text>
          <Text tone="second">{texts.failedBody}</Text>
          <div>
            <Button onClick={onRetry}>{texts.retry}</Button>
          </div>
        </Stack>
      </Card>
    </div>
  );
}
