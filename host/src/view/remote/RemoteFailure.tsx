import type { FailureCode } from '@portal/contract/failureCodes';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useLayoutEffect } from 'react';
import { removeSkeleton } from '../screens/startup/removeSkeleton.ts';
import { texts } from '../../composition/texts.ts';

/** Stands where a remote should be, or should be by now; the rest of the portal goes on. */
export function RemoteFailure({
  isSlow = false,
  code,
  onRetry,
}: {
  isSlow?: boolean;
  code?: FailureCode | undefined;
  onRetry: () => void;
}) {
  useLayoutEffect(removeSkeleton, []);
  return (
    <div role={isSlow ? 'status' : 'alert'} data-remote-failure={code ?? ''}>
      <Card>
        <Stack gap="normal">
          <Text as="h1" size="title">
            {isSlow ? texts.slowTitle : texts.failedTitle}
          </Text>
          <Text tone="second">{isSlow ? texts.slowBody : texts.failedBody}</Text>
          <div>
            <Button onClick={onRetry}>{texts.retry}</Button>
          </div>
          {code !== undefined && (
            <Text size="caption" tone="second">
              {texts.code(code)}
            </Text>
          )}
        </Stack>
      </Card>
    </div>
  );
}
