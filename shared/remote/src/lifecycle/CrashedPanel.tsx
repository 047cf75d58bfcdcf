import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { texts } from '../texts.ts';

/** Says in the look of the portal that a view threw, with a retry. */
export function CrashedPanel({ onRetry }: { onRetry: () => void }) {
  return (
    <Card>
      <Stack gap="normal">
        <Text as="h1" size="title">
          {texts.crashedTitle}
        </Text>
        <Text tone="second">{texts.crashedBody}</Text>
        <Button onClick={onRetry}>{texts.retry}</Button>
      </Stack>
    </Card>
  );
}
